import { defineEnum } from '../../graphql/define-enum.ts';

export const RefundStatus = defineEnum(
  'RefundStatus',
  'Status of a refund from the request to the payment.',
  {
    REQUESTED: 'Requested; the teacher has not been notified yet.',
    TEACHER_REVIEW: 'Awaits the teacher’s answer until `answerBy`.',
    ADMIN_REVIEW: 'Awaits the platform’s decision until `answerBy`.',
    APPROVED: 'Approved: the buyer is owed the money, and access is suspended.',
    PROCESSING: 'The money is being transferred.',
    COMPLETED: 'The money was returned, and the purchase no longer grants access.',
    FAILED: 'The money could not be sent. It is still owed, and an administrator must act.',
    REJECTED: 'Rejected for the reason in `decisionNote`. The buyer can appeal once.',
    CANCELLED: 'Cancelled by the buyer before the decision.',
  },
);
export type RefundStatus = keyof typeof RefundStatus;

/** Undecided states. The earning is frozen, and the buyer may cancel the refund. */
export const UNDECIDED: readonly RefundStatus[] = [
  RefundStatus.REQUESTED,
  RefundStatus.TEACHER_REVIEW,
  RefundStatus.ADMIN_REVIEW,
];

export const RefundReason = defineEnum('RefundReason', 'Buyer’s reason for a refund.', {
  NOT_AS_DESCRIBED: 'The content differs from the description.',
  WRONG_LEVEL: 'The course is too easy or too hard.',
  HARD_TO_FOLLOW: 'The picture or sound quality is poor.',
  BOUGHT_BY_MISTAKE: 'The buyer meant to buy another course.',
  OTHER: 'Another reason, given in the note.',
});
export type RefundReason = keyof typeof RefundReason;

export const RefundRule = defineEnum('RefundRule', 'Current result of the refund policy for a purchase.', {
  ALLOWED: 'A refund can be requested now.',
  ASKED_BEFORE: 'A refund was already requested before.',
  NOT_PAID: 'Nothing was paid for it, or it was already refunded.',
  WINDOW_OVER: 'The refund period has ended.',
  CERTIFICATE_ISSUED: 'A certificate was issued for the course.',
  STUDIED_TOO_MUCH: 'The progress in the course exceeds the limit of the terms.',
  IN_DISPUTE: 'The buyer’s bank has taken the money back and has not decided yet.',
});
export type RefundRule = keyof typeof RefundRule;

export const RefundStepKind = defineEnum('RefundStepKind', 'Kind of step in the history of a refund.', {
  REQUESTED: 'The buyer requested the refund.',
  ESCALATED: 'The teacher did not answer in time; the platform decides.',
  TEACHER_AGREED: 'The teacher approved the refund.',
  TEACHER_DISAGREED: 'The teacher rejected the refund; the platform decides.',
  FIRST_APPROVED: 'One administrator approved it; the amount needs a second approval.',
  SECOND_DISAGREED: 'A second administrator disagreed; the decision starts again.',
  ADMIN_AGREED: 'The platform approved the refund.',
  APPROVED: 'The refund was approved, and the buyer is owed the money.',
  REJECTED: 'The platform rejected the refund.',
  APPEALED: 'The buyer appealed against the rejection.',
  CANCELLED: 'The buyer cancelled the request.',
  SENT: 'The money was sent to the buyer.',
  SEND_FAILED: 'The money could not be sent.',
  RETRIED: 'An administrator retried the transfer.',
  EXCHANGED: 'The buyer took another course in exchange.',
  CONFIRMED: 'An administrator confirmed the bank transfer.',
  COMPLETED: 'The money was returned to the buyer.',
});
export type RefundStepKind = keyof typeof RefundStepKind;

export const RefundRole = defineEnum('RefundRole', 'Role in which a step of a refund was taken.', {
  BUYER: 'The buyer of the course.',
  TEACHER: 'The teacher of the course.',
  ADMIN: 'An administrator of the platform.',
  SYSTEM: 'A scheduled job or a gateway.',
});
export type RefundRole = keyof typeof RefundRole;
