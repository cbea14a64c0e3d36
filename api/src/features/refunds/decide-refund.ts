import { IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { conflict, policy } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import { enqueueDueCertificate } from '../learning/index.ts';
import { unfreezeEarning } from '../ledger/index.ts';
import { grantRefund } from './grant-refund.ts';
import { lockRefund } from './load-refund.ts';
import { notifyBuyer, notifyPlatform } from './notify-refund.ts';
import { recordStep } from './record-step.ts';
import { type Refund, RefundRole, RefundStatus, RefundStepKind } from './refund.entity.ts';
import { assertMayDecide } from './refund.policy.ts';

@InputType({ description: 'The platform’s approval of a refund.' })
export class ApproveRefundInput {
  @Field(() => ID, { description: 'ID of a refund that awaits the platform.' })
  refundId!: string;
  @Field(() => String, { nullable: true, description: 'Message to the buyer; at most 1,000 characters.' })
  @IsOptional()
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
export function approveRefund(context: Context, { refundId, note }: ApproveRefundInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { refund, line, order } = await lockRefund(em, refundId);
    assertMayDecide(viewer, refund);
    assertAwaitsDecision(refund);
    const words = note?.trim() || null;
    if (refund.needsSecondPerson && !refund.firstApprover) {
      refund.firstApprover = em.getReference(User, viewer.id);
      recordStep(em, context, refund, {
        kind: RefundStepKind.FIRST_APPROVED,
        role: RefundRole.ADMIN,
        note: words,
      });
      await em.flush();
      await notifyPlatform(em, context.services, refund, line.title);
      return refund.id;
    }
    if (refund.firstApprover?.id === viewer.id) throw policy('SECOND_APPROVER_NEEDED');
    refund.approve(words);
    recordStep(em, context, refund, {
      kind: RefundStepKind.ADMIN_AGREED,
      role: RefundRole.ADMIN,
      note: words,
    });
    await grantRefund(em, context.services, refund, line, order);
    return refund.id;
  });
}

/**
 * Rejects a refund. If another administrator has given the first approval, the refund returns to the first decision.
 */
export function rejectRefund(context: Context, { refundId, note }: RejectRefundInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const { refund, line } = await lockRefund(em, refundId);
    assertMayDecide(viewer, refund);
    assertAwaitsDecision(refund);
    const words = note.trim();
    if (refund.firstApprover && refund.firstApprover.id !== viewer.id) {
      refund.firstApprover = null;
      recordStep(em, context, refund, {
        kind: RefundStepKind.SECOND_DISAGREED,
        role: RefundRole.ADMIN,
        note: words,
      });
      return refund.id;
    }
    refund.reject(words);
    recordStep(em, context, refund, { kind: RefundStepKind.REJECTED, role: RefundRole.ADMIN, note: words });
    await em.flush();
    await unfreezeEarning(em, line.id, `refund:${refund.id}`);
    await enqueueDueCertificate(em, context.services, refund.buyer.id, refund.course.id);
    await notifyBuyer(em, context.services, refund, line.title);
    return refund.id;
  });
}

function assertAwaitsDecision({ status }: Refund): void {
  if (status !== RefundStatus.ADMIN_REVIEW) throw conflict('WRONG_STATE', { state: status });
}
