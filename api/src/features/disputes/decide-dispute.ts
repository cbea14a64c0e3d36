import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getById, lockById } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import type { Services } from '../../platform/process/services.ts';
import { User } from '../accounts/index.ts';
import { adjustEInvoice } from '../e-invoices/index.ts';
import {
  postDisputeLost,
  postDisputeWon,
  postPackageLost,
  postRefundApproved,
  unfreezeEarning,
} from '../ledger/index.ts';
import { type AuditAction, audit } from '../operations/index.ts';
import type { Order, OrderLine } from '../orders/index.ts';
import { revokeDays } from '../packages/index.ts';
import { lockPurchase, revokeCourse } from '../refunds/index.ts';
import { Dispute } from './dispute.entity.ts';
import { lockPackageOrder } from './disputed-sale.ts';
import { notifyDispute } from './notification-kinds.ts';

@InputType({ description: 'A bank’s decision about a dispute.' })
abstract class DecideDisputeInput {
  @Field(() => ID, { description: 'ID of an open dispute.' })
  disputeId!: string;
  @Field({ description: 'The bank’s statement, recorded in the audit log. 3 to 300 characters.' })
  @TrimmedLength(3, 300, { message: 'operations.reason' })
  note!: string;
}

@InputType({ description: 'A dispute whose money the bank returned.' })
export class WinDisputeInput extends DecideDisputeInput {}

@InputType({ description: 'A dispute whose money the bank keeps.' })
export class LoseDisputeInput extends DecideDisputeInput {}

@InputType({ description: 'Evidence for the sale in a dispute.' })
export class ArgueDisputeInput {
  @Field(() => ID, { description: 'ID of an open dispute.' })
  disputeId!: string;
  @Field({ description: 'Evidence, visible only to administrators. 3 to 2,000 characters.' })
  @TrimmedLength(3, 2000, { message: 'billing.disputeEvidence' })
  evidence!: string;
}

interface Locked {
  readonly dispute: Dispute;
  readonly order: Order;
  /** Null for a package. */
  readonly line: OrderLine | null;
}

/** The bank returns the money. The sale remains, and the earning can be released again. */
export const winDispute = (context: Context, { disputeId, note }: WinDisputeInput): Promise<string> =>
  decide(context, disputeId, 'dispute.win', async (em, { dispute, line, order }, by) => {
    dispute.win(by, note.trim());
    await em.flush();
    if (line) await unfreezeEarning(em, line.id, `dispute:${dispute.id}`);
    const { id, gateway, amount } = dispute;
    await postDisputeWon(em, { disputeId: id, gateway, orderId: order.id, amount });
    if (line) await notifyDispute(em, context.services, dispute, line);
  });

/**
 * The bank keeps the money. The dispute counts as a completed refund: all shares of a course's sale are reversed and
 * the buyer loses the course; for a package, the remaining days are taken back.
 */
export const loseDispute = (context: Context, { disputeId, note }: LoseDisputeInput): Promise<string> =>
  decide(context, disputeId, 'dispute.lose', (em, { dispute, line, order }, by) => {
    const { services } = context;
    return line
      ? loseCourse(em, services, dispute.lose(by, note.trim()), line, order)
      : losePackage(em, services, dispute.lose(by, note.trim()), order);
  });

async function loseCourse(
  em: EntityManager,
  services: Services,
  dispute: Dispute,
  line: OrderLine,
  order: Order,
): Promise<void> {
  order.refund(line);
  await em.flush();
  await revokeCourse(em, line);
  await unfreezeEarning(em, line.id, `dispute:${dispute.id}`);
  await adjustEInvoice(em, services, { lineId: line.id, amount: dispute.share, disputeId: dispute.id });
  await notifyDispute(em, services, dispute, line);
  // Last, since it locks accounts that every sale of the platform posts to
  const { id, amount, loss, share } = dispute;
  await postRefundApproved(em, { refundId: id, lineId: line.id, amount: share });
  await postDisputeLost(em, { disputeId: id, orderId: order.id, amount, loss });
}

async function losePackage(
  em: EntityManager,
  services: Services,
  dispute: Dispute,
  order: Order,
): Promise<void> {
  const days = await revokeDays(em, services, order, dispute.share);
  dispute.setLossExcept(days.net + days.vat);
  order.refundPackage();
  await em.flush();
  const { id: disputeId, amount, loss } = dispute;
  await postPackageLost(em, days, { disputeId, orderId: order.id, amount, loss });
}

/** Stores the evidence for the sale while the dispute is open. */
export const argueDispute = (context: Context, { disputeId, evidence }: ArgueDisputeInput): Promise<string> =>
  decide(context, disputeId, 'dispute.argue', async (em, { dispute }) => {
    dispute.addEvidence(evidence.trim());
    await em.flush();
  });

function decide(
  context: Context,
  disputeId: string,
  action: AuditAction,
  act: (em: EntityManager, locked: Locked, by: User) => Promise<void>,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const found = await getById(em, Dispute, disputeId);
    const { line, order } = await lockSale(em, found);
    const dispute = await lockById(em, Dispute, disputeId);
    if ([dispute.buyer.id, dispute.teacher?.id].includes(viewer.id)) throw policy('OWN_DISPUTE');
    await act(em, { dispute, line, order }, em.getReference(User, viewer.id));
    audit(em, context, {
      action,
      targetType: 'dispute',
      targetId: dispute.id,
      after: { number: dispute.number, status: dispute.status, amount: dispute.amount },
      reason: dispute.decisionNote ?? undefined,
    });
    return dispute.id;
  });
}

async function lockSale(em: EntityManager, { line, order }: Dispute): Promise<Omit<Locked, 'dispute'>> {
  if (line) return (await lockPurchase(em, line.id))!;
  return { line: null, order: await lockPackageOrder(em, await em.refreshOrFail(order)) };
}
