import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../../platform/process/services.ts';
import { draftEInvoices } from '../../e-invoices/index.ts';
import { postExchange } from '../../ledger/index.ts';
import { type Order, OrderStatus, paidLine } from '../../orders/index.ts';
import { refundByExchange, refundRight, type sealedAccount } from '../../refunds/index.ts';
import { notifyExchanged } from './notify-exchanged.ts';

/** True while the order of an exchange awaits its payment and the old course can still be returned. */
export async function isExchangeOpen(em: EntityManager, order: Order): Promise<boolean> {
  const waits = order.status === OrderStatus.PENDING || order.status === OrderStatus.NEEDS_CHECK;
  if (!waits) return false;
  const right = await refundRight(em, order.exchangedLineId!);
  if (right?.rule === 'ALLOWED') return true;
  // A buyer who began in time has until the order expires, unless the progress exceeds the refund limit by then
  return right?.rule === 'WINDOW_OVER' && right.percent <= right.mostPercent && !right.hasCertificate;
}

interface Paid {
  readonly gateway: string;
  readonly isFromSuspense?: boolean;
  /** Account for the returned amount, instead of the original payment method. */
  readonly account?: ReturnType<typeof sealedAccount>;
}

/**
 * Completes an exchange in the caller's transaction. The old course and its teacher's earning are taken back, its
 * money pays the new course, and the remaining amount is sent after the commit. The caller has marked the order as
 * paid, enrolled the buyer in the new course, and locked everything that `lockForPayment` locks.
 */
export async function finishExchange(
  em: EntityManager,
  services: Services,
  order: Order,
  { gateway, isFromSuspense, account }: Paid,
): Promise<void> {
  const { refund, line } = await refundByExchange(em, services, order, account);
  const lines = await order.lines.loadItems();
  await draftEInvoices(em, services, order.id);
  await notifyExchanged(em, services, { order, line, refund, taken: lines[0]! });
  // Last, since it locks accounts that every sale of the platform posts to
  await postExchange(
    em,
    { refundId: refund.id, lineId: line.id, amount: line.amount },
    { orderId: order.id, gateway, lines: lines.map(paidLine), credit: order.credit, isFromSuspense },
  );
}
