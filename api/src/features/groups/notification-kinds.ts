import { z } from 'zod';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  GROUP_MEETING: {
    description: 'A meeting of one’s study group was planned.',
    params: z.object({ group: z.string(), meeting: z.string() }),
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
