import { z } from 'zod';
import { EVERYWHERE, type NotificationKindTable } from '../../support/index.ts';

export const notificationKinds = {
  PROGRESS_OVERRIDDEN: {
    description: 'A teacher set a lesson complete for one, or back to its beginning.',
    params: z.object({
      course: z.string(),
      lesson: z.string(),
      outcome: z.enum(['COMPLETE', 'RESET']),
      reason: z.string(),
    }),
    defaults: EVERYWHERE,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
