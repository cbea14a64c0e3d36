import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Services } from '../../platform/process/services.ts';
import { accessTo, enrolStudent, isHeld } from '../learning/index.ts';
import { postSale } from '../ledger/index.ts';
import { clearBought } from './cart/clear-bought.ts';
import { termsOf } from './enrolment-terms.ts';
import { finishExchange, isExchangeOpen } from './exchange/finish-exchange.ts';
import {
  Order,
  OrderKind,
  OrderLine,
  OrderStatus,
  type PaymentAttempt,
  PaymentDoubt,
} from './order.entity.ts';
import { fulfilPackage, hasPackageChanged } from './packages/fulfil-package.ts';
import { paidLine } from './paid-line.ts';
import { tellPaid } from './tell-paid.ts';

/**
 * Enrols the buyer of a paid order and posts the sale. The caller has locked the order and its courses, and has checked
 * that nothing prevents it ({@link hindranceTo}).
 * @param isFromSuspense whether an administrator has matched the money to the order, instead of a gateway
 */
export async function fulfilOrder(
  em: EntityManager,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  isFromSuspense = false,
): Promise<void> {
  if (order.kind === OrderKind.PACKAGE)
    return payPackageOrder(em, services, order, attempt.gateway, isFromSuspense);
  await makeWay(em, order);
  const lines = await order.lines.loadItems();
  order.pay(new Date());
  await em.flush();
  for (const line of lines) await enrolStudent(em, order.buyer.id, line.course.id, termsOf(line));
  await clearBought(em, order, lines);
  if (order.exchangedLineId)
    return finishExchange(em, services, order, { gateway: attempt.gateway, isFromSuspense });
  await tellPaid(em, services, order, attempt, lines);
  // Last, since it locks accounts that every sale of the platform posts to
  await postSale(em, {
    orderId: order.id,
    gateway: attempt.gateway,
    lines: lines.map(paidLine),
    isFromSuspense,
  });
}

/**
 * Like {@link fulfilOrder}, for an order of a package. A job that renews a package creates such orders without an
 * attempt.
 */
export async function payPackageOrder(
  em: EntityManager,
  services: Services,
  order: Order,
  gateway: string,
  isFromSuspense: boolean,
): Promise<void> {
  order.pay(new Date());
  await em.flush();
  await fulfilPackage(em, services, order, gateway, isFromSuspense);
}

/**
 * Locks courses before orders, as a checkout does. The lock is exclusive, since an enrolment updates a counter of the
 * course: buyers of one course with shared locks would deadlock.
 */
export async function lockCourses(em: EntityManager, orderId: string): Promise<void> {
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
  // The course that is given back was bought before, and older orders are locked first
  await runSql(
    em,
    sql`select x.id from orders x where x.id = (select l.order_id from orders o join order_line l on l.id = o.exchanged_line_id
      where o.id = ${orderId}) for update`,
    'billing.lockGivenBack',
  );
}

/** Why an order can’t be fulfilled though its money came. */
export type Hindrance =
  | PaymentDoubt.PAID_TWICE
  | PaymentDoubt.COURSE_OWNED
  | PaymentDoubt.NOT_ON_SALE
  | PaymentDoubt.COUPON_USED_UP
  | PaymentDoubt.PACKAGE_CHANGED
  | PaymentDoubt.EXCHANGE_OVER;

/**
 * An order in time is fulfilled as it was agreed. Late money is, too, unless the buyer has the course by now
 * or it is no longer sold.
 */
export async function hindranceTo(
  em: EntityManager,
  order: Order,
  lines: readonly OrderLine[],
): Promise<Hindrance | undefined> {
  if (order.kind === OrderKind.PACKAGE)
    return (await hasPackageChanged(em, order)) ? PaymentDoubt.PACKAGE_CHANGED : undefined;
  for (const { course, state } of lines) {
    if (isHeld(await accessTo(em, order.buyer.id, course.id))) return PaymentDoubt.COURSE_OWNED;
    if (state !== 'OPEN' && !(await isSold(em, course.id))) return PaymentDoubt.NOT_ON_SALE;
  }
  if (order.exchangedLineId && !(await isExchangeOpen(em, order))) return PaymentDoubt.EXCHANGE_OVER;
  if (await isCouponUsedUp(em, order)) return PaymentDoubt.COUPON_USED_UP;
  return undefined;
}

/** An order that ran out gave its use of the coupon back, and others may have had the last one since. */
async function isCouponUsedUp(em: EntityManager, order: Order): Promise<boolean> {
  if (!order.couponId) return false;
  await runSql(
    em,
    sql`select 1 from coupon where id = ${order.couponId} for no key update`,
    'billing.lockCoupon',
  );
  const [used] = await runSql(
    em,
    sql`select 1 from coupon_use u join coupon k on k.id = u.coupon_id
      where u.order_id = ${order.id} and u.state = 'RETURNED' and (k.uses >= k.max_uses or k.max_uses_per_person <=
        (select count(*) from coupon_use o where o.coupon_id = k.id and o.person_id = u.person_id and o.state <> 'RETURNED'))`,
    'billing.couponUsedUp',
  );
  return used !== undefined;
}

async function isSold(em: EntityManager, courseId: string): Promise<boolean> {
  const [course] = await runSql(
    em,
    sql`select 1 from course where id = ${courseId} and status = 'PUBLISHED'`,
    'billing.isSold',
  );
  return course !== undefined;
}

/**
 * For what an order is to have that is not its own any more, another one of the buyer’s gives it up: one that waits to be
 * paid as a whole, one in doubt that line.
 */
export async function makeWay(em: EntityManager, order: Order): Promise<void> {
  const late = (await order.lines.loadItems()).filter(({ state }) => state !== 'OPEN');
  for (const { course } of late) await giveUp(em, order, course.id);
}

async function giveUp(em: EntityManager, order: Order, courseId: string): Promise<void> {
  const line = await em.findOne(OrderLine, { buyer: order.buyer, course: courseId, state: 'OPEN' });
  if (!line || line.order.id === order.id) return;
  const other = await em.findOneOrFail(Order, line.order.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  await other.lines.loadItems({ refresh: true });
  if (other.status === OrderStatus.PENDING) other.cancel();
  else if (line.state === 'OPEN') line.state = 'CLOSED';
  await em.flush();
}
