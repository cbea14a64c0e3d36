import { z } from 'zod';
import { EVERYWHERE, type KindsOf, type NotificationKindTable } from '../support/index.ts';

const params = z.object({ number: z.string(), item: z.string(), amount: z.number() });

export const notificationKinds = {
  E_INVOICE_ISSUED: {
    description:
      'The tax office accepted the e-invoice of a purchase, or of the platform’s fee from a teacher’s sales.',
    params,
    defaults: EVERYWHERE,
  },
  E_INVOICE_ADJUSTED: {
    description: 'The tax office accepted an e-invoice that lowers an earlier one after a refund.',
    params,
    defaults: EVERYWHERE,
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}
