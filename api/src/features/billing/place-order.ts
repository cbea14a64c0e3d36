import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';
import { User } from '../accounts/index.ts';
import { audit } from '../operations/index.ts';
import type { PricedLine } from './cart/priced-lines.ts';
import type { CouponFacts } from './coupons/find-coupon.ts';
import type { Exchange } from './exchange/exchange.types.ts';
import { makesWayFor } from './money-on-its-way.ts';
import { Order, OrderLine, OrderStatus } from './order.entity.ts';
import { nextOrderNumber } from './order-number.ts';
import { expireOrder } from './payment.jobs.ts';
import { priceLine, type SoldCourse } from './price-line.ts';
import { saleTerms } from './sale-terms.ts';
import { ORDER_HOURS } from './settings.ts';
import type { FoundLink } from './teacher-link/find-link.ts';

/** What a buyer is about to buy, at the prices of now and under the locks of everything it touches. */
export interface Purchase {
  readonly buyerId: string;
  readonly courses: ReadonlyMap<string, SoldCourse>;
  readonly lines: readonly PricedLine[];
  readonly coupon: CouponFacts | undefined;
  /** The teacher’s link that brought the buyer. */
  readonly link: FoundLink | undefined;
  /** Unpaid orders of the buyer that make way, or are gone on with. */
  readonly open: readonly Order[];
  readonly total: number;
  /** The course that is given back for it. */
  readonly exchange?: Exchange;
}

/** The buyer’s unpaid orders of any of these courses or with this coupon, locked in the order of their ids. */
export async function openOrders(
  em: EntityManager,
  buyerId: string,
  courseIds: readonly string[],
  couponCode: string | undefined,
): Promise<Order[]> {
  const found = await runSql<{ id: string }>(
    em,
    sql`select o.id from orders o where o.buyer_id = ${buyerId} and o.status = 'PENDING'
      and ${makesWayFor(courseIds, couponCode)} order by o.id`,
    'billing.openOrders',
  );
  if (found.length === 0) return [];
  const orders = await em.find(
    Order,
    { id: { $in: found.map(({ id }) => id) } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  // Notices and the clock move orders, too: what was read before the lock may have changed
  for (const order of orders) {
    await em.refresh(order);
    await order.lines.loadItems({ refresh: true });
  }
  return orders.filter(({ status }) => status === OrderStatus.PENDING);
}

/** The link that brought the buyer of a course: it holds for what its own teacher sells. */
const linkFor = ({ courses, link }: Purchase, courseId: string): string | null =>
  link && courses.get(courseId)?.teacher.id === link.teacherId ? link.courseId : null;

/** Whether an open order is of these very courses at these very prices, brought by the same link. */
export function sameOrder(order: Order, purchase: Purchase): boolean {
  const { lines, coupon } = purchase;
  const amounts = new Map(lines.map(({ courseId, amount }) => [courseId, amount]));
  return (
    order.lines.length === lines.length &&
    order.lines
      .getItems()
      .every(
        ({ course, amount, linkCourseId }) =>
          amounts.get(course.id) === amount && (linkCourseId ?? null) === linkFor(purchase, course.id),
      ) &&
    (order.couponId ?? undefined) === coupon?.id &&
    (order.exchangedLineId ?? undefined) === purchase.exchange?.lineId &&
    order.credit === (purchase.exchange?.credit ?? 0) &&
    order.expiresAt > new Date()
  );
}

/** Makes the order, which holds a use of its coupon from now on; paid at once where nothing is to be paid. */
export async function placeOrder(em: EntityManager, context: Context, purchase: Purchase): Promise<Order> {
  const { buyerId, courses, lines, coupon, total, exchange } = purchase;
  const now = new Date();
  const credit = exchange?.credit ?? 0;
  const isFree = total === credit;
  const order = em.create(Order, {
    number: await nextOrderNumber(em),
    buyer: em.getReference(User, buyerId),
    total,
    credit,
    exchangedLineId: exchange?.lineId,
    status: isFree ? OrderStatus.PAID : OrderStatus.PENDING,
    createdAt: now,
    expiresAt: isFree
      ? now
      : new Date(now.getTime() + context.services.settings.get(ORDER_HOURS) * 3_600_000),
    paidAt: isFree ? now : null,
    couponId: coupon?.id,
    couponCode: coupon?.code,
  });
  const terms = saleTerms(context.services.settings);
  for (const { courseId, price, couponDiscount } of lines) {
    const linkCourseId = linkFor(purchase, courseId);
    const line = await priceLine(em, order, courses.get(courseId)!, price, {
      couponDiscount,
      isPromoted: coupon?.ownerId === null,
      attribution: linkCourseId || (coupon?.ownerId && couponDiscount > 0) ? 'TEACHER' : 'PLATFORM',
      at: now,
    });
    em.create(OrderLine, { ...line, ...terms, linkCourseId, state: isFree ? 'PAID' : 'OPEN' });
  }
  await em.flush();
  if (coupon) await reserveUse(em, order, coupon);
  audit(em, context, {
    action: exchange ? 'order.exchange' : isFree ? 'order.take-free' : 'order.place',
    targetType: 'order',
    targetId: order.id,
    after: { number: order.number, ...(total ? { total } : {}), ...(credit ? { credit } : {}) },
  });
  if (!isFree)
    await context.services.jobs.send(em, expireOrder, { orderId: order.id }, { startAfter: order.expiresAt });
  return order;
}

/** The coupon is locked: whoever comes next sees one use less. */
async function reserveUse(em: EntityManager, order: Order, { id }: CouponFacts): Promise<void> {
  await runSql(
    em,
    sql`insert into coupon_use (coupon_id, order_id, person_id, state)
      values (${id}, ${order.id}, ${order.buyer.id}, ${order.status === OrderStatus.PAID ? 'TAKEN' : 'RESERVED'})`,
  );
  await runSql(em, sql`update coupon set uses = uses + 1 where id = ${id}`);
}
