import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, notFound } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { Order, OrderStatus } from '../../orders/index.ts';
import { PaymentAttempt } from '../payment-attempt.entity.ts';
import { SuspenseItem } from './suspense-item.entity.ts';

/**
 * Locks an unmatched payment after its order and the order that it shall be matched to, older orders first. A
 * transaction that pays an order from its matched money holds only the lock of that order.
 * @throws NOT_FOUND
 * @throws CONFLICT if it was matched to another order in the meantime
 */
export async function lockItem(em: EntityManager, itemId: string, toOrderId?: string): Promise<SuspenseItem> {
  const found = isUuid(itemId) && (await em.findOne(SuspenseItem, itemId));
  if (!found) throw notFound();
  const former = found.order?.id;
  const ids = [former, toOrderId].filter((id) => id !== undefined);
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  await em.find(Order, { id: { $in: ids } }, { lockMode, orderBy: { id: 'asc' }, refresh: true });
  const item = await em.refreshOrFail(found, { lockMode });
  if (item.order?.id !== former) throw conflict('SUSPENSE_DECIDED', { state: item.state });
  return item;
}

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
