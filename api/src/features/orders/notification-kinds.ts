import { z } from 'zod';
import { formatVnd } from '../../platform/i18n/formats.ts';
import { translate } from '../../platform/i18n/messages/index.ts';
import { EVERYWHERE, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  BILL_SENT: {
    description: 'The bill of an order was sent to the buyer again on request.',
    params: z.object({ number: z.string(), total: z.number() }),
    defaults: EVERYWHERE,
    text: (locale, { number, total }) => {
      const values = { number: number!, total: formatVnd(locale, Number(total)) };
      return {
        title: translate(locale, 'notification.BILL_SENT.title', values),
        text: translate(locale, 'notification.BILL_SENT.text', values),
      };
    },
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
