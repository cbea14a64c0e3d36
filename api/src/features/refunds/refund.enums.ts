import { registerEnumType } from 'type-graphql';

export enum RefundStatus {
  REQUESTED = 'REQUESTED',
  TEACHER_REVIEW = 'TEACHER_REVIEW',
  ADMIN_REVIEW = 'ADMIN_REVIEW',
  APPROVED = 'APPROVED',
  PROCESSING = 'PROCESSING',
  COMPLETED = 'COMPLETED',
  FAILED = 'FAILED',
  REJECTED = 'REJECTED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(RefundStatus, {
  name: 'RefundStatus',
  description: 'Status of a refund from the request to the payment.',
  valuesConfig: {
    REQUESTED: { description: 'Requested; the teacher has not been notified yet.' },
    TEACHER_REVIEW: { description: 'Awaits the teacher’s answer until `answerBy`.' },
    ADMIN_REVIEW: { description: 'Awaits the platform’s decision until `answerBy`.' },
    APPROVED: { description: 'Approved: the buyer is owed the money, and access is suspended.' },
    PROCESSING: { description: 'The money is being transferred.' },
    COMPLETED: { description: 'The money was returned, and the purchase no longer grants access.' },
    FAILED: { description: 'The money could not be sent. It is still owed, and an administrator must act.' },
    REJECTED: { description: 'Rejected for the reason in `decisionNote`. The buyer can appeal once.' },
    CANCELLED: { description: 'Cancelled by the buyer before the decision.' },
  },
});

/** Undecided states. The earning is frozen, and the buyer may cancel the refund. */
export const UNDECIDED: readonly RefundStatus[] = [
  RefundStatus.REQUESTED,
  RefundStatus.TEACHER_REVIEW,
  RefundStatus.ADMIN_REVIEW,
];

export enum RefundReason {
  NOT_AS_DESCRIBED = 'NOT_AS_DESCRIBED',
  WRONG_LEVEL = 'WRONG_LEVEL',
  HARD_TO_FOLLOW = 'HARD_TO_FOLLOW',
  BOUGHT_BY_MISTAKE = 'BOUGHT_BY_MISTAKE',
  OTHER = 'OTHER',
}
registerEnumType(RefundReason, {
  name: 'RefundReason',
  description: 'Buyer’s reason for a refund.',
  valuesConfig: {
    NOT_AS_DESCRIBED: { description: 'The content differs from the description.' },
    WRONG_LEVEL: { description: 'The course is too easy or too hard.' },
    HARD_TO_FOLLOW: { description: 'The picture or sound quality is poor.' },
    BOUGHT_BY_MISTAKE: { description: 'The buyer meant to buy another course.' },
    OTHER: { description: 'Another reason, given in the note.' },
  },
});

export enum RefundRule {
  ALLOWED = 'ALLOWED',
  ASKED_BEFORE = 'ASKED_BEFORE',
  NOT_PAID = 'NOT_PAID',
  WINDOW_OVER = 'WINDOW_OVER',
  CERTIFICATE_ISSUED = 'CERTIFICATE_ISSUED',
  STUDIED_TOO_MUCH = 'STUDIED_TOO_MUCH',
  IN_DISPUTE = 'IN_DISPUTE',
}
registerEnumType(RefundRule, {
  name: 'RefundRule',
  description: 'Current result of the refund policy for a purchase.',
  valuesConfig: {
    ALLOWED: { description: 'A refund can be requested now.' },
    ASKED_BEFORE: { description: 'A refund was already requested before.' },
    NOT_PAID: { description: 'Nothing was paid for it, or it was already refunded.' },
    WINDOW_OVER: { description: 'The refund period has ended.' },
    CERTIFICATE_ISSUED: { description: 'A certificate was issued for the course.' },
    STUDIED_TOO_MUCH: { description: 'The progress in the course exceeds the limit of the terms.' },
    IN_DISPUTE: { description: 'The buyer’s bank has taken the money back and has not decided yet.' },
  },
});

export enum RefundStepKind {
  REQUESTED = 'REQUESTED',
  ESCALATED = 'ESCALATED',
  TEACHER_AGREED = 'TEACHER_AGREED',
  TEACHER_DISAGREED = 'TEACHER_DISAGREED',
  FIRST_APPROVED = 'FIRST_APPROVED',
  SECOND_DISAGREED = 'SECOND_DISAGREED',
  ADMIN_AGREED = 'ADMIN_AGREED',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  APPEALED = 'APPEALED',
  CANCELLED = 'CANCELLED',
  SENT = 'SENT',
  SEND_FAILED = 'SEND_FAILED',
  RETRIED = 'RETRIED',
  EXCHANGED = 'EXCHANGED',
  CONFIRMED = 'CONFIRMED',
  COMPLETED = 'COMPLETED',
}
registerEnumType(RefundStepKind, {
  name: 'RefundStepKind',
  description: 'Kind of step in the history of a refund.',
  valuesConfig: {
    REQUESTED: { description: 'The buyer requested the refund.' },
    ESCALATED: { description: 'The teacher did not answer in time; the platform decides.' },
    TEACHER_AGREED: { description: 'The teacher approved the refund.' },
    TEACHER_DISAGREED: { description: 'The teacher rejected the refund; the platform decides.' },
    FIRST_APPROVED: { description: 'One administrator approved it; the amount needs a second approval.' },
    SECOND_DISAGREED: { description: 'A second administrator disagreed; the decision starts again.' },
    ADMIN_AGREED: { description: 'The platform approved the refund.' },
    APPROVED: { description: 'The refund was approved, and the buyer is owed the money.' },
    REJECTED: { description: 'The platform rejected the refund.' },
    APPEALED: { description: 'The buyer appealed against the rejection.' },
    CANCELLED: { description: 'The buyer cancelled the request.' },
    SENT: { description: 'The money was sent to the buyer.' },
    SEND_FAILED: { description: 'The money could not be sent.' },
    EXCHANGED: { description: 'The buyer took another course in exchange.' },
    RETRIED: { description: 'An administrator retried the transfer.' },
    CONFIRMED: { description: 'An administrator confirmed the bank transfer.' },
    COMPLETED: { description: 'The money was returned to the buyer.' },
  },
});

export enum RefundRole {
  BUYER = 'BUYER',
  TEACHER = 'TEACHER',
  ADMIN = 'ADMIN',
  SYSTEM = 'SYSTEM',
}
registerEnumType(RefundRole, {
  name: 'RefundRole',
  description: 'Role in which a step of a refund was taken.',
  valuesConfig: {
    BUYER: { description: 'The buyer of the course.' },
    TEACHER: { description: 'The teacher of the course.' },
    ADMIN: { description: 'An administrator of the platform.' },
    SYSTEM: { description: 'A scheduled job or a gateway.' },
  },
});
