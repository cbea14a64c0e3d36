import type { EntityManager } from '@mikro-orm/postgresql';
import { isUniqueViolation, runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { Order, PaymentDoubt, type PaymentGateway, PaymentStatus } from '../orders/index.ts';
import { fulfilOrder, lockForPayment } from './fulfil-order.ts';
import { type FulfilmentBlocker, getFulfilment } from './fulfilments.ts';
import type { GatewayPaymentStatus, NotificationOutcome } from './gateways/gateway.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { raiseDoubt } from './raise-doubt.ts';
import { loadAttempt, loadLines, lockOrder } from './settled-entities.ts';
import { countMissing, findMatchedItems } from './suspense/load-items.ts';
import { payFromSuspense } from './suspense/pay-from-suspense.ts';
import { recordUnknownPayment } from './suspense/record-unknown-payment.ts';
import { findRecorded, recordUnmatched } from './suspense/record-unmatched.ts';
import type { SuspenseReason } from './suspense/suspense.enums.ts';
import { SuspenseItem } from './suspense/suspense-item.entity.ts';

/** PostgreSQL's error codes for a retry: serialisation failure and deadlock. */
const RETRYABLE = new Set(['40001', '40P01']);
/** Another transaction has recorded the same money in the meantime. The retry finds it. */
const SAME_MONEY = ['payment_attempt_transaction', 'suspense_item_gateway_transaction_key'];
const MAX_TRIES = 3;

/** Source of a gateway's report: the stored notification, see payment-notification.ts. */
export interface ReportSource {
  readonly gateway: PaymentGateway;
  readonly notificationId: string;
}

/**
 * Settles a verified report of a gateway. Only this function books payments and enrols their buyers. It is idempotent
 * and independent of the order of reports: the order is locked, the attempt only moves forward, and the ledger posts
 * each sale once.
 */
export async function settlePayment(
  services: Services,
  report: GatewayPaymentStatus,
  source: ReportSource,
): Promise<NotificationOutcome> {
  for (let attempt = 1; ; attempt++)
    try {
      return await services.orm.em.fork().transactional((em) => settle(em, services, report, source));
    } catch (error) {
      if (attempt >= MAX_TRIES || !isRetryable(error)) throw error;
    }
}

export const isRetryable = (error: unknown): boolean =>
  RETRYABLE.has((error as { code?: string }).code ?? '') || isUniqueViolation(error, ...SAME_MONEY);

async function settle(
  em: EntityManager,
  services: Services,
  report: GatewayPaymentStatus,
  source: ReportSource,
): Promise<NotificationOutcome> {
  await lockTransaction(em, report, source);
  const found = await findAttempt(em, report, source);
  const outcome = found
    ? await apply(em, services, report, found)
    : await recordUnknownPayment(em, services.settings, report, source.gateway);
  await runSql(
    em,
    sql`update payment_notice set reference = ${report.reference}, outcome = ${outcome} where id = ${source.notificationId}`,
    'billing.noticeOutcome',
  );
  return outcome;
}

/** Serialises reports about the same money before anything else is locked. Two sources may report it simultaneously. */
async function lockTransaction(
  em: EntityManager,
  { transaction }: GatewayPaymentStatus,
  { gateway }: ReportSource,
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
  { gateway }: ReportSource,
): Promise<FoundAttempt | undefined> {
  const [found] = await runSql<FoundAttempt>(
    em,
    sql`select id, order_id as "orderId" from payment_attempt where reference = ${reference} and gateway = ${gateway}`,
    'billing.attemptOf',
  );
  return found;
}

/** A report about an attempt and everything that it may change. The order is locked. */
interface Reported {
  readonly em: EntityManager;
  readonly services: Services;
  readonly order: Order;
  readonly attempt: PaymentAttempt;
  readonly report: GatewayPaymentStatus;
}

async function apply(
  em: EntityManager,
  services: Services,
  report: GatewayPaymentStatus,
  found: FoundAttempt,
): Promise<NotificationOutcome> {
  await lockForPayment(em, found.orderId);
  const order = await lockOrder(em, found.orderId);
  const attempt = await loadAttempt(em, found.id);
  const reported = { em, services, order, attempt, report };
  if (isOtherMoney(reported)) return recordSecondPayment(reported);
  if (report.amount !== undefined && report.amount !== attempt.amount) return wrongAmount(reported);
  if (attempt.status === PaymentStatus.SUCCEEDED) return 'ALREADY_RECORDED';
  switch (report.outcome) {
    case 'PENDING':
    case 'NOT_BEGUN':
      return 'RECORDED';
    case 'FAILED':
      return fail(reported);
    case 'UNSURE':
      return doubt(reported, PaymentDoubt.GATEWAY_UNSURE);
    case 'PAID':
      // Without an amount it is not certain that the amount due was paid
      return report.amount === undefined ? doubt(reported, PaymentDoubt.AMOUNT_MISSING) : pay(reported);
  }
}

/**
 * True for another payment of a paid attempt, of any amount: the gateway reports it under a different transaction ID.
 */
const isOtherMoney = ({ attempt, report: { outcome, transaction, amount } }: Reported): boolean =>
  attempt.status === PaymentStatus.SUCCEEDED &&
  outcome === 'PAID' &&
  Number.isSafeInteger(amount) &&
  !!transaction &&
  !!attempt.gatewayTransaction &&
  transaction !== attempt.gatewayTransaction;

async function recordSecondPayment(reported: Reported): Promise<NotificationOutcome> {
  if (!(await recordMoney(reported, PaymentDoubt.PAID_TWICE))) return 'ALREADY_RECORDED';
  await raiseDoubt(reported, PaymentDoubt.PAID_TWICE, reported.report.amount);
  return 'RECORDED';
}

function fail({ attempt, report }: Reported): NotificationOutcome {
  if (attempt.status === PaymentStatus.FAILED) return 'ALREADY_RECORDED';
  attempt.status = PaymentStatus.FAILED;
  attempt.failureCode = report.code ?? null;
  attempt.settledAt = new Date();
  return 'RECORDED';
}

/** The bank was charged, and the gateway is unsure or suspects fraud. An administrator checks it. */
async function doubt(reported: Reported, reason: PaymentDoubt): Promise<NotificationOutcome> {
  const {
    attempt,
    report: { code, transaction, amount },
  } = reported;
  const known = [attempt.status, attempt.failureCode ?? null, attempt.gatewayTransaction ?? null];
  const news = [PaymentStatus.UNKNOWN, code ?? null, transaction ?? null];
  if (known.every((value, i) => value === news[i])) return 'ALREADY_RECORDED';
  attempt.status = PaymentStatus.UNKNOWN;
  attempt.failureCode = code ?? null;
  attempt.gatewayTransaction = transaction ?? null;
  await raiseDoubt(reported, reason, amount);
  return 'RECORDED';
}

/**
 * Handles an amount that differs from the amount due. It never enrols the buyer; confirmed money is recorded as
 * unmatched.
 */
async function wrongAmount(reported: Reported): Promise<NotificationOutcome> {
  const { attempt, report } = reported;
  const hasMoved = report.outcome === 'PAID' || report.outcome === 'UNSURE';
  if (!hasMoved || attempt.status === PaymentStatus.SUCCEEDED) return 'WRONG_AMOUNT';
  const transaction = report.transaction ?? null;
  const isAmount = Number.isSafeInteger(report.amount) && report.amount! > 0;
  const isNews =
    report.outcome === 'PAID' && isAmount
      ? await recordMoney(reported, PaymentDoubt.WRONG_AMOUNT)
      : attempt.status !== PaymentStatus.UNKNOWN || attempt.gatewayTransaction !== transaction;
  // A repeated report, about which an administrator may have decided since
  if (!isNews) return 'WRONG_AMOUNT';
  attempt.status = PaymentStatus.UNKNOWN;
  attempt.gatewayTransaction = transaction;
  if (isAmount) await raiseDoubt(reported, PaymentDoubt.WRONG_AMOUNT, report.amount);
  else await raiseDoubt(reported, PaymentDoubt.AMOUNT_MISSING, undefined);
  return 'WRONG_AMOUNT';
}

async function pay(reported: Reported): Promise<NotificationOutcome> {
  const { em, services, order, attempt, report } = reported;
  // Money recorded as unmatched under these names arrived with another amount or without an order, and was booked as
  // such
  const known = await findRecorded(em, attempt.gateway, [getRecordedName(reported), attempt.reference]);
  // Nothing is left to decide: the money was returned or has paid another order
  if (known?.hasLeft) return 'WRONG_AMOUNT';
  attempt.status = PaymentStatus.SUCCEEDED;
  attempt.gatewayTransaction = report.transaction ?? null;
  attempt.failureCode = null;
  attempt.settledAt = new Date();
  const lines = await loadLines(em, order);
  // A second capture is returned, and so is the payment of an order that its buyer has cancelled
  const blocker: FulfilmentBlocker | 'WRONG_AMOUNT' | 'ORDER_CANCELLED' | undefined = order.paidAt
    ? PaymentDoubt.PAID_TWICE
    : order.cancelledAt
      ? PaymentDoubt.ORDER_CANCELLED
      : ((await getFulfilment(order).findBlocker(em, order, lines)) ?? (known && PaymentDoubt.WRONG_AMOUNT));
  if (blocker) {
    await recordMoney(reported, blocker);
    await raiseDoubt(reported, blocker, report.amount);
    return 'RECORDED';
  }
  attempt.doubt = null;
  const matched = await findMatchedItems(em, order.id);
  if (attempt.amount !== order.due || matched.length > 0) await payRest(reported);
  else await fulfilOrder(em, services, order, { gateway: attempt.gateway, attempt, isFromSuspense: false });
  return 'RECORDED';
}

/**
 * Handles the rest of an underpaid order. Together with the matched money it pays the order, otherwise an
 * administrator checks it.
 */
async function payRest(reported: Reported): Promise<void> {
  const { em, services, order, attempt, report } = reported;
  const isNew = await recordMoney(reported, PaymentDoubt.WRONG_AMOUNT);
  if (!isNew || attempt.amount < (await countMissing(em, order)))
    return raiseDoubt(reported, PaymentDoubt.WRONG_AMOUNT, report.amount);
  const transaction = getRecordedName(reported);
  const item = await em.findOneOrFail(SuspenseItem, { gateway: attempt.gateway, transaction });
  item.matchRest();
  await em.flush();
  await payFromSuspense(em, services, order, item);
}

/** Name under which the money is recorded: the gateway's transaction ID, or our reference without one. */
const getRecordedName = ({ attempt, report }: Reported): string => report.transaction ?? attempt.reference;

/** Records the money of a report as unmatched. Returns false if it was recorded before. */
const recordMoney = (reported: Reported, reason: SuspenseReason): Promise<boolean> => {
  const { em, services, order, attempt, report } = reported;
  return recordUnmatched(em, services.settings, {
    orderId: order.id,
    gateway: attempt.gateway,
    amount: report.amount ?? attempt.amount,
    transaction: getRecordedName(reported),
    reference: attempt.reference,
    reason,
    ...report.transfer,
  });
};
