import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findValue, runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { GatewayAnswer } from '../orders/index.ts';
import { getGateways } from './gateways/index.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';
import { storeNotification } from './payment-notification.ts';
import { settlePayment } from './settle-payment.ts';

/** A query that has not finished after this time is considered failed. */
const QUERY_TIMEOUT_SECONDS = 35;
/** Maximum time for which other callers wait for a running query, in milliseconds. */
const MAX_WAIT_MS = 10_000;

/** The gateway's last response about an attempt. It is stored with the attempt, so that all processes see it. */
type StoredAnswer = GatewayAnswer | 'NO_ANSWER';

/**
 * Queries the gateway about an attempt and settles its response like a notification. Not called in transactions. Of
 * simultaneous callers in any process only one queries; the others receive its response.
 * @param freshFor maximum age in seconds of an earlier response that may be returned instead
 * @throws if the gateway does not respond
 */
export async function queryGateway(
  services: Services,
  attempt: PaymentAttempt,
  { freshFor }: { readonly freshFor: number },
): Promise<GatewayAnswer> {
  const em = services.orm.em.fork();
  for (const started = Date.now(); !(await claimQuery(em, attempt.id, freshFor)); await pause(50)) {
    const answered = await findAnswer(em, attempt.id, freshFor);
    if (answered === 'NO_ANSWER' || Date.now() - started > MAX_WAIT_MS)
      throw new Error(`${attempt.gateway} did not respond about the payment ${attempt.reference}`);
    if (answered) return GatewayAnswer[answered];
  }
  return runClaimedQuery(services, attempt);
}

/**
 * Queries the gateway for the caller that has claimed the query, and stores the response with the attempt.
 * @throws if the gateway does not respond
 */
export async function runClaimedQuery(services: Services, attempt: PaymentAttempt): Promise<GatewayAnswer> {
  const em = services.orm.em.fork();
  try {
    const answer = await queryAndSettle(services, attempt);
    await storeAnswer(em, attempt.id, answer);
    return answer;
  } catch (error) {
    await storeAnswer(em, attempt.id, 'NO_ANSWER');
    throw error;
  }
}

async function queryAndSettle(
  services: Services,
  { gateway, reference, createdAt }: PaymentAttempt,
): Promise<GatewayAnswer> {
  const report = await getGateways(services).get(gateway).query(reference, createdAt);
  // Nothing to settle, and buyers can trigger this query often
  if (report.outcome === 'PENDING' || report.outcome === 'NOT_BEGUN') return GatewayAnswer[report.outcome];
  const notificationId = await storeNotification(services, 'QUERY', gateway, report);
  const outcome = await settlePayment(services, report, { gateway, notificationId });
  if (outcome === 'ALREADY_RECORDED')
    await runSql(services.orm.em.fork(), sql`delete from payment_notice where id = ${notificationId}`);
  return GatewayAnswer[report.outcome];
}

/** @returns true if this caller must query the gateway: no query is running, and the last response is too old */
export async function claimQuery(em: EntityManager, attemptId: string, freshFor: number): Promise<boolean> {
  const claimed = await runSql(
    em,
    sql`update payment_attempt set asked_at = now(), answered = null where id = ${attemptId}
     and (asked_at is null or asked_at <= now() - make_interval(secs => case when answered is null
       then ${QUERY_TIMEOUT_SECONDS}::int else ${freshFor}::int end)) returning id`,
  );
  return claimed.length > 0;
}

/**
 * The latest response.
 * @returns undefined while a query is running or if the response is too old
 */
async function findAnswer(
  em: EntityManager,
  attemptId: string,
  freshFor: number,
): Promise<StoredAnswer | undefined> {
  const answered = await findValue<StoredAnswer | null>(
    em,
    sql`select answered from payment_attempt where id = ${attemptId}
     and asked_at > now() - make_interval(secs => ${freshFor}::int)`,
  );
  return answered ?? undefined;
}

const storeAnswer = (em: EntityManager, attemptId: string, answered: StoredAnswer): Promise<unknown> =>
  runSql(em, sql`update payment_attempt set answered = ${answered} where id = ${attemptId}`);
