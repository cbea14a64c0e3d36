import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/run-sql.ts';
import type { Services } from '../../platform/services.ts';
import { sql } from '../../platform/sql.ts';
import { accessTo, enrolStudent, isHeld } from '../learning/index.ts';
import { postSale, postSuspense } from '../ledger/index.ts';
import { clearBought } from './cart/clear-bought.ts';
import { sourceOf } from './enrolment-source.ts';
import type { GatewayPaymentStatus, NoticeOutcome } from './gateways/gateway.ts';
import {
  Order,
  OrderLine,
  OrderStatus,
  PaymentAttempt,
  PaymentDoubt,
  type PaymentGateway,
  PaymentStatus,
} from './order.entity.ts';
import { paidLine } from './paid-line.ts';
import { raiseDoubt } from './raise-doubt.ts';
import { tellPaid } from './tell-paid.ts';

/** PostgreSQL's codes for "try again": a lost race, never a fault of what was asked. */
const RETRYABLE = new Set(['40001', '40P01', '23505']);
const MOST_TRIES = 3;

/** Where a gateway's word came from: the stored notice, see payment-notice.ts. */
export interface NoticeSource {
  readonly gateway: PaymentGateway;
  readonly noticeId: string;
}

/**
 * Acts on a verified word of a gateway: the one place where money is booked and buyers are enrolled for it.
 * However often and in whatever order words come, the outcome is the same: the order is locked, the attempt
 * moves forward only, and the ledger posts each sale once.
 */
export async function settlePayment(
  services: Services,
  told: GatewayPaymentStatus,
  source: NoticeSource,
): Promise<NoticeOutcome> {
  for (let attempt = 1; ; attempt++)
    try {
      return await services.orm.em.fork().transactional((em) => settle(em, services, told, source));
    } catch (error) {
      if (attempt >= MOST_TRIES || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error;
    }
}

async function settle(
  em: EntityManager,
  services: Services,
  told: GatewayPaymentStatus,
  source: NoticeSource,
): Promise<NoticeOutcome> {
  const outcome = await apply(em, services, told, source.gateway);
  await runSql(
    em,
    sql`update payment_notice set reference = ${told.reference}, outcome = ${outcome} where id = ${source.noticeId}`,
  );
  return outcome;
}

async function apply(
  em: EntityManager,
  services: Services,
  told: GatewayPaymentStatus,
  gateway: PaymentGateway,
): Promise<NoticeOutcome> {
  const found = await em.findOne(PaymentAttempt, { reference: told.reference, gateway });
  if (!found) return 'UNKNOWN_REFERENCE';
  await lockCourses(em, found.order.id);
  const order = await em.findOneOrFail(Order, found.order.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const attempt = await em.refreshOrFail(found);
  if (isOtherMoney(attempt, told)) return keepSecond(em, services, order, attempt, told);
  if (told.amount !== undefined && told.amount !== attempt.amount)
    return wrongAmount(em, services, order, attempt, told);
  if (attempt.status === PaymentStatus.SUCCEEDED) return 'ALREADY_RECORDED';
  switch (told.outcome) {
    case 'PENDING':
    case 'NOT_BEGUN':
      return 'RECORDED';
    case 'FAILED':
      return fail(attempt, told);
    case 'UNSURE':
      return doubt(em, services, order, attempt, told, PaymentDoubt.GATEWAY_UNSURE);
    case 'PAID':
      // Nothing says that what was paid is what was asked for: people look
      if (told.amount === undefined)
        return doubt(em, services, order, attempt, told, PaymentDoubt.AMOUNT_MISSING);
      return pay(em, services, order, attempt, told);
  }
}

/** Of an attempt that was paid: money that the gateway knows by another name is a second payment, of whatever amount. */
const isOtherMoney = (
  attempt: PaymentAttempt,
  { outcome, transaction, amount }: GatewayPaymentStatus,
): boolean =>
  attempt.status === PaymentStatus.SUCCEEDED &&
  outcome === 'PAID' &&
  Number.isSafeInteger(amount) &&
  !!transaction &&
  !!attempt.gatewayTransaction &&
  transaction !== attempt.gatewayTransaction;

async function keepSecond(
  em: EntityManager,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  told: GatewayPaymentStatus,
): Promise<NoticeOutcome> {
  if (!(await keepInSuspense(em, order, attempt, told))) return 'ALREADY_RECORDED';
  await raiseDoubt(em, services, order, attempt, PaymentDoubt.PAID_TWICE, told.amount);
  return 'RECORDED';
}

/**
 * Courses before orders, here as in a checkout, and no shared lock: an enrolment counts itself on the course,
 * so buyers of one course who were let in together would wait for each other for ever.
 */
const lockCourses = (em: EntityManager, orderId: string): Promise<unknown> =>
  runSql(
    em,
    sql`select c.id from course c where c.id in (select l.course_id from order_line l where l.order_id = ${orderId})
     order by c.id for no key update`,
  );

function fail(attempt: PaymentAttempt, { code }: GatewayPaymentStatus): NoticeOutcome {
  if (attempt.status === PaymentStatus.FAILED) return 'ALREADY_RECORDED';
  attempt.status = PaymentStatus.FAILED;
  attempt.failureCode = code ?? null;
  attempt.settledAt = new Date();
  return 'RECORDED';
}

/** The bank was charged and the gateway is not sure, or suspects fraud: people look into it. */
async function doubt(
  em: EntityManager,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  { code, transaction, amount }: GatewayPaymentStatus,
  reason: PaymentDoubt,
): Promise<NoticeOutcome> {
  const known = [attempt.status, attempt.failureCode ?? null, attempt.gatewayTransaction ?? null];
  const news = [PaymentStatus.UNKNOWN, code ?? null, transaction ?? null];
  if (known.every((value, i) => value === news[i])) return 'ALREADY_RECORDED';
  attempt.status = PaymentStatus.UNKNOWN;
  attempt.failureCode = code ?? null;
  attempt.gatewayTransaction = transaction ?? null;
  await raiseDoubt(em, services, order, attempt, reason, amount);
  return 'RECORDED';
}

/** Money of another amount than was asked for never enrols; what surely came waits in suspense for people. */
async function wrongAmount(
  em: EntityManager,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  told: GatewayPaymentStatus,
): Promise<NoticeOutcome> {
  const hasMoved = told.outcome === 'PAID' || told.outcome === 'UNSURE';
  if (!hasMoved || attempt.status === PaymentStatus.SUCCEEDED) return 'WRONG_AMOUNT';
  attempt.status = PaymentStatus.UNKNOWN;
  attempt.gatewayTransaction = told.transaction ?? null;
  const isAmount = Number.isSafeInteger(told.amount) && told.amount! > 0;
  if (told.outcome === 'PAID' && isAmount) await keepInSuspense(em, order, attempt, told);
  const reason = isAmount ? PaymentDoubt.WRONG_AMOUNT : PaymentDoubt.AMOUNT_MISSING;
  await raiseDoubt(em, services, order, attempt, reason, isAmount ? told.amount : undefined);
  return 'WRONG_AMOUNT';
}

async function pay(
  em: EntityManager,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  told: GatewayPaymentStatus,
): Promise<NoticeOutcome> {
  attempt.status = PaymentStatus.SUCCEEDED;
  attempt.gatewayTransaction = told.transaction ?? null;
  attempt.failureCode = null;
  attempt.settledAt = new Date();
  const lines = await order.lines.loadItems();
  // A second capture is returned
  const hindrance = order.paidAt ? PaymentDoubt.PAID_TWICE : await hindranceTo(em, order, lines);
  if (hindrance) {
    await keepInSuspense(em, order, attempt, told);
    await raiseDoubt(em, services, order, attempt, hindrance, told.amount);
    return 'RECORDED';
  }
  order.pay(new Date());
  attempt.doubt = null;
  await em.flush();
  for (const line of lines) await enrolStudent(em, order.buyer.id, line.course.id, sourceOf(line));
  await clearBought(em, order, lines);
  await tellPaid(em, services, order, attempt, lines);
  // Last, since it locks accounts that every sale of the platform posts to
  await postSale(em, { orderId: order.id, gateway: attempt.gateway, lines: lines.map(paidLine) });
  return 'RECORDED';
}

/**
 * An order in time is fulfilled as it was agreed. Late money is, too, unless the buyer has the course by now
 * or it is no longer sold (design/domain.md). Another open order of the same course makes way.
 */
async function hindranceTo(
  em: EntityManager,
  order: Order,
  lines: readonly OrderLine[],
): Promise<PaymentDoubt | undefined> {
  for (const { course, state } of lines) {
    if (isHeld(await accessTo(em, order.buyer.id, course.id))) return PaymentDoubt.COURSE_OWNED;
    if (state !== 'OPEN' && !(await isSold(em, course.id))) return PaymentDoubt.NOT_ON_SALE;
  }
  if (await isCouponUsedUp(em, order)) return PaymentDoubt.COUPON_USED_UP;
  for (const { course, state } of lines) if (state !== 'OPEN') await makeWay(em, order, course.id);
  return undefined;
}

/** An order that ran out gave its use of the coupon back, and others may have had the last one since. */
async function isCouponUsedUp(em: EntityManager, order: Order): Promise<boolean> {
  if (!order.couponId) return false;
  await runSql(em, sql`select 1 from coupon where id = ${order.couponId} for no key update`);
  const [used] = await runSql(
    em,
    sql`select 1 from coupon_use u join coupon k on k.id = u.coupon_id
      where u.order_id = ${order.id} and u.state = 'RETURNED' and (k.uses >= k.max_uses or k.max_uses_per_person <=
        (select count(*) from coupon_use o where o.coupon_id = k.id and o.person_id = u.person_id and o.state <> 'RETURNED'))`,
  );
  return used !== undefined;
}

async function isSold(em: EntityManager, courseId: string): Promise<boolean> {
  const [course] = await runSql(
    em,
    sql`select 1 from course where id = ${courseId} and status = 'PUBLISHED'`,
  );
  return course !== undefined;
}

/** Another order of the buyer gives a course up: one that waits to be paid as a whole, one in doubt that line. */
async function makeWay(em: EntityManager, order: Order, courseId: string): Promise<void> {
  const line = await em.findOne(OrderLine, { buyer: order.buyer, course: courseId, state: 'OPEN' });
  if (!line || line.order.id === order.id) return;
  const other = await em.findOneOrFail(Order, line.order.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  await other.lines.loadItems({ refresh: true });
  if (other.status === OrderStatus.PENDING) other.cancel();
  else if (line.state === 'OPEN') line.state = 'CLOSED';
  await em.flush();
}

const keepInSuspense = (
  em: EntityManager,
  order: Order,
  attempt: PaymentAttempt,
  { amount, transaction }: GatewayPaymentStatus,
) =>
  postSuspense(em, {
    orderId: order.id,
    gateway: attempt.gateway,
    amount: amount ?? attempt.amount,
    transaction: transaction ?? attempt.reference,
  });
