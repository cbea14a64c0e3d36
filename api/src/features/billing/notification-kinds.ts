import { z } from 'zod';
import { translate } from '../../platform/messages/index.ts';
import { sayTime, sayVnd } from '../../platform/say.ts';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';
import { GATEWAY_NAMES, PaymentDoubt, type PaymentGateway } from './order.enums.ts';

export const notificationKinds = {
  ORDER_PAID: {
    description: 'The money for one’s order came.',
    params: z.object({ number: z.string(), course: z.string() }),
    defaults: EVERYWHERE,
  },
  PAYMENT_IN_DOUBT: {
    description: 'People look into a payment of one’s order.',
    params: z.object({ number: z.string(), doubt: z.enum(PaymentDoubt), answerBy: z.iso.datetime() }),
    defaults: EVERYWHERE,
    text: (locale, { number, doubt, answerBy }) => {
      const values = { number: number!, answerBy: sayTime(locale, new Date(answerBy!)) };
      return {
        title: translate(locale, 'notification.PAYMENT_IN_DOUBT.title', values),
        text: `${translate(locale, `billing.doubt.${doubt as PaymentDoubt}`)} ${translate(locale, 'notification.PAYMENT_IN_DOUBT.text', values)}`,
      };
    },
  },
  PAYMENT_TO_CHECK: {
    description: 'A payment of somebody’s order has to be looked into.',
    params: z.object({
      number: z.string(),
      doubt: z.enum(PaymentDoubt),
      gateway: z.string(),
      expected: z.number(),
      /** 0 where the gateway does not say. */
      received: z.number(),
      answerBy: z.iso.datetime(),
    }),
    defaults: EVERYWHERE,
    concerns: 'order:read-any',
    text: (locale, { number, doubt, gateway, expected, received, answerBy }) => ({
      title: translate(locale, 'notification.PAYMENT_TO_CHECK.title', { number: number! }),
      text: translate(locale, 'notification.PAYMENT_TO_CHECK.text', {
        doubt: translate(locale, `billing.doubtForStaff.${doubt as PaymentDoubt}`),
        gateway: GATEWAY_NAMES[gateway as PaymentGateway] ?? gateway!,
        expected: sayVnd(Number(expected)),
        received: Number(received) ? sayVnd(Number(received)) : translate(locale, 'billing.receivedUnknown'),
        answerBy: sayTime(locale, new Date(answerBy!)),
      }),
    }),
  },
  ENROLLED: {
    description: 'One may study a course.',
    params: z.object({ course: z.string() }),
    defaults: IN_APP_ONLY,
  },
  COURSE_SOLD: {
    description: 'One’s course has a new student.',
    params: z.object({ course: z.string() }),
    defaults: IN_APP_ONLY,
    concerns: 'course:create',
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
