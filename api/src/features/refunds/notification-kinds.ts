import { z } from 'zod';
import { formatTime, formatVnd } from '../../platform/i18n/formats.ts';
import { translate } from '../../platform/i18n/messages/index.ts';
import { EVERYWHERE, IN_APP_ONLY, type NotificationKindTable } from '../support/index.ts';
import { RefundStatus } from './refund.enums.ts';

export const notificationKinds = {
  REFUND_REQUESTED: {
    description: 'A buyer of the teacher’s course requested a refund.',
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
        amount: formatVnd(locale, Number(amount)),
        answerBy: formatTime(locale, new Date(answerBy!)),
      }),
    }),
  },
  REFUND_TO_DECIDE: {
    description: 'A refund awaits the platform’s decision.',
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
        amount: formatVnd(locale, Number(amount)),
        answerBy: formatTime(locale, new Date(answerBy!)),
      }),
    }),
  },
  REFUND_MOVED: {
    description: 'The status of the buyer’s refund changed.',
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
        amount: formatVnd(locale, Number(amount)),
      }),
    }),
  },
  REFUND_DECIDED: {
    description: 'A refund of the teacher’s course was approved or rejected.',
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
        amount: formatVnd(locale, Number(amount)),
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
        amount: formatVnd(locale, Number(amount)),
      }),
    }),
  },
} as const satisfies NotificationKindTable;

type Own = typeof notificationKinds;
declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends Own {}
}
