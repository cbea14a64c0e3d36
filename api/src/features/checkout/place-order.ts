import { randomUUIDv7 } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { User } from '../accounts/index.ts';
import type { SaleLine } from '../cart/index.ts';
import { type CouponFacts, reserveUse } from '../coupons/index.ts';
import { recordAll } from '../operations/index.ts';
import { freezeTerms, insertOrder, ORDER_HOURS, Order, OrderStatus } from '../orders/index.ts';
import type { Exchange } from './exchange/exchange.types.ts';
import { saleTerms } from './sale-terms.ts';
import type { FoundLink } from './teacher-link/followed-link.ts';

/** A purchase at current prices. All that it depends on is locked. */
export interface Purchase {
  readonly buyerId: string;
  readonly lines: readonly SaleLine[];
  readonly coupon: CouponFacts | undefined;
  readonly link: FoundLink | undefined;
  /** Unpaid orders of the buyer, which the purchase continues or replaces. */
  readonly open: readonly Order[];
  readonly total: number;
  /** The course that is returned in exchange. */
  readonly exchange?: Exchange;
}

/**
 * Locks these orders in the order of their IDs.
 * @returns the unpaid ones
 */
export async function openOrders(em: EntityManager, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const orders = await em.find(
    Order,
    { id: { $in: [...ids] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  // A notification or a job may have changed an order between its read and the lock
  for (const order of orders) {
    await em.refresh(order);
    await order.lines.loadItems({ refresh: true });
  }
  return orders.filter(({ status }) => status === OrderStatus.PENDING);
}

/** The course whose link brought the buyer of a line. A link applies only to courses of its own teacher. */
const linkFor = ({ link }: Purchase, { teacherId }: SaleLine): string | null =>
  link && teacherId === link.teacherId ? link.courseId : null;

/** True if an open order has the same courses, prices and teacher’s link as a purchase. */
export function sameOrder(order: Order, purchase: Purchase): boolean {
  const { lines, coupon } = purchase;
  const wanted = new Map(lines.map((line) => [line.courseId, line]));
  return (
    order.lines.length === lines.length &&
    order.lines.getItems().every(({ course, amount, accessDays, linkCourseId }) => {
      const line = wanted.get(course.id);
      return (
        line?.amount === amount &&
        (accessDays ?? null) === line.accessDays &&
        (linkCourseId ?? null) === linkFor(purchase, line)
      );
    }) &&
    (order.couponId ?? undefined) === coupon?.id &&
    (order.exchangedLineId ?? undefined) === purchase.exchange?.lineId &&
    order.credit === (purchase.exchange?.credit ?? 0) &&
    order.expiresAt > new Date()
  );
}

/** Creates the order and reserves a use of its coupon. An order with nothing to pay is paid immediately. */
export async function placeOrder(em: EntityManager, context: Context, purchase: Purchase): Promise<Order> {
  const { coupon, total, exchange } = purchase;
  const { settings } = context.services;
  const terms = saleTerms(settings);
  const credit = exchange?.credit ?? 0;
  const isFree = total === credit;
  const now = new Date();
  const order = await insertOrder(
    em,
    {
      id: randomUUIDv7(),
      buyer: em.getReference(User, purchase.buyerId),
      total,
      credit,
      exchangedLineId: exchange?.lineId ?? null,
      status: isFree ? OrderStatus.PAID : OrderStatus.PENDING,
      createdAt: now,
      expiresAt: isFree ? now : new Date(now.getTime() + settings.get(ORDER_HOURS) * 3_600_000),
      paidAt: isFree ? now : null,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
    },
    purchase.lines.map((line) => ({ ...soldLine(purchase, line), ...terms })),
  );
  if (coupon) await reserveUse(em, coupon, { orderId: order.id, buyerId: purchase.buyerId, isPaid: isFree });
  await recordAll(em, context, [
    {
      action: exchange ? 'order.exchange' : isFree ? 'order.take-free' : 'order.place',
      targetId: order.id,
      after: { number: order.number, ...(total ? { total } : {}), ...(credit ? { credit } : {}) },
    },
  ]);
  return order;
}

/** The columns of a line: all terms of the sale that must not change afterwards. */
function soldLine(purchase: Purchase, line: SaleLine) {
  const { coupon } = purchase;
  const { courseId, teacherId, accessDays, couponDiscount, rates } = line;
  const linkCourseId = linkFor(purchase, line);
  const attribution = linkCourseId || (coupon?.ownerId && couponDiscount > 0) ? 'TEACHER' : 'PLATFORM';
  if (!rates) throw new Error(`the teacher ${teacherId} has no seller profile`);
  const isPromoted = coupon?.ownerId === null;
  const sold = { title: line.title ?? '', listPrice: line.listPrice, price: line.price };
  return {
    ...{ courseId, teacherId, accessDays, linkCourseId },
    ...freezeTerms(sold, rates[attribution], { couponDiscount, isPromoted, attribution }),
  };
}
