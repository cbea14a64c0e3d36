import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/services.ts';
import { EnrolmentSource, enrolStudent } from '../learning/index.ts';
import { postSale, postSuspense } from '../ledger/index.ts';
import type { NoticeOutcome, Verdict } from './gateways/gateway.ts';
import {
  Order,
  type OrderLine,
  OrderStatus,
  PaymentAttempt,
  type PaymentGateway,
  PaymentStatus,
} from './order.entity.ts';
import { tellPaid } from './tell-paid.ts';

/** PostgreSQL's codes for "try again": a lost race, never a fault of what was asked. */
const RETRYABLE = new Set(['40001', '40P01', '23505']);
const MOST_TRIES = 3;

/** Where a gateway's word came from. */
export interface NoticeSource {
  readonly kind: 'NOTIFICATION' | 'QUERY';
  readonly gateway: PaymentGateway;
  readonly payload: unknown;
}

/**
 * Acts on a verified word of a gateway: the one place where money is booked and buyers are enrolled for it.
 * However often and in whatever order words come, the outcome is the same: the order is locked, the attempt
 * moves forward only, and the ledger posts each sale once.
 */
export async function settlePayment(
  services: Services,
  verdict: Verdict,
  source: NoticeSource,
): Promise<NoticeOutcome> {
  for (let attempt = 1; ; attempt++)
    try {
      return await services.orm.em.fork().transactional((em) => settle(em, services, verdict, source));
    } catch (error) {
      if (attempt >= MOST_TRIES || !RETRYABLE.has((error as { code?: string }).code ?? '')) throw error;
    }
}

async function settle(
  em: EntityManager,
  services: Services,
  verdict: Verdict,
  source: NoticeSource,
): Promise<NoticeOutcome> {
  const outcome = await apply(em, services, verdict, source.gateway);
  await em.execute(
    'insert into payment_notice (gateway, kind, reference, payload, outcome) values (?, ?, ?, ?::jsonb, ?)',
    [source.gateway, source.kind, verdict.reference, JSON.stringify(source.payload), outcome],
  );
  return outcome;
}

async function apply(
  em: EntityManager,
  services: Services,
  verdict: Verdict,
  gateway: PaymentGateway,
): Promise<NoticeOutcome> {
  const found = await em.findOne(PaymentAttempt, { reference: verdict.reference, gateway });
  if (!found) return 'UNKNOWN_REFERENCE';
  await lockCourses(em, found.order.id);
  const order = await em.findOneOrFail(Order, found.order.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const attempt = await em.refreshOrFail(found);
  if (verdict.amount !== undefined && verdict.amount !== attempt.amount)
    return wrongAmount(em, order, attempt, verdict);
  if (attempt.status === PaymentStatus.SUCCEEDED) return 'ALREADY_RECORDED';
  switch (verdict.outcome) {
    case 'PENDING':
      return 'RECORDED';
    case 'FAILED':
      return fail(attempt, verdict);
    case 'UNSURE':
      return doubt(order, attempt, verdict);
    case 'PAID':
      return pay(em, services, order, attempt, verdict);
  }
}

/**
 * Courses before orders, here as in a checkout, and no shared lock: an enrolment counts itself on the course,
 * so buyers of one course who were let in together would wait for each other for ever.
 */
const lockCourses = (em: EntityManager, orderId: string): Promise<unknown> =>
  em.execute(
    `select c.id from course c where c.id in (select l.course_id from order_line l where l.order_id = ?)
     order by c.id for no key update`,
    [orderId],
  );

function fail(attempt: PaymentAttempt, { code }: Verdict): NoticeOutcome {
  if (attempt.status === PaymentStatus.FAILED) return 'ALREADY_RECORDED';
  attempt.status = PaymentStatus.FAILED;
  attempt.failureCode = code ?? null;
  attempt.settledAt = new Date();
  return 'RECORDED';
}

/** The bank was charged and the gateway is not sure, or suspects fraud: people look into it. */
function doubt(order: Order, attempt: PaymentAttempt, { code, transaction }: Verdict): NoticeOutcome {
  attempt.status = PaymentStatus.UNKNOWN;
  attempt.failureCode = code ?? null;
  attempt.gatewayTransaction = transaction ?? null;
  if (order.status !== OrderStatus.PAID) order.status = OrderStatus.NEEDS_CHECK;
  return 'RECORDED';
}

/** Money of another amount than was asked for never enrols; it waits in suspense for people. */
async function wrongAmount(
  em: EntityManager,
  order: Order,
  attempt: PaymentAttempt,
  verdict: Verdict,
): Promise<NoticeOutcome> {
  if (
    verdict.outcome === 'PAID' &&
    Number.isSafeInteger(verdict.amount) &&
    verdict.amount! > 0 &&
    attempt.status !== PaymentStatus.SUCCEEDED
  ) {
    attempt.status = PaymentStatus.UNKNOWN;
    if (order.status !== OrderStatus.PAID) order.status = OrderStatus.NEEDS_CHECK;
    await keepInSuspense(em, order, attempt, verdict);
  }
  return 'WRONG_AMOUNT';
}

async function pay(
  em: EntityManager,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  verdict: Verdict,
): Promise<NoticeOutcome> {
  attempt.status = PaymentStatus.SUCCEEDED;
  attempt.gatewayTransaction = verdict.transaction ?? null;
  attempt.failureCode = null;
  attempt.settledAt = new Date();
  if (order.status === OrderStatus.PAID) {
    await keepInSuspense(em, order, attempt, verdict); // a second capture is returned
    return 'RECORDED';
  }
  const lines = await order.lines.loadItems();
  if (!(await canFulfil(em, order, lines))) {
    order.status = OrderStatus.NEEDS_CHECK;
    await keepInSuspense(em, order, attempt, verdict);
    return 'RECORDED';
  }
  order.status = OrderStatus.PAID;
  order.paidAt = new Date();
  for (const line of lines) line.state = 'PAID';
  await em.flush();
  for (const line of lines) await enrolStudent(em, order.buyer.id, line.course.id, EnrolmentSource.PURCHASE);
  await postSale(em, {
    orderId: order.id,
    gateway: attempt.gateway,
    total: order.total,
    lines: lines.map((line) => ({ ...parts(line), teacherId: line.teacher.id })),
  });
  await tellPaid(em, services, order, lines);
  return 'RECORDED';
}

/**
 * An order in time is fulfilled as it was agreed. Late money is, too, unless the buyer has the course by now
 * or it is no longer sold (design/domain.md). Another open order of the same course makes way.
 */
async function canFulfil(em: EntityManager, order: Order, lines: readonly OrderLine[]): Promise<boolean> {
  for (const line of lines) {
    const [state] = await em.execute<{ owned: boolean; sold: boolean }[]>(
      `select exists (select 1 from enrolment e where e.student_id = ? and e.course_id = c.id and e.access = 'ACTIVE') as owned,
         c.status = 'PUBLISHED' as sold
       from course c where c.id = ?`,
      [order.buyer.id, line.course.id],
    );
    if (state!.owned) return false;
    if (line.state === 'OPEN') continue;
    if (!state!.sold) return false;
    await em.execute(
      `with other as (update order_line set state = 'CLOSED' where buyer_id = ? and course_id = ? and state = 'OPEN' returning order_id)
       update orders set status = 'CANCELLED' where id in (select order_id from other) and status = 'PENDING'`,
      [order.buyer.id, line.course.id],
    );
  }
  return true;
}

const keepInSuspense = (
  em: EntityManager,
  order: Order,
  attempt: PaymentAttempt,
  { amount, transaction }: Verdict,
) =>
  postSuspense(em, {
    orderId: order.id,
    gateway: attempt.gateway,
    amount: amount ?? attempt.amount,
    transaction: transaction ?? attempt.reference,
  });

const parts = ({ commission, vatWithheld, pitWithheld, teacherShare }: OrderLine) => ({
  commission,
  vatWithheld,
  pitWithheld,
  teacherShare,
});
