import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { policy } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { enqueueDueCertificate } from '../learning/index.ts';
import { unfreezeEarning } from '../ledger/index.ts';
import { grantRefund } from './grant-refund.ts';
import { assertStatus, changeRefund } from './load-refund.ts';
import { notifyBuyer, notifyPlatform } from './notify-refund.ts';
import { recordStep } from './record-step.ts';
import { RefundStatus, RefundStepKind } from './refund.entity.ts';
import { assertMayDecide } from './refund.policy.ts';

@InputType({ description: 'The platform’s approval of a refund.' })
export class ApproveRefundInput {
  @Field(() => ID, { description: 'ID of a refund that awaits the platform.' })
  refundId!: string;
  @Field(() => String, { nullable: true, description: 'Message to the buyer; at most 1,000 characters.' })
  @TrimmedLength(0, 1000, { message: 'billing.refundAnswer' })
  note?: string | null;
}

@InputType({ description: 'The platform’s rejection of a refund.' })
export class RejectRefundInput {
  @Field(() => ID, { description: 'ID of a refund that awaits the platform.' })
  refundId!: string;
  @Field({ description: 'Reason, visible to the buyer. 10 to 1,000 characters.' })
  @TrimmedLength(10, 1000, { message: 'billing.refundAnswer' })
  note!: string;
}

/** Approves a refund. A large amount needs the approval of a second administrator. */
export const approveRefund = (context: Context, { refundId, note }: ApproveRefundInput): Promise<string> =>
  changeRefund(context, refundId, assertMayDecide, async (em, locked, viewer) => {
    const { refund, line } = locked;
    assertStatus(refund, RefundStatus.ADMIN_REVIEW);
    const answer = note?.trim() || null;
    if (refund.needsSecondPerson && !refund.firstApprover) {
      refund.firstApprover = em.getReference(User, viewer.id);
      recordStep(em, context, refund, RefundStepKind.FIRST_APPROVED, answer);
      await em.flush();
      return notifyPlatform(em, context.services, refund, line.title);
    }
    if (refund.firstApprover?.id === viewer.id) throw policy('SECOND_APPROVER_NEEDED');
    refund.approve(answer);
    recordStep(em, context, refund, RefundStepKind.ADMIN_AGREED, answer);
    await grantRefund(em, context.services, locked);
  });

/**
 * Rejects a refund. If another administrator has given the first approval, the refund returns to the first decision.
 */
export const rejectRefund = (context: Context, { refundId, note }: RejectRefundInput): Promise<string> =>
  changeRefund(context, refundId, assertMayDecide, async (em, { refund, line }, viewer) => {
    assertStatus(refund, RefundStatus.ADMIN_REVIEW);
    const answer = note.trim();
    if (refund.firstApprover && refund.firstApprover.id !== viewer.id) {
      refund.firstApprover = null;
      return recordStep(em, context, refund, RefundStepKind.SECOND_DISAGREED, answer);
    }
    refund.reject(answer);
    recordStep(em, context, refund, RefundStepKind.REJECTED, answer);
    await em.flush();
    await unfreezeEarning(em, line.id, `refund:${refund.id}`);
    await enqueueDueCertificate(em, context.services, refund.buyer.id, refund.course.id);
    await notifyBuyer(em, context.services, refund, line.title);
  });
