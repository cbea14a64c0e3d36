import { z } from 'zod';
import { IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  COURSE_CHECKED: {
    description: 'The provider has read a course that one asked it to read, or could not.',
    params: z.object({
      course: z.string(),
      marks: z.number(),
      outcome: z.enum(['MARKED', 'NOTHING', 'FAILED']),
    }),
    defaults: IN_APP_ONLY,
    concerns: 'assistant:use',
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
