import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../../support/index.ts';

export const notificationKinds = {
  COURSE_MESSAGE: {
    description: 'A teacher wrote to the students of a course.',
    params: z.object({ course: z.string(), title: z.string(), text: z.string() }),
    defaults: EVERYWHERE,
  },
  LESSONS_ADDED: {
    description: 'A course that one studies has got new lessons.',
    params: z.object({ course: z.string(), lesson: z.string(), count: z.int() }),
    defaults: IN_APP_ONLY,
    variant: ({ count }: { count: number }) => (count > 1 ? 'SEVERAL' : 'ONE'),
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
