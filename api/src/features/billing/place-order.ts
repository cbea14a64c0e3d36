import { randomUUIDv7 } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../graphql/context.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { User } from '../accounts/index.ts';
import { recordAll } from '../operations/index.ts';
import type { SaleLine } from './cart/find-prices.ts';
import type { CouponFacts } from './coupons/find-coupon.ts';
import type { Exchange } from './exchange/exchange.types.ts';
import { Order, OrderStatus } from './order.entity.ts';
import { newOrderNumber } from './order-number.ts';
import { frozenLine } from './price-line.ts';
import { saleTerms } from './sale-terms.ts';
import { ORDER_HOURS } from './settings.ts';
import type { FoundLink } from './teacher-link/find-link.ts';

/** A purchase at current prices. All that it depends on is locked. */
export interface Purchase {
  readonly buyerId: string;
  readonly lines: readonly SaleLine[];
  readonly coupon: CouponFacts | undefined;
  /** The teacher’s link that brought the buyer. */
  readonly link: FoundLink | undefined;
  /** Unpaid orders of the buyer, which the purchase continues or replaces. */
  readonly open: readonly Order[];
  readonly total: number;
  /** The course that is given back for it. */
  readonly exchange?: Exchange;
}

/** The columns of a new order. */
interface NewOrder
  extends Pick<Order, 'id' | 'buyer' | 'total' | 'credit' | 'status' | 'createdAt' | 'expiresAt'>,
    Required<Pick<Order, 'exchangedLineId' | 'paidAt' | 'couponId' | 'couponCode'>> {}

/** Locks these orders in the order of their ids. @returns the unpaid ones */
export async function openOrders(em: EntityManager, ids: readonly string[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  const orders = await em.find(
    Order,
    { id: { $in: [...ids] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  // A notice or a job may have changed an order between its read and the lock
  for (const order of orders) {
    await em.refresh(order);
    await order.lines.loadItems({ refresh: true });
  }
  return orders.filter(({ status }) => status === OrderStatus.PENDING);
}

/** The link that brought the buyer of a course: it holds for what its own teacher sells. */
const linkFor = ({ link }: Purchase, { teacherId }: SaleLine): string | null =>
  link && teacherId === link.teacherId ? link.courseId : null;

/** Whether an open order has the same courses, prices and teacher’s link as a purchase. */
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
  const credit = exchange?.credit ?? 0;
  const isFree = total === credit;
  const now = new Date();
  const order = await insertOrder(
    em,
    purchase,
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
    saleTerms(settings),
  );
  if (coupon) await reserveUse(em, order, coupon);
  await recordAll(em, context, [
    {
      action: exchange ? 'order.exchange' : isFree ? 'order.take-free' : 'order.place',
      targetType: 'order',
      targetId: order.id,
      after: { number: order.number, ...(total ? { total } : {}), ...(credit ? { credit } : {}) },
    },
  ]);
  return order;
}

/** Writes the order and its lines in one statement. */
async function insertOrder(
  em: EntityManager,
  purchase: Purchase,
  order: NewOrder,
  terms: ReturnType<typeof saleTerms>,
): Promise<Order> {
  const lines = purchase.lines.map((line) => ({ ...soldLine(purchase, line), ...terms }));
  const [placed] = await runSql<{ number: string }>(
    em,
    sql`with placed as (
      insert into orders (id, number, buyer_id, total, credit, exchanged_line_id, status, created_at, expires_at, paid_at, coupon_id,
        coupon_code)
      values (${order.id}, ${newOrderNumber()}, ${purchase.buyerId}, ${order.total}, ${order.credit}, ${order.exchangedLineId}, ${order.status},
        ${order.createdAt}, ${order.expiresAt}, ${order.paidAt}, ${order.couponId}, ${order.couponCode})
      returning id, number),
      lines as (insert into order_line (order_id, buyer_id, course_id, teacher_id, title, list_price, discount, coupon_discount, amount,
        access_days, promotion, attribution, link_course_id, seller_class, commission_bp, vat_bp, pit_bp, commission, vat_withheld,
        pit_withheld, teacher_share, hold_days, refund_days, refund_most_percent, state)
      select placed.id, ${purchase.buyerId}, x."courseId", x."teacherId", x.title, x."listPrice", x.discount, x."couponDiscount",
        x.amount, x."accessDays", x.promotion, x.attribution, x."linkCourseId", x."sellerClass", x."commissionBp", x."vatBp", x."pitBp",
        x.commission, x."vatWithheld", x."pitWithheld", x."teacherShare", x."holdDays", x."refundDays",
        x."refundMostPercent", ${order.paidAt ? 'PAID' : 'OPEN'}
      from placed, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) x("courseId" uuid, "teacherId" uuid, title text,
        "listPrice" bigint, discount bigint, "couponDiscount" bigint, amount bigint, "accessDays" int, promotion bigint, attribution text,
        "linkCourseId" uuid, "sellerClass" text, "commissionBp" int, "vatBp" int, "pitBp" int, commission bigint,
        "vatWithheld" bigint, "pitWithheld" bigint, "teacherShare" bigint, "holdDays" int, "refundDays" int,
        "refundMostPercent" int))
      select number from placed`,
    'billing.placeOrder',
  );
  return em.merge(Order, { ...order, number: placed!.number });
}

/** What is written of a line: everything about the sale that must not change afterwards. */
function soldLine(purchase: Purchase, line: SaleLine) {
  const { coupon } = purchase;
  const { courseId, teacherId, accessDays, couponDiscount, rates } = line;
  const linkCourseId = linkFor(purchase, line);
  const attribution = linkCourseId || (coupon?.ownerId && couponDiscount > 0) ? 'TEACHER' : 'PLATFORM';
  if (!rates) throw new Error(`no rates for the teacher ${teacherId}`);
  const isPromoted = coupon?.ownerId === null;
  const sold = { title: line.title ?? '', listPrice: line.listPrice, price: line.price };
  return {
    ...{ courseId, teacherId, accessDays, linkCourseId },
    ...frozenLine(sold, rates[attribution], { couponDiscount, isPromoted, attribution }),
  };
}

/** The coupon is locked: whoever comes next sees one use less. */
async function reserveUse(em: EntityManager, order: Order, { id }: CouponFacts): Promise<void> {
  await runSql(
    em,
    sql`insert into coupon_use (coupon_id, order_id, person_id, state)
      values (${id}, ${order.id}, ${order.buyer.id}, ${order.status === OrderStatus.PAID ? 'TAKEN' : 'RESERVED'})`,
    'billing.reserveUse',
  );
  await runSql(em, sql`update coupon set uses = uses + 1 where id = ${id}`, 'billing.countUse');
}
