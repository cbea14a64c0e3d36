import { z } from 'zod';
import { formatVnd } from '../../platform/i18n/formats.ts';
import { translate } from '../../platform/i18n/messages/index.ts';
import { gatewayName, PaymentDoubt } from '../orders/index.ts';
import { EVERYWHERE, type KindsOf, type NotificationKindTable } from '../support/index.ts';

export const notificationKinds = {
  PAYMENT_IN_DOUBT: {
    description: 'A payment of the buyer’s order is being checked.',
    params: z.object({ number: z.string(), doubt: z.enum(PaymentDoubt), answerBy: z.iso.datetime() }),
    defaults: EVERYWHERE,
    text: (locale, params) => ({
      title: translate(locale, 'notification.PAYMENT_IN_DOUBT.title', params),
      text: `${translate(locale, `billing.doubt.${params.doubt as PaymentDoubt}`)} ${translate(locale, 'notification.PAYMENT_IN_DOUBT.text', params)}`,
    }),
  },
  PAYMENT_REST_WANTED: {
    description: 'The buyer’s order is underpaid, and the rest is requested.',
    params: z.object({
      number: z.string(),
      received: z.number(),
      missing: z.number(),
      until: z.iso.datetime(),
    }),
    defaults: EVERYWHERE,
  },
  PAYMENT_REST_MISSED: {
    description:
      'The rest of the buyer’s underpaid order did not arrive in time; the received money is returned.',
    params: z.object({ number: z.string(), received: z.number() }),
    defaults: EVERYWHERE,
  },
  PAYMENT_TO_CHECK: {
    description: 'An administrator must check a payment of a buyer’s order.',
    params: z.object({
      number: z.string(),
      doubt: z.enum(PaymentDoubt),
      gateway: z.string(),
      expected: z.number(),
      /** 0 if the gateway does not report it. */
      received: z.number(),
      answerBy: z.iso.datetime(),
    }),
    defaults: EVERYWHERE,
    concerns: 'order:read-any',
    text: (locale, { doubt, gateway, received, ...params }) => ({
      title: translate(locale, 'notification.PAYMENT_TO_CHECK.title', params),
      text: translate(locale, 'notification.PAYMENT_TO_CHECK.text', {
        ...params,
        doubt: translate(locale, `billing.doubtForStaff.${doubt as PaymentDoubt}`),
        gateway: gatewayName(gateway!),
        received: Number(received)
          ? formatVnd(locale, Number(received))
          : translate(locale, 'billing.receivedUnknown'),
      }),
    }),
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}
