import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { getById, loadEntities, sql } from '../../../platform/db/index.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { Order } from '../../orders/index.ts';
import { SuspenseItem } from './suspense-item.entity.ts';

/**
 * Locks an unmatched payment after its order and the order that it shall be matched to, older orders first. A
 * transaction that pays an order from its matched money holds only the lock of that order.
 * @throws CONFLICT if it was matched to another order in the meantime
 */
export async function lockItem(em: EntityManager, itemId: string, toOrderId?: string): Promise<SuspenseItem> {
  const found = await getById(em, SuspenseItem, itemId);
  const former = found.order?.id;
  const ids = [former, toOrderId].filter((id) => id !== undefined);
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  await em.find(Order, { id: { $in: ids } }, { lockMode, orderBy: { id: 'asc' }, refresh: true });
  const item = await em.refreshOrFail(found, { lockMode });
  if (item.order?.id !== former) throw conflict('SUSPENSE_DECIDED', { state: item.state });
  return item;
}

/** The money has not paid the order yet. */
export const findMatchedItems = (em: EntityManager, orderId: string): Promise<SuspenseItem[]> =>
  loadEntities(
    em,
    SuspenseItem,
    sql`select * from suspense_item where order_id = ${orderId} and state = 'MATCHED' and left_at is null`,
    'billing.matched',
  );

/** The unpaid part of an order’s price in đồng: the whole price, or the rest that the matched money does not cover. */
export async function countMissing(em: EntityManager, order: Order): Promise<number> {
  return order.due - getSum(await findMatchedItems(em, order.id));
}

export const getSum = (items: readonly SuspenseItem[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);
