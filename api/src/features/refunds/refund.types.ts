import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { createPageType } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import { PaymentGateway } from '../orders/index.ts';
import { Refund, RefundRule } from './refund.entity.ts';

@ObjectType({ description: 'Result of the refund policy for one purchase, by the terms of the purchase.' })
export class RefundRight {
  @Field(() => ID, { description: 'ID of the order line, for requestRefund.' })
  id!: string;
  @Field(() => ID, { description: 'ID of the bought course.' })
  courseId!: string;
  @Field({ description: 'Title of the course at the time of the order.' })
  title!: string;
  @Field({ description: 'Number of the order, to quote.' })
  orderNumber!: string;
  @Field(() => Vnd, { description: 'Paid amount that would be refunded, in đồng.' })
  amount!: number;
  @Field(() => DateTime, { description: 'Time of the payment.' })
  paidAt!: Date;
  @Field(() => PaymentGateway, { nullable: true, description: 'Gateway of the payment. Null without one.' })
  gateway?: PaymentGateway | null;
  @Field(() => Boolean, {
    description: 'True if a bank account is required, because the original payment method cannot be used.',
  })
  needsBankAccount!: boolean;
  @Field(() => RefundRule, { description: 'Result: a refund can be requested, or the reason why not.' })
  rule!: RefundRule;
  @Field(() => DateTime, { description: 'Time until which a refund can be requested.' })
  deadline!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time until which the course can be exchanged. Null if it cannot.',
  })
  exchangeUntil?: Date | null;
  @Field(() => Int, { description: 'Number of days from the payment to the deadline.' })
  days!: number;
  @Field(() => Int, { description: 'Share of the lessons that the buyer has ever opened, in per cent.' })
  percent!: number;
  @Field(() => Int, { description: 'Maximum share of opened lessons for a refund, in per cent.' })
  mostPercent!: number;
  @Field(() => Int, {
    description: 'Number of lessons that can still be opened before the right is lost. 0 if it is lost.',
  })
  lessonsLeft!: number;
  @Field({ description: 'True if a certificate was issued for the course.' })
  hasCertificate!: boolean;
  @Field(() => ID, { nullable: true, description: 'ID of the refund, if one was requested. Otherwise null.' })
  refundId?: string | null;
}

export const RefundRightPage = createPageType('RefundRightPage', () => RefundRight);
export const RefundPage = createPageType('RefundPage', () => Refund);

export const RefundAction = defineEnum('RefundAction', 'Action that a viewer may take on a refund.', {
  CANCEL: 'Cancel the refund with cancelRefund.',
  APPEAL: 'Appeal against the rejection with appealRefund.',
  ANSWER: 'Approve or reject as the teacher with agreeToRefund or disagreeWithRefund.',
  DECIDE: 'Decide for the platform with approveRefund or rejectRefund.',
  RETRY: 'Retry the transfer with retryRefund.',
  CONFIRM: 'Confirm the bank transfer with confirmRefundTransfer.',
});
export type RefundAction = keyof typeof RefundAction;

export const RefundGroup = defineEnum('RefundGroup', 'Group of refunds by pending action.', {
  WAITING_FOR_TEACHER: 'The teacher must answer first.',
  WAITING_FOR_PLATFORM: 'The platform must decide, or act on a failed transfer.',
  UNDER_WAY: 'Approved; the money has not arrived yet.',
  DONE: 'Completed, rejected or cancelled.',
});
export type RefundGroup = keyof typeof RefundGroup;

@ObjectType({ description: 'Hints for a closer check of a refund. They reject nothing.' })
export class RefundFlags {
  @Field({ description: 'True if the buyer had requested refunds frequently at the time of the request.' })
  isFlagged!: boolean;
  @Field(() => Int, {
    description: 'Number of refunds that the buyer requested within `days`, including this one.',
  })
  asked!: number;
  @Field(() => Int, { description: 'Length of the counted period in days.' })
  days!: number;
  @Field(() => Int, { description: 'Number of paid courses that the buyer has ever bought.' })
  bought!: number;
  @Field(() => Int, { description: 'Number of completed refunds of the buyer.' })
  refunded!: number;
}

@ObjectType({ description: 'Progress of the buyer in the course of the refund.' })
export class RefundStudy {
  @Field(() => Int, { description: 'Number of completed lessons.' })
  completedLessons!: number;
  @Field(() => Int, { description: 'Number of lessons in the course.' })
  totalLessons!: number;
  @Field(() => DateTime, { nullable: true, description: 'Time of the latest study. Null if never studied.' })
  lastStudiedAt?: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'Title of the lesson opened last. Null before the first one.',
  })
  lastLesson?: string | null;
}
