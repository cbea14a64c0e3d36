import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../../platform/process/services.ts';
import { postExchange } from '../../ledger/index.ts';
import { type Order, OrderStatus } from '../../orders/index.ts';
import { refundByExchange, refundRight, type sealedAccount } from '../../refunds/index.ts';
import { paidLine } from '../sale-terms.ts';
import { tellExchanged } from './tell-exchanged.ts';

/** An exchange waits for its rest as long as its order is good, and as long as the other course can be given back. */
export async function isExchangeOpen(em: EntityManager, order: Order): Promise<boolean> {
  const waits = order.status === OrderStatus.PENDING || order.status === OrderStatus.NEEDS_CHECK;
  if (!waits) return false;
  const right = await refundRight(em, order.exchangedLineId!);
  if (right?.rule === 'ALLOWED') return true;
  // Who began in time has until the order runs out, and may not have studied it to its end meanwhile
  return right?.rule === 'WINDOW_OVER' && right.percent <= right.mostPercent && !right.hasCertificate;
}

interface Paid {
  /** Through which what was paid besides came. */
  readonly gateway: string;
  readonly isFromSuspense?: boolean;
  /** Where what goes back is sent, instead of the way it came. */
  readonly account?: ReturnType<typeof sealedAccount>;
}

/**
 * Everything that an exchange means, in the caller's transaction: the one course is given back and its teacher's earning
 * with it, its money pays the other one, and what is left of it is sent after the commit. The order is paid, its course
 * opened, and everything locked by the caller (`lockCourses`).
 */
export async function finishExchange(
  em: EntityManager,
  services: Services,
  order: Order,
  { gateway, isFromSuspense, account }: Paid,
): Promise<void> {
  const { refund, line } = await refundByExchange(em, services, order, account);
  const lines = await order.lines.loadItems();
  await tellExchanged(em, services, { order, line, refund, taken: lines[0]! });
  // Last, since it locks accounts that every sale of the platform posts to
  await postExchange(
    em,
    { refundId: refund.id, lineId: line.id, amount: line.amount },
    { orderId: order.id, gateway, lines: lines.map(paidLine), credit: order.credit, isFromSuspense },
  );
}
