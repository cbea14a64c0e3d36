import type { EntityManager } from '@mikro-orm/postgresql';
import { Order, OrderStatus } from '../../orders/index.ts';
import { PaymentAttempt } from '../payment-attempt.entity.ts';
import { SuspenseItem } from './suspense-item.entity.ts';

/**
 * With the last of its money gone nothing of an order is in doubt any more: the buyer may buy the course anew. The order
 * is locked by the caller.
 */
export async function settleDoubt(em: EntityManager, orderId: string): Promise<void> {
  if (await em.count(SuspenseItem, { order: orderId, leftAt: null })) return;
  const doubted = await em.find(PaymentAttempt, { order: orderId, doubt: { $ne: null } });
  for (const attempt of doubted) attempt.doubt = null;
  const order = await em.findOneOrFail(Order, orderId);
  // PENDING: its buyer was asked for the rest
  if (order.status === OrderStatus.NEEDS_CHECK || order.status === OrderStatus.PENDING) {
    await order.lines.loadItems();
    order.giveBack();
  }
  await em.flush();
}
