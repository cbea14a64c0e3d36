import type { EntityManager } from '@mikro-orm/postgresql';
import { loadEntities, sql } from '../../platform/db/index.ts';
import { Order, OrderLine } from '../orders/index.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';

// Entities that every notification loads, by prepared statements: see loadEntities

/** An order, locked until the transaction ends. */
export async function lockOrder(em: EntityManager, orderId: string): Promise<Order> {
  const [order] = await loadEntities(
    em,
    Order,
    sql`select * from orders where id = ${orderId} for update`,
    'billing.lockOrder',
  );
  return order!;
}

/** The current state of an attempt. The caller has locked its order. */
export async function loadAttempt(em: EntityManager, attemptId: string): Promise<PaymentAttempt> {
  const [attempt] = await loadEntities(
    em,
    PaymentAttempt,
    sql`select * from payment_attempt where id = ${attemptId}`,
    'billing.attempt',
  );
  return attempt!;
}

export async function loadLines(em: EntityManager, order: Order): Promise<OrderLine[]> {
  const lines = await loadEntities(
    em,
    OrderLine,
    sql`select * from order_line where order_id = ${order.id} order by id`,
    'billing.lines',
  );
  order.lines.hydrate(lines);
  return lines;
}
