import type { EntityManager } from '@mikro-orm/postgresql';
import { loadEntities } from '../../../platform/db/load-named.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Order } from '../../orders/index.ts';
import { SuspenseItem } from './suspense-item.entity.ts';

/** The money has not paid the order yet. */
export const findMatchedItems = (em: EntityManager, orderId: string): Promise<SuspenseItem[]> =>
  loadEntities(
    em,
    SuspenseItem,
    sql`select * from suspense_item where order_id = ${orderId} and state = 'MATCHED' and left_at is null`,
    'billing.matched',
  );

/** The unpaid part of an order’s price in đồng: the whole price, or the rest beside the matched money. */
export async function missingOf(em: EntityManager, order: Order): Promise<number> {
  return order.due - sumOf(await findMatchedItems(em, order.id));
}

export const sumOf = (items: readonly SuspenseItem[]): number =>
  items.reduce((sum, { amount }) => sum + amount, 0);
