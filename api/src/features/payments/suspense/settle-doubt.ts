import type { EntityManager } from '@mikro-orm/postgresql';
import { Order, OrderStatus } from '../../orders/index.ts';
import { PaymentAttempt } from '../payment-attempt.entity.ts';
import { SuspenseItem } from './suspense-item.entity.ts';

/**
 * Ends the doubt about an order once none of its unmatched money is left. The buyer may buy the course again. The
 * caller has locked the order.
 */
export async function settleDoubt(em: EntityManager, orderId: string): Promise<void> {
  if (await em.count(SuspenseItem, { order: orderId, leftAt: null })) return;
  const doubted = await em.find(PaymentAttempt, { order: orderId, doubt: { $ne: null } });
  for (const attempt of doubted) attempt.doubt = null;
  const order = await em.findOneOrFail(Order, orderId);
  // PENDING: the buyer was requested to pay the rest
  if (order.status === OrderStatus.NEEDS_CHECK || order.status === OrderStatus.PENDING) {
    await order.lines.loadItems();
    order.giveBack();
  }
  await em.flush();
}
