import type { EntityManager } from '@mikro-orm/postgresql';
import { lockById } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { postRefundPaid } from '../ledger/index.ts';
import type { GatewayRefundStatus } from '../payments/index.ts';
import { notify } from '../support/index.ts';
import { type LockedRefund, lockRefund } from './load-refund.ts';
import { notifyBuyer } from './notify-refund.ts';
import { recordSystemStep } from './record-step.ts';
import { RefundStatus, RefundStepKind } from './refund.entity.ts';
import { RefundTransfer } from './refund-transfer.entity.ts';
import { revokeCourse } from './revoke-course.ts';

/** An attempt to send a refund's money. */
export interface LockedTransfer extends LockedRefund {
  readonly transfer: RefundTransfer;
}

/** Locks a transfer after its refund and purchase. */
export async function lockTransfer(em: EntityManager, transferId: string): Promise<LockedTransfer> {
  const found = await em.findOneOrFail(RefundTransfer, { id: transferId });
  const locked = await lockRefund(em, found.refund.id);
  return { ...locked, transfer: await lockById(em, RefundTransfer, transferId) };
}

type TransferOutcome = Omit<GatewayRefundStatus, 'reference'>;

/** Idempotent. */
export function settleTransfer(
  services: Services,
  transferId: string,
  outcome: TransferOutcome,
): Promise<void> {
  return services.orm.em
    .fork()
    .transactional(async (em) => applyOutcome(em, services, await lockTransfer(em, transferId), outcome));
}

/** Applies the outcome of a transfer that the caller has locked. */
export async function applyOutcome(
  em: EntityManager,
  services: Services,
  locked: LockedTransfer,
  { outcome, transaction, code, canRetry = false }: TransferOutcome,
): Promise<void> {
  const { transfer } = locked;
  if (transfer.status !== 'SENT' && transfer.status !== 'CREATED') return;
  transfer.failureCode = code ?? null;
  transfer.transaction = transaction ?? transfer.transaction;
  if (outcome === 'DONE') await complete(em, services, locked);
  else if (outcome === 'FAILED') await fail(em, services, locked, canRetry);
}

/** Completes the refund: the payable is cleared, and the course is returned. */
async function complete(
  em: EntityManager,
  services: Services,
  { transfer, refund, line }: LockedTransfer,
): Promise<void> {
  transfer.status = 'DONE';
  transfer.settledAt = new Date();
  refund.complete();
  recordSystemStep(em, refund, RefundStepKind.COMPLETED);
  await em.flush();
  await revokeCourse(em, line);
  await notifyBuyer(em, services, refund, line.title);
  await postRefundPaid(em, {
    key: transfer.id,
    orderId: refund.order.id,
    lineId: refund.line.id,
    gateway: transfer.gateway ?? undefined,
    amount: transfer.amount,
  });
}

/**
 * Records the failure. The money is still owed. refunds.check retries if that can succeed; administrators are
 * notified in any case.
 */
async function fail(
  em: EntityManager,
  services: Services,
  { transfer, refund, line }: LockedTransfer,
  canRetry: boolean,
): Promise<void> {
  transfer.status = 'FAILED';
  transfer.settledAt = new Date();
  transfer.canRetry = canRetry;
  if (refund.status === RefundStatus.PROCESSING) refund.fail();
  recordSystemStep(em, refund, RefundStepKind.SEND_FAILED, transfer.failureCode);
  await em.flush();
  const { id, number, amount } = refund;
  await notify(
    em,
    services,
    { may: 'refund:decide' },
    { kind: 'REFUND_NOT_SENT', params: { number, course: line.title, amount }, link: `/admin/refunds/${id}` },
  );
}
