import { z } from 'zod';
import { EVERYWHERE, type NotificationKindTable } from '../../support/index.ts';

export const notificationKinds = {
  ACCESS_ENDS: {
    description: 'Access that one bought for a time ends within a week, or within a day.',
    params: z.object({ course: z.string(), days: z.int(), endsAt: z.string() }),
    defaults: EVERYWHERE,
    variant: ({ days }: { days: number }) => (days > 1 ? 'WEEK' : 'DAY'),
  },
  ACCESS_ENDED: {
    description: 'Access that one bought for a time is over.',
    params: z.object({ course: z.string() }),
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
