import { z } from 'zod';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../../support/index.ts';

export const notificationKinds = {
  RATING_RECEIVED: {
    description: 'A student rated one’s course.',
    params: z.object({ course: z.string(), stars: z.number().int() }),
    defaults: IN_APP_ONLY,
    concerns: 'course:create',
  },
  RATING_REPLIED: {
    description: 'A teacher answered one’s rating.',
    params: z.object({ course: z.string() }),
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
