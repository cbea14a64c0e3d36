import type { EntityManager } from '@mikro-orm/postgresql';
import { isUniqueViolation } from '../../platform/db/is-unique-violation.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Services } from '../../platform/process/services.ts';
import { Order, PaymentDoubt, type PaymentGateway, PaymentStatus } from '../orders/index.ts';
import { fulfilOrder, lockForPayment } from './fulfil-order.ts';
import { type FulfilmentBlocker, fulfilmentOf } from './fulfilments.ts';
import type { GatewayPaymentStatus, NoticeOutcome } from './gateways/gateway.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { raiseDoubt } from './raise-doubt.ts';
import { attemptById, linesOf, lockedOrder } from './settled-entities.ts';
import { matchedItems, missingOf } from './suspense/matched.ts';
import { payFromSuspense } from './suspense/pay-from-suspense.ts';
import { recordUnknownPayment } from './suspense/record-unknown-payment.ts';
import { keptAs, recordUnmatched, type UnfittingMoney } from './suspense/record-unmatched.ts';
import { SuspenseItem } from './suspense/suspense-item.entity.ts';

/** PostgreSQL's error codes for a retry: serialisation failure and deadlock. */
const RETRYABLE = new Set(['40001', '40P01']);
/** Another transaction has recorded the same money in the meantime. The retry finds it. */
const SAME_MONEY = ['payment_attempt_transaction', 'suspense_item_gateway_transaction_key'];
const MAX_TRIES = 3;

/** Source of a gateway's report: the stored notification, see payment-notice.ts. */
export interface NoticeSource {
  readonly gateway: PaymentGateway;
  readonly noticeId: string;
}

/**
 * Settles a verified report of a gateway. Only this function books payments and enrols their buyers. It is idempotent
 * and independent of the order of reports: the order is locked, the attempt only moves forward, and the ledger posts
 * each sale once.
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
      if (attempt >= MAX_TRIES || !isRetryable(error)) throw error;
    }
}

export const isRetryable = (error: unknown): boolean =>
  RETRYABLE.has((error as { code?: string }).code ?? '') || isUniqueViolation(error, ...SAME_MONEY);

async function settle(
  em: EntityManager,
  services: Services,
  told: GatewayPaymentStatus,
  source: NoticeSource,
): Promise<NoticeOutcome> {
  await oneAtATime(em, told, source);
  const found = await findAttempt(em, told, source);
  const outcome = found
    ? await apply(em, services, told, found)
    : await recordUnknownPayment(em, services.settings, told, source.gateway);
  await runSql(
    em,
    sql`update payment_notice set reference = ${told.reference}, outcome = ${outcome} where id = ${source.noticeId}`,
    'billing.noticeOutcome',
  );
  return outcome;
}

/**
 * Serialises reports about the same money before anything else is locked. Two sources may report it simultaneously.
 */
async function oneAtATime(
  em: EntityManager,
  { transaction }: GatewayPaymentStatus,
  { gateway }: NoticeSource,
): Promise<void> {
  if (!transaction) return;
  await runSql(
    em,
    sql`select pg_advisory_xact_lock(hashtextextended(${`payment:${gateway}:${transaction}`}, 0))`,
    'billing.oneAtATime',
  );
}

/** The attempt of a report, read before anything is locked. */
interface FoundAttempt {
  readonly id: string;
  readonly orderId: string;
}

async function findAttempt(
  em: EntityManager,
  { reference }: GatewayPaymentStatus,
  { gateway }: NoticeSource,
): Promise<FoundAttempt | undefined> {
  const [found] = await runSql<FoundAttempt>(
    em,
    sql`select id, order_id as "orderId" from payment_attempt where reference = ${reference} and gateway = ${gateway}`,
    'billing.attemptOf',
  );
  return found;
}

async function apply(
  em: EntityManager,
  services: Services,
  told: GatewayPaymentStatus,
  found: FoundAttempt,
): Promise<NoticeOutcome> {
  await lockForPayment(em, found.orderId);
  const order = await lockedOrder(em, found.orderId);
  const attempt = await attemptById(em, found.id);
  if (isOtherMoney(attempt, told)) return recordSecondPayment(em, services, order, attempt, told);
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
      // Without an amount it is not certain that the amount due was paid
      if (told.amount === undefined)
        return doubt(em, services, order, attempt, told, PaymentDoubt.AMOUNT_MISSING);
      return pay(em, services, order, attempt, told);
  }
}

/**
 * True for another payment of a paid attempt, of any amount: the gateway reports it under a different transaction ID.
 */
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

async function recordSecondPayment(
  em: EntityManager,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  told: GatewayPaymentStatus,
): Promise<NoticeOutcome> {
  if (!(await suspend(em, services, order, attempt, told, PaymentDoubt.PAID_TWICE)))
    return 'ALREADY_RECORDED';
  await raiseDoubt(em, services, order, attempt, PaymentDoubt.PAID_TWICE, told.amount);
  return 'RECORDED';
}

function fail(attempt: PaymentAttempt, { code }: GatewayPaymentStatus): NoticeOutcome {
  if (attempt.status === PaymentStatus.FAILED) return 'ALREADY_RECORDED';
  attempt.status = PaymentStatus.FAILED;
  attempt.failureCode = code ?? null;
  attempt.settledAt = new Date();
  return 'RECORDED';
}

/** The bank was charged, and the gateway is unsure or suspects fraud. An administrator checks it. */
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

/**
 * Handles an amount that differs from the amount due. It never enrols the buyer; confirmed money is recorded as
 * unmatched.
 */
async function wrongAmount(
  em: EntityManager,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  told: GatewayPaymentStatus,
): Promise<NoticeOutcome> {
  const hasMoved = told.outcome === 'PAID' || told.outcome === 'UNSURE';
  if (!hasMoved || attempt.status === PaymentStatus.SUCCEEDED) return 'WRONG_AMOUNT';
  const transaction = told.transaction ?? null;
  const isAmount = Number.isSafeInteger(told.amount) && told.amount! > 0;
  const isNews =
    told.outcome === 'PAID' && isAmount
      ? await suspend(em, services, order, attempt, told, PaymentDoubt.WRONG_AMOUNT)
      : attempt.status !== PaymentStatus.UNKNOWN || attempt.gatewayTransaction !== transaction;
  // A repeated report, about which an administrator may have decided since
  if (!isNews) return 'WRONG_AMOUNT';
  attempt.status = PaymentStatus.UNKNOWN;
  attempt.gatewayTransaction = transaction;
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
  // Money recorded as unmatched under these names arrived with another amount or without an order, and was booked as
  // such
  const kept = await keptAs(em, attempt.gateway, [nameOf(attempt, told), attempt.reference]);
  // Nothing is left to decide: the money was returned or has paid another order
  if (kept?.hasLeft) return 'WRONG_AMOUNT';
  attempt.status = PaymentStatus.SUCCEEDED;
  attempt.gatewayTransaction = told.transaction ?? null;
  attempt.failureCode = null;
  attempt.settledAt = new Date();
  const lines = await linesOf(em, order);
  // A second capture is returned
  const blocker: FulfilmentBlocker | 'WRONG_AMOUNT' | undefined = order.paidAt
    ? PaymentDoubt.PAID_TWICE
    : ((await fulfilmentOf(order).findBlocker(em, order, lines)) ?? (kept && PaymentDoubt.WRONG_AMOUNT));
  if (blocker) {
    await suspend(em, services, order, attempt, told, blocker);
    await raiseDoubt(em, services, order, attempt, blocker, told.amount);
    return 'RECORDED';
  }
  attempt.doubt = null;
  const matched = await matchedItems(em, order.id);
  if (attempt.amount !== order.due || matched.length > 0) await payRest(em, services, order, attempt, told);
  else await fulfilOrder(em, services, order, { gateway: attempt.gateway, attempt, isFromSuspense: false });
  return 'RECORDED';
}

/**
 * Handles the rest of an underpaid order. Together with the matched money it pays the order, otherwise an
 * administrator checks it.
 */
async function payRest(
  em: EntityManager,
  services: Services,
  order: Order,
  attempt: PaymentAttempt,
  told: GatewayPaymentStatus,
): Promise<void> {
  const isNew = await suspend(em, services, order, attempt, told, PaymentDoubt.WRONG_AMOUNT);
  if (!isNew || attempt.amount < (await missingOf(em, order)))
    return raiseDoubt(em, services, order, attempt, PaymentDoubt.WRONG_AMOUNT, told.amount);
  const transaction = nameOf(attempt, told);
  const item = await em.findOneOrFail(SuspenseItem, { gateway: attempt.gateway, transaction });
  item.matchRest();
  await em.flush();
  await payFromSuspense(em, services, order, item);
}

/** Name under which the money is recorded: the gateway's transaction ID, or our reference without one. */
const nameOf = (attempt: PaymentAttempt, { transaction }: GatewayPaymentStatus): string =>
  transaction ?? attempt.reference;

const suspend = (
  em: EntityManager,
  { settings }: Services,
  order: Order,
  attempt: PaymentAttempt,
  told: GatewayPaymentStatus,
  reason: UnfittingMoney['reason'],
) =>
  recordUnmatched(em, settings, {
    orderId: order.id,
    gateway: attempt.gateway,
    amount: told.amount ?? attempt.amount,
    transaction: nameOf(attempt, told),
    reference: attempt.reference,
    reason,
    ...told.transfer,
  });
