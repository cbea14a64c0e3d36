import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { removeBoughtFromCart } from '../cart/index.ts';
import { isCouponUsedUp } from '../coupons/index.ts';
import { draftEInvoices } from '../e-invoices/index.ts';
import { enrolStudent, findAccess, isOwned } from '../learning/index.ts';
import { postSale } from '../ledger/index.ts';
import { type Order, type OrderLine, PaymentDoubt, paidLine } from '../orders/index.ts';
import type { Fulfilment, FulfilmentBlocker, OrderPayment } from '../payments/index.ts';
import { removeBoughtFromWishlist } from '../wishlist/index.ts';
import { finishExchange, isExchangeOpen } from './exchange/finish-exchange.ts';
import { notifyOrderPaid } from './notify-order-paid.ts';
import { getEnrolmentTerms } from './sale-terms.ts';

async function fulfil(
  em: EntityManager,
  services: Services,
  order: Order,
  { gateway, attempt, isFromSuspense }: OrderPayment,
  lines: readonly OrderLine[],
): Promise<void> {
  if (!attempt) throw new Error(`the order ${order.number} of courses was paid without an attempt`);
  for (const line of lines) await enrolStudent(em, order.buyer.id, line.course.id, getEnrolmentTerms(line));
  await removeBoughtCourses(em, order, lines);
  if (order.exchangedLineId) return finishExchange(em, services, order, { gateway, isFromSuspense });
  await draftEInvoices(em, services, order.id);
  await notifyOrderPaid(em, services, order, attempt, lines);
  // Last, since it locks accounts that every sale of the platform posts to
  await postSale(em, { orderId: order.id, gateway, lines: lines.map(paidLine), isFromSuspense });
}

/**
 * An order paid in time is fulfilled on its agreed terms, unless the buyer has the course already or it can no longer be
 * exchanged. If the money is late, the course must also be on sale and the coupon must have a use left.
 */
async function findBlocker(
  em: EntityManager,
  order: Order,
  lines: readonly OrderLine[],
): Promise<FulfilmentBlocker | undefined> {
  for (const { course, state } of lines) {
    if (isOwned(await findAccess(em, order.buyer.id, course.id))) return PaymentDoubt.COURSE_OWNED;
    if (state !== 'OPEN' && !(await isSold(em, course.id))) return PaymentDoubt.NOT_ON_SALE;
  }
  if (order.exchangedLineId && !(await isExchangeOpen(em, order))) return PaymentDoubt.EXCHANGE_OVER;
  if (await isCouponUsedUp(em, order)) return PaymentDoubt.COUPON_USED_UP;
  return undefined;
}

async function isSold(em: EntityManager, courseId: string): Promise<boolean> {
  const [course] = await runSql(
    em,
    sql`select 1 from course where id = ${courseId} and status = 'PUBLISHED'`,
    'billing.isSold',
  );
  return course !== undefined;
}

export const courseFulfilment: Fulfilment = { kind: 'COURSES', findBlocker, fulfil };

/** Removes bought courses from the buyer’s cart and wishlist, and the used coupon from the cart. */
export async function removeBoughtCourses(
  em: EntityManager,
  { buyer, couponId }: Order,
  lines: readonly OrderLine[],
): Promise<void> {
  const courseIds = lines.map(({ course }) => course.id);
  await removeBoughtFromCart(em, buyer.id, courseIds, couponId);
  await removeBoughtFromWishlist(em, buyer.id, courseIds);
}
