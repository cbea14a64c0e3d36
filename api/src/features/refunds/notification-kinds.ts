import { z } from 'zod';
import { translate } from '../../platform/i18n/messages/index.ts';
import { EVERYWHERE, IN_APP_ONLY, type KindsOf, type NotificationKindTable } from '../support/index.ts';
import { RefundStatus } from './refund.enums.ts';

const describeStatus: NotificationKindTable[string]['text'] = (locale, params) => ({
  title: translate(locale, `billing.refundStatus.${params.status as RefundStatus}`, params),
  text: translate(locale, 'notification.REFUND_MOVED.text', params),
});

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
    text: describeStatus,
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
    text: describeStatus,
  },
  REFUND_NOT_SENT: {
    description: 'The money of a refund could not be sent.',
    params: z.object({ number: z.string(), course: z.string(), amount: z.number() }),
    defaults: EVERYWHERE,
    concerns: 'refund:decide',
    text: (locale, params) => ({
      title: translate(locale, 'notification.REFUND_NOT_SENT.title', params),
      text: translate(locale, 'notification.REFUND_MOVED.text', params),
    }),
  },
} as const satisfies NotificationKindTable;

declare module '../support/notification-kinds.ts' {
  interface NotificationKinds extends KindsOf<typeof notificationKinds> {}
}
