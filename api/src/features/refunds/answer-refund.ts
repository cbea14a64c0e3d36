import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { daysAfter } from '../../platform/jobs/working-days.ts';
import { grantRefund } from './grant-refund.ts';
import { lockRefund } from './load-refund.ts';
import { notifyBuyer, notifyPlatform } from './notify-refund.ts';
import { recordStep } from './record-step.ts';
import { RefundRole, RefundStatus, RefundStepKind } from './refund.entity.ts';
import { assertTeacher } from './refund.policy.ts';
import { REFUND_ANSWER_DAYS } from './settings.ts';

@InputType({ description: 'The teacher’s approval of a refund.' })
export class AgreeToRefundInput {
  @Field(() => ID, { description: 'ID of a refund that awaits the teacher.' })
  refundId!: string;
  @Field(() => String, { nullable: true, description: 'Message to the buyer; at most 1,000 characters.' })
  @IsOptional()
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

export function agreeToRefund(context: Context, { refundId, note }: AgreeToRefundInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { refund, line, order } = await lockRefund(em, refundId);
    assertTeacher(viewer, refund);
    if (refund.status !== RefundStatus.TEACHER_REVIEW)
      throw conflict('WRONG_STATE', { state: refund.status });
    const words = note?.trim() || null;
    refund.approve(words);
    recordStep(em, context, refund, {
      kind: RefundStepKind.TEACHER_AGREED,
      role: RefundRole.TEACHER,
      note: words,
    });
    await grantRefund(em, context.services, refund, line, order);
    return refund.id;
  });
}

/** The platform then decides, with its own deadline. */
export function disagreeWithRefund(
  context: Context,
  { refundId, note }: DisagreeWithRefundInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { refund, line } = await lockRefund(em, refundId);
    assertTeacher(viewer, refund);
    if (refund.status !== RefundStatus.TEACHER_REVIEW)
      throw conflict('WRONG_STATE', { state: refund.status });
    refund.giveToPlatform(daysAfter(new Date(), context.services.settings.get(REFUND_ANSWER_DAYS)));
    recordStep(em, context, refund, {
      kind: RefundStepKind.TEACHER_DISAGREED,
      role: RefundRole.TEACHER,
      note: note.trim(),
    });
    await em.flush();
    await notifyPlatform(em, context.services, refund, line.title);
    await notifyBuyer(em, context.services, refund, line.title);
    return refund.id;
  });
}
