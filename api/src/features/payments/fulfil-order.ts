import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { type Order, releaseCourses } from '../orders/index.ts';
import { getFulfilment, type OrderPayment } from './fulfilments.ts';

/**
 * Marks an order as paid and fulfils it. The caller has locked the order and its courses, and has checked that
 * nothing prevents it (`findBlocker` of {@link getFulfilment}).
 */
export async function fulfilOrder(
  em: EntityManager,
  services: Services,
  order: Order,
  payment: OrderPayment,
): Promise<void> {
  await releaseCourses(em, order);
  order.pay(new Date());
  await em.flush();
  await getFulfilment(order).fulfil(em, services, order, payment, await order.lines.loadItems());
}

/**
 * Locks courses before orders, as a checkout does. The lock is exclusive, since an enrolment updates a counter of the
 * course: buyers of one course with shared locks would deadlock.
 */
export async function lockForPayment(em: EntityManager, orderId: string): Promise<void> {
  // The buyer of a package is its teacher; persons are locked before courses
  await runSql(
    em,
    sql`select p.id from person p where p.id = (
      select o.buyer_id from orders o where o.id = ${orderId} and o.kind = 'PACKAGE') for no key update`,
    'billing.lockSeller',
  );
  await runSql(
    em,
    sql`select c.id from course c where c.id in (select l.course_id from order_line l where l.order_id = ${orderId}
        or l.id = (select o.exchanged_line_id from orders o where o.id = ${orderId}))
     order by c.id for no key update`,
    'billing.lockOrdered',
  );
  // The returned course was bought before, and older orders are locked first
  await runSql(
    em,
    sql`select x.id from orders x where x.id = (select l.order_id from orders o join order_line l on l.id = o.exchanged_line_id
      where o.id = ${orderId}) for update`,
    'billing.lockGivenBack',
  );
}
