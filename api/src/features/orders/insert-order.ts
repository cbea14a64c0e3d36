import type { EntityManager } from '@mikro-orm/postgresql';
import { getValue, type Sql, sequenceNumber, sql } from '../../platform/db/index.ts';
import { Order, OrderKind, type OrderLine } from './order.entity.ts';
import type { freezeTerms } from './price-line.ts';

/**
 * The next order number: the date in Vietnam and a sequence number of at least six digits. Each use consumes a
 * number, even if no order is created with it.
 */
const newOrderNumber = (): Sql =>
  sql`'S' || to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD') || '-' || ${sequenceNumber('order_number', 6)}`;

export async function nextOrderNumber(em: EntityManager): Promise<string> {
  return getValue<string>(em, sql`select ${newOrderNumber()} as number`, 'billing.orderNumber');
}

export interface NewOrder
  extends Pick<Order, 'id' | 'buyer' | 'total' | 'credit' | 'status' | 'createdAt' | 'expiresAt'>,
    Required<Pick<Order, 'exchangedLineId' | 'paidAt' | 'couponId' | 'couponCode'>> {}

/** All terms of the sale that must not change afterwards. */
export interface NewLine
  extends ReturnType<typeof freezeTerms>,
    Pick<OrderLine, 'refundDays' | 'refundMostPercent' | 'holdDays'> {
  readonly courseId: string;
  readonly teacherId: string;
  /** Null if access never ends. */
  readonly accessDays: number | null;
  readonly linkCourseId: string | null;
}

/** Inserts an order of courses and its lines in one statement. */
export async function insertOrder(
  em: EntityManager,
  order: NewOrder,
  lines: readonly NewLine[],
): Promise<Order> {
  const number = await getValue<string>(
    em,
    sql`with placed as (
      insert into orders (id, number, buyer_id, total, credit, exchanged_line_id, status, created_at, expires_at, paid_at, coupon_id,
        coupon_code)
      values (${order.id}, ${newOrderNumber()}, ${order.buyer.id}, ${order.total}, ${order.credit}, ${order.exchangedLineId}, ${order.status},
        ${order.createdAt}, ${order.expiresAt}, ${order.paidAt}, ${order.couponId}, ${order.couponCode})
      returning id, number),
      lines as (insert into order_line (order_id, buyer_id, course_id, teacher_id, title, list_price, discount, coupon_discount, amount,
        access_days, promotion, attribution, link_course_id, seller_class, commission_bp, vat_bp, pit_bp, commission, vat_withheld,
        pit_withheld, teacher_share, hold_days, refund_days, refund_most_percent, state)
      select placed.id, ${order.buyer.id}, x."courseId", x."teacherId", x.title, x."listPrice", x.discount, x."couponDiscount",
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
  return em.merge(Order, { ...order, number });
}

/** Creates an order of a package. It has no lines. */
export async function createPackageOrder(
  em: EntityManager,
  columns: Pick<Order, 'buyer' | 'total' | 'expiresAt'>,
): Promise<Order> {
  const number = await nextOrderNumber(em);
  const order = em.create(Order, { ...columns, number, kind: OrderKind.PACKAGE, createdAt: new Date() });
  await em.flush();
  return order;
}
