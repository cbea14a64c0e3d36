import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { daysAfter } from '../../platform/i18n/dates.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { grantRefund } from './grant-refund.ts';
import { assertStatus, changeRefund } from './load-refund.ts';
import { notifyBuyer, notifyPlatform } from './notify-refund.ts';
import { recordStep } from './record-step.ts';
import { RefundStatus, RefundStepKind } from './refund.entity.ts';
import { assertTeacher } from './refund.policy.ts';
import { REFUND_ANSWER_DAYS } from './settings.ts';

@InputType({ description: 'The teacher’s approval of a refund.' })
export class AgreeToRefundInput {
  @Field(() => ID, { description: 'ID of a refund that awaits the teacher.' })
  refundId!: string;
  @Field(() => String, { nullable: true, description: 'Message to the buyer; at most 1,000 characters.' })
  @TrimmedLength(0, 1000, { message: 'billing.refundAnswer' })
  note?: string | null;
}

@InputType({ description: 'The teacher’s rejection of a refund, after which the platform decides.' })
export class DisagreeWithRefundInput {
  @Field(() => ID, { description: 'ID of a refund that awaits the teacher.' })
  refundId!: string;
  @Field({ description: 'Reason, visible to the buyer and the platform. 10 to 1,000 characters.' })
  @TrimmedLength(10, 1000, { message: 'billing.refundAnswer' })
  note!: string;
}

export const agreeToRefund = (context: Context, { refundId, note }: AgreeToRefundInput): Promise<string> =>
  changeRefund(context, refundId, assertTeacher, async (em, locked) => {
    const { refund } = locked;
    assertStatus(refund, RefundStatus.TEACHER_REVIEW);
    const answer = note?.trim() || null;
    refund.approve(answer);
    recordStep(em, context, refund, RefundStepKind.TEACHER_AGREED, answer);
    await grantRefund(em, context.services, locked);
  });

/** The platform then decides, with its own deadline. */
export const disagreeWithRefund = (
  context: Context,
  { refundId, note }: DisagreeWithRefundInput,
): Promise<string> =>
  changeRefund(context, refundId, assertTeacher, async (em, { refund, line }) => {
    assertStatus(refund, RefundStatus.TEACHER_REVIEW);
    refund.awaitPlatform(daysAfter(new Date(), context.services.settings.get(REFUND_ANSWER_DAYS)));
    recordStep(em, context, refund, RefundStepKind.TEACHER_DISAGREED, note.trim());
    await em.flush();
    await notifyPlatform(em, context.services, refund, line.title);
    await notifyBuyer(em, context.services, refund, line.title);
  });
