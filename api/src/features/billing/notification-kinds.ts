import { z } from 'zod';
import { translate } from '../../platform/i18n/messages/index.ts';
import { sayTime, sayVnd } from '../../platform/i18n/say.ts';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';
import { DisputeStatus } from './disputes/dispute.enums.ts';
import { GATEWAY_NAMES, PaymentDoubt, type PaymentGateway } from './order.enums.ts';
import { notificationKinds as ofPackages } from './packages/notification-kinds.ts';
import { RefundStatus } from './refunds/refund.enums.ts';
import { notificationKinds as ofWishlists } from './wishlist/notification-kinds.ts';

export const notificationKinds = {
  ...ofPackages,
  ...ofWishlists,
  ORDER_PAID: {
    description: 'The money for one’s order came.',
    params: z.object({ number: z.string(), course: z.string() }),
    defaults: EVERYWHERE,
  },
  BILL_SENT: {
    description: 'The bill of an order was sent to one again, as was asked for.',
    params: z.object({ number: z.string(), total: z.number() }),
    defaults: EVERYWHERE,
    text: (locale, { number, total }) => {
      const values = { number: number!, total: sayVnd(Number(total)) };
      return {
        title: translate(locale, 'notification.BILL_SENT.title', values),
        text: translate(locale, 'notification.BILL_SENT.text', values),
      };
    },
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
  PAYMENT_REST_WANTED: {
    description: 'Less than the price of one’s order came: the rest is asked for.',
    params: z.object({
      number: z.string(),
      received: z.number(),
      missing: z.number(),
      until: z.iso.datetime(),
    }),
    defaults: EVERYWHERE,
    text: (locale, { number, received, missing, until }) => {
      const values = {
        number: number!,
        received: sayVnd(Number(received)),
        missing: sayVnd(Number(missing)),
        until: sayTime(locale, new Date(until!)),
      };
      return {
        title: translate(locale, 'notification.PAYMENT_REST_WANTED.title', values),
        text: translate(locale, 'notification.PAYMENT_REST_WANTED.text', values),
      };
    },
  },
  PAYMENT_REST_MISSED: {
    description: 'The rest of the price of one’s order did not come in time; what came goes back.',
    params: z.object({ number: z.string(), received: z.number() }),
    defaults: EVERYWHERE,
    text: (locale, { number, received }) => {
      const values = { number: number!, received: sayVnd(Number(received)) };
      return {
        title: translate(locale, 'notification.PAYMENT_REST_MISSED.title', values),
        text: translate(locale, 'notification.PAYMENT_REST_MISSED.text', values),
      };
    },
  },
  PAYMENT_TO_CHECK: {
    description: 'A payment of a buyer’s order has to be looked into.',
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
  REFUND_REQUESTED: {
    description: 'A buyer of one’s course wants the money back.',
    params: z.object({
      number: z.string(),
      course: z.string(),
      amount: z.number(),
      answerBy: z.iso.datetime(),
    }),
    defaults: EVERYWHERE,
    concerns: 'refund:answer',
    text: (locale, { number, course, amount, answerBy }) => ({
      title: translate(locale, 'notification.REFUND_REQUESTED.title', { course: course! }),
      text: translate(locale, 'notification.REFUND_REQUESTED.text', {
        number: number!,
        amount: sayVnd(Number(amount)),
        answerBy: sayTime(locale, new Date(answerBy!)),
      }),
    }),
  },
  REFUND_TO_DECIDE: {
    description: 'A refund waits for the platform’s decision.',
    params: z.object({
      number: z.string(),
      course: z.string(),
      amount: z.number(),
      answerBy: z.iso.datetime(),
    }),
    defaults: EVERYWHERE,
    concerns: 'refund:decide',
    text: (locale, { number, course, amount, answerBy }) => ({
      title: translate(locale, 'notification.REFUND_TO_DECIDE.title', { number: number! }),
      text: translate(locale, 'notification.REFUND_TO_DECIDE.text', {
        course: course!,
        amount: sayVnd(Number(amount)),
        answerBy: sayTime(locale, new Date(answerBy!)),
      }),
    }),
  },
  REFUND_MOVED: {
    description: 'A refund that one asked for is a step further.',
    params: z.object({
      number: z.string(),
      course: z.string(),
      amount: z.number(),
      status: z.enum(RefundStatus),
    }),
    defaults: EVERYWHERE,
    text: (locale, { number, course, amount, status }) => ({
      title: translate(locale, `billing.refundStatus.${status as RefundStatus}`, { number: number! }),
      text: translate(locale, 'notification.REFUND_MOVED.text', {
        course: course!,
        amount: sayVnd(Number(amount)),
      }),
    }),
  },
  REFUND_DECIDED: {
    description: 'It was decided whether a buyer of one’s course gets the money back.',
    params: z.object({
      number: z.string(),
      course: z.string(),
      amount: z.number(),
      status: z.enum(RefundStatus),
    }),
    defaults: IN_APP_ONLY,
    concerns: 'refund:answer',
    text: (locale, { number, course, amount, status }) => ({
      title: translate(locale, `billing.refundStatus.${status as RefundStatus}`, { number: number! }),
      text: translate(locale, 'notification.REFUND_MOVED.text', {
        course: course!,
        amount: sayVnd(Number(amount)),
      }),
    }),
  },
  COURSE_EXCHANGED: {
    description: 'A bought course was exchanged for another one.',
    params: z.object({ from: z.string(), course: z.string(), paid: z.number(), returned: z.number() }),
    defaults: EVERYWHERE,
    text: (locale, { from, course, paid, returned }) => ({
      title: translate(locale, 'notification.COURSE_EXCHANGED.title', { course: course! }),
      text: translate(
        locale,
        Number(returned) > 0
          ? 'notification.COURSE_EXCHANGED.returned'
          : Number(paid) > 0
            ? 'notification.COURSE_EXCHANGED.paid'
            : 'notification.COURSE_EXCHANGED.text',
        { from: from!, amount: sayVnd(Number(returned) || Number(paid)) },
      ),
    }),
  },
  SALE_EXCHANGED: {
    description: 'A buyer took another course for one’s own.',
    params: z.object({ course: z.string(), amount: z.number() }),
    defaults: IN_APP_ONLY,
    concerns: 'refund:answer',
    text: (locale, { course, amount }) => ({
      title: translate(locale, 'notification.SALE_EXCHANGED.title', { course: course! }),
      text: translate(locale, 'notification.SALE_EXCHANGED.text', { amount: sayVnd(Number(amount)) }),
    }),
  },
  DISPUTE_MOVED: {
    description: 'The bank of a buyer of one’s course took the money back, or has decided about it.',
    params: z.object({
      number: z.string(),
      course: z.string(),
      amount: z.number(),
      status: z.enum(DisputeStatus),
    }),
    defaults: EVERYWHERE,
    concerns: 'refund:answer',
    text: (locale, { number, course, amount, status }) => ({
      title: translate(locale, `billing.disputeStatus.${status as DisputeStatus}`, { number: number! }),
      text: translate(locale, 'notification.REFUND_MOVED.text', {
        course: course!,
        amount: sayVnd(Number(amount)),
      }),
    }),
  },
  REFUND_NOT_SENT: {
    description: 'The money of a refund could not be sent.',
    params: z.object({ number: z.string(), course: z.string(), amount: z.number() }),
    defaults: EVERYWHERE,
    concerns: 'refund:decide',
    text: (locale, { number, course, amount }) => ({
      title: translate(locale, 'notification.REFUND_NOT_SENT.title', { number: number! }),
      text: translate(locale, 'notification.REFUND_MOVED.text', {
        course: course!,
        amount: sayVnd(Number(amount)),
      }),
    }),
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
