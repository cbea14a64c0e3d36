import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import { postRefundPaid } from '../ledger/index.ts';
import type { OrderLine } from '../orders/index.ts';
import type { GatewayRefundStatus } from '../payments/index.ts';
import { notify } from '../support/index.ts';
import { giveBackCourse } from './give-back-course.ts';
import { lockRefund } from './load-refund.ts';
import { notifyBuyer } from './notify-refund.ts';
import { recordSystemStep } from './record-step.ts';
import { type Refund, RefundStatus, RefundStepKind } from './refund.entity.ts';
import { RefundTransfer } from './refund-transfer.entity.ts';

/** An attempt to send a refund's money, with its purchase, all locked. */
export interface LockedTransfer {
  readonly transfer: RefundTransfer;
  readonly refund: Refund;
  readonly line: OrderLine;
}

/** Locks a transfer after its refund and purchase. */
export async function lockTransfer(em: EntityManager, transferId: string): Promise<LockedTransfer> {
  const found = await em.findOneOrFail(RefundTransfer, { id: transferId });
  const { refund, line } = await lockRefund(em, found.refund.id);
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const transfer = await em.findOneOrFail(RefundTransfer, { id: transferId }, { lockMode, refresh: true });
  return { transfer, refund, line };
}

type Told = Omit<GatewayRefundStatus, 'reference'>;

/** Idempotent. */
export function settleTransfer(services: Services, transferId: string, told: Told): Promise<void> {
  return services.orm.em
    .fork()
    .transactional(async (em) => applyTold(em, services, await lockTransfer(em, transferId), told));
}

/** Applies the outcome of a transfer that the caller has locked. */
export async function applyTold(
  em: EntityManager,
  services: Services,
  { transfer, refund, line }: LockedTransfer,
  told: Told,
): Promise<void> {
  if (transfer.status !== 'SENT' && transfer.status !== 'CREATED') return;
  transfer.failureCode = told.code ?? null;
  transfer.transaction = told.transaction ?? transfer.transaction;
  if (told.outcome === 'DONE') await complete(em, services, refund, transfer, line);
  else if (told.outcome === 'FAILED') await fail(em, services, refund, transfer, line.title, told);
}

/** Completes the refund: the payable is cleared, and the course is returned. */
async function complete(
  em: EntityManager,
  services: Services,
  refund: Refund,
  transfer: RefundTransfer,
  line: OrderLine,
): Promise<void> {
  transfer.status = 'DONE';
  transfer.settledAt = new Date();
  refund.complete();
  recordSystemStep(em, refund, RefundStepKind.COMPLETED);
  await em.flush();
  await giveBackCourse(em, line);
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
  refund: Refund,
  transfer: RefundTransfer,
  course: string,
  { code, canRetry }: Pick<GatewayRefundStatus, 'code' | 'canRetry'>,
): Promise<void> {
  transfer.status = 'FAILED';
  transfer.settledAt = new Date();
  transfer.canRetry = canRetry ?? false;
  if (refund.status === RefundStatus.PROCESSING) refund.fail();
  recordSystemStep(em, refund, RefundStepKind.SEND_FAILED, code ?? null);
  await em.flush();
  const { id, number, amount } = refund;
  await notify(
    em,
    services,
    { may: 'refund:decide' },
    { kind: 'REFUND_NOT_SENT', params: { number, course, amount }, link: `/admin/refunds/${id}` },
  );
}
