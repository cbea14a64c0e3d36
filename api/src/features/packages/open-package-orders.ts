import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { Order, OrderStatus } from '../orders/index.ts';
import type { PackageOrder } from './package-sale.entity.ts';

/** Unpaid package orders of a teacher, locked in the order of their IDs. The caller has locked the teacher. */
export async function packageOrders(
  em: EntityManager,
  teacherId: string,
  kinds: readonly PackageOrder['kind'][],
): Promise<Order[]> {
  const found = await runSql<{ id: string }>(
    em,
    sql`select o.id from orders o join package_order k on k.order_id = o.id
      where o.buyer_id = ${teacherId} and o.status = 'PENDING' and k.kind = any(${[...kinds]}::text[]) order by o.id`,
  );
  const orders = await em.find(
    Order,
    { id: { $in: found.map(({ id }) => id) } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
  for (const order of orders) await order.lines.loadItems();
  return orders.filter(({ status }) => status === OrderStatus.PENDING);
}

/**
 * Cancels a teacher's unpaid orders for changes of the former package. The caller has locked the teacher.
 * @param alsoKinds other kinds of orders to cancel
 */
export async function cancelChanges(
  em: EntityManager,
  teacherId: string,
  alsoKinds: readonly PackageOrder['kind'][] = [],
): Promise<void> {
  for (const order of await packageOrders(em, teacherId, ['START', 'UPGRADE', ...alsoKinds])) order.cancel();
  await em.flush();
}
