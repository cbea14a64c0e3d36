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
  description: 'Where a refund is between asked for and paid back.',
  valuesConfig: {
    REQUESTED: { description: 'Asked for; the teacher was not told yet.' },
    TEACHER_REVIEW: { description: 'The teacher answers, until `answerBy`.' },
    ADMIN_REVIEW: { description: 'The platform decides, until `answerBy`.' },
    APPROVED: { description: 'Granted: the buyer is owed the money, and access rests.' },
    PROCESSING: { description: 'The money is on its way.' },
    COMPLETED: { description: 'The money went back; the course is given back.' },
    FAILED: { description: 'The money could not be sent; it is still owed, and people look into it.' },
    REJECTED: { description: 'Refused for `decisionNote`; it can be appealed once.' },
    CANCELLED: { description: 'Called off by the buyer.' },
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
  description: 'Why a buyer wants the money back.',
  valuesConfig: {
    NOT_AS_DESCRIBED: { description: 'The content is not what was described.' },
    WRONG_LEVEL: { description: 'It is too easy or too hard.' },
    HARD_TO_FOLLOW: { description: 'Picture or sound are hard to follow.' },
    BOUGHT_BY_MISTAKE: { description: 'Another course was meant.' },
    OTHER: { description: 'Something else, said in the note.' },
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
  description: 'What the refund policy says of a purchase now.',
  valuesConfig: {
    ALLOWED: { description: 'The money can be asked back.' },
    ASKED_BEFORE: { description: 'It was asked for already.' },
    NOT_PAID: { description: 'Nothing was paid for it, or it was paid back.' },
    WINDOW_OVER: { description: 'The days in which it could be asked back are over.' },
    CERTIFICATE_ISSUED: { description: 'A certificate was issued for the course.' },
    STUDIED_TOO_MUCH: { description: 'More of it was handed out than the terms allow.' },
    IN_DISPUTE: { description: 'The buyer’s bank has taken the money back, and decides about it.' },
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
  description: 'What happened to a refund.',
  valuesConfig: {
    REQUESTED: { description: 'The buyer asked for it.' },
    ESCALATED: { description: 'The teacher did not answer in time: the platform decides.' },
    TEACHER_AGREED: { description: 'The money goes back with the teacher’s consent.' },
    TEACHER_DISAGREED: { description: 'The teacher disagreed: the platform decides.' },
    FIRST_APPROVED: { description: 'One administrator agreed; its amount needs a second one.' },
    SECOND_DISAGREED: { description: 'Another administrator disagreed: it is decided from the start.' },
    ADMIN_AGREED: { description: 'The platform agreed to it.' },
    APPROVED: { description: 'It was granted: the buyer is owed the money.' },
    REJECTED: { description: 'The platform refused it.' },
    APPEALED: { description: 'The buyer asked to look at it once more.' },
    CANCELLED: { description: 'The buyer called it off.' },
    SENT: { description: 'The money was sent.' },
    SEND_FAILED: { description: 'The money could not be sent.' },
    EXCHANGED: { description: 'The buyer took another course for it.' },
    RETRIED: { description: 'An administrator had it sent again.' },
    CONFIRMED: { description: 'An administrator confirmed the bank transfer.' },
    COMPLETED: { description: 'The money has gone back.' },
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
  description: 'Who did something to a refund.',
  valuesConfig: {
    BUYER: { description: 'Who bought the course.' },
    TEACHER: { description: 'Who teaches the course.' },
    ADMIN: { description: 'An administrator of the platform.' },
    SYSTEM: { description: 'The clock, or a gateway.' },
  },
});
