import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { PaymentGateway } from '../orders/index.ts';
import { Refund, RefundRule } from './refund.entity.ts';

@ObjectType({ description: 'What the refund policy says of one purchase, by the terms it was bought with.' })
export class RefundRight {
  @Field(() => ID, { description: 'Of the order’s line: what requestRefund takes.' })
  id!: string;
  @Field(() => ID, { description: 'Of the course that was bought.' })
  courseId!: string;
  @Field({ description: 'The course’s title at the time.' })
  title!: string;
  @Field({ description: 'Of the order, for people to quote.' })
  orderNumber!: string;
  @Field(() => Vnd, { description: 'What was paid for it, in đồng, and would go back.' })
  amount!: number;
  @Field(() => DateTime, { description: 'When it was paid.' })
  paidAt!: Date;
  @Field(() => PaymentGateway, {
    nullable: true,
    description: 'The gateway that took the money; absent where none did.',
  })
  gateway?: PaymentGateway | null;
  @Field(() => Boolean, {
    description: 'Whether an account has to be named, as the money can’t go back the way it came.',
  })
  needsBankAccount!: boolean;
  @Field(() => RefundRule, { description: 'Whether the money can be asked back now, or why it can’t.' })
  rule!: RefundRule;
  @Field(() => DateTime, { description: 'Until when it can be asked back.' })
  deadline!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when it can be exchanged for another course; absent where it can’t.',
  })
  exchangeUntil?: Date | null;
  @Field(() => Int, { description: 'Days from the payment to the deadline.' })
  days!: number;
  @Field(() => Int, { description: 'The most of the course that was ever reached, in per cent.' })
  percent!: number;
  @Field(() => Int, { description: 'The most that may be reached, in per cent.' })
  mostPercent!: number;
  @Field(() => Int, {
    description: 'Lessons that can still be opened before the right is lost; 0 where it is lost.',
  })
  lessonsLeft!: number;
  @Field({ description: 'Whether a certificate was issued for the course.' })
  hasCertificate!: boolean;
  @Field(() => ID, { nullable: true, description: 'Of the refund, where it was asked for already.' })
  refundId?: string | null;
}

export const RefundRightPage = pageOf('RefundRightPage', () => RefundRight);
export const RefundPage = pageOf('RefundPage', () => Refund);

export enum RefundAction {
  CANCEL = 'CANCEL',
  APPEAL = 'APPEAL',
  ANSWER = 'ANSWER',
  DECIDE = 'DECIDE',
  RETRY = 'RETRY',
  CONFIRM = 'CONFIRM',
}
registerEnumType(RefundAction, {
  name: 'RefundAction',
  description: 'What a viewer may do with a refund now.',
  valuesConfig: {
    CANCEL: { description: 'Call it off: cancelRefund.' },
    APPEAL: { description: 'Ask to look at it once more: appealRefund.' },
    ANSWER: { description: 'Agree or disagree as its teacher: agreeToRefund, disagreeWithRefund.' },
    DECIDE: { description: 'Decide for the platform: approveRefund, rejectRefund.' },
    RETRY: { description: 'Have the money sent again: retryRefund.' },
    CONFIRM: { description: 'Say that the bank has sent it: confirmRefundTransfer.' },
  },
});

export enum RefundGroup {
  WAITING_FOR_TEACHER = 'WAITING_FOR_TEACHER',
  WAITING_FOR_PLATFORM = 'WAITING_FOR_PLATFORM',
  UNDER_WAY = 'UNDER_WAY',
  DONE = 'DONE',
}
registerEnumType(RefundGroup, {
  name: 'RefundGroup',
  description: 'Refunds that wait for the same.',
  valuesConfig: {
    WAITING_FOR_TEACHER: { description: 'The teacher has to answer first.' },
    WAITING_FOR_PLATFORM: {
      description: 'The platform has to decide, or to see to money that could not be sent.',
    },
    UNDER_WAY: { description: 'Granted; the money has not arrived yet.' },
    DONE: { description: 'Paid back, refused or called off.' },
  },
});

@ObjectType({ description: 'What speaks for looking closely at a refund. It refuses nothing.' })
export class RefundFlags {
  @Field({ description: 'Whether the buyer had asked often when they asked.' })
  isFlagged!: boolean;
  @Field(() => Int, { description: 'Refunds the buyer has asked for within `days`, this one included.' })
  asked!: number;
  @Field(() => Int, { description: 'Of how many days.' })
  days!: number;
  @Field(() => Int, { description: 'Courses that the buyer has paid for, ever.' })
  bought!: number;
  @Field(() => Int, { description: 'Of those, how many were paid back.' })
  refunded!: number;
}

@ObjectType({ description: 'How much of the course a buyer who wants the money back has studied.' })
export class RefundStudy {
  @Field(() => Int, { description: 'Lessons that are complete.' })
  completedLessons!: number;
  @Field(() => Int, { description: 'Lessons that the course has.' })
  totalLessons!: number;
  @Field(() => DateTime, { nullable: true, description: 'When it was studied last; absent if never.' })
  lastStudiedAt?: Date | null;
  @Field(() => String, { nullable: true, description: 'The lesson opened last; absent before the first.' })
  lastLesson?: string | null;
}
