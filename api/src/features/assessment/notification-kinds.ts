import { z } from 'zod';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  QUIZ_MARKED: {
    description: 'A teacher has marked the last open answer of one’s quiz.',
    params: z.object({ lesson: z.string(), score: z.int(), outcome: z.enum(['PASSED', 'NOT_PASSED']) }),
    defaults: EVERYWHERE,
    variant: ({ outcome }: { outcome: string }) => outcome,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
