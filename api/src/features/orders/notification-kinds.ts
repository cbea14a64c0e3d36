import { z } from 'zod';
import { EVERYWHERE, type KindsOf, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  BILL_SENT: {
    description: 'The bill of an order was sent to the buyer again on request.',
    params: z.object({ number: z.string(), total: z.number() }),
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}
