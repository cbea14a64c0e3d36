import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Services } from '../../platform/process/services.ts';
import { GatewayAnswer } from '../orders/index.ts';
import { gatewaysOf } from './gateways/index.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';
import { storeNotice } from './payment-notice.ts';
import { settlePayment } from './settle-payment.ts';

/** A query that has not finished after this time is considered failed. */
const DEAD_AFTER_SECONDS = 35;
/** Maximum time for which other callers wait for a running query, in milliseconds. */
const PATIENCE_MS = 10_000;

/** The gateway's last response about an attempt. It is stored with the attempt, so that all processes see it. */
type Answered = GatewayAnswer | 'NO_ANSWER';

/**
 * Queries the gateway about an attempt and settles its response like a notification. Not called in transactions. Of
 * simultaneous callers in any process only one queries; the others receive its response.
 * @param freshFor maximum age in seconds of an earlier response that may be returned instead
 * @throws if the gateway does not respond
 */
export async function askGateway(
  services: Services,
  attempt: PaymentAttempt,
  { freshFor }: { readonly freshFor: number },
): Promise<GatewayAnswer> {
  const em = services.orm.em.fork();
  for (const started = Date.now(); !(await claimAsking(em, attempt.id, freshFor)); await pause(50)) {
    const answered = await answerOf(em, attempt.id, freshFor);
    if (answered === 'NO_ANSWER' || Date.now() - started > PATIENCE_MS)
      throw new Error(`${attempt.gateway} gave no answer about ${attempt.reference}`);
    if (answered) return GatewayAnswer[answered];
  }
  return askClaimed(services, attempt);
}

/**
 * Queries the gateway for the caller that has claimed the query, and stores the response with the attempt.
 * @throws if the gateway does not respond
 */
export async function askClaimed(services: Services, attempt: PaymentAttempt): Promise<GatewayAnswer> {
  const em = services.orm.em.fork();
  try {
    const answer = await askNow(services, attempt);
    await note(em, attempt.id, answer);
    return answer;
  } catch (error) {
    await note(em, attempt.id, 'NO_ANSWER');
    throw error;
  }
}

async function askNow(
  services: Services,
  { gateway, reference, createdAt }: PaymentAttempt,
): Promise<GatewayAnswer> {
  const told = await gatewaysOf(services).get(gateway).query(reference, createdAt);
  // Nothing to settle, and buyers can trigger this query often
  if (told.outcome === 'PENDING' || told.outcome === 'NOT_BEGUN') return GatewayAnswer[told.outcome];
  const noticeId = await storeNotice(services, 'QUERY', gateway, told);
  const outcome = await settlePayment(services, told, { gateway, noticeId });
  if (outcome === 'ALREADY_RECORDED')
    await runSql(services.orm.em.fork(), sql`delete from payment_notice where id = ${noticeId}`);
  return GatewayAnswer[told.outcome];
}

/** @returns true if this caller must query the gateway: no query is running, and the last response is too old */
export async function claimAsking(em: EntityManager, attemptId: string, freshFor: number): Promise<boolean> {
  const claimed = await runSql(
    em,
    sql`update payment_attempt set asked_at = now(), answered = null where id = ${attemptId}
     and (asked_at is null or asked_at <= now() - make_interval(secs => case when answered is null
       then ${DEAD_AFTER_SECONDS}::int else ${freshFor}::int end)) returning id`,
  );
  return claimed.length > 0;
}

/**
 * The latest response.
 * @returns undefined while a query is running or if the response is too old
 */
async function answerOf(
  em: EntityManager,
  attemptId: string,
  freshFor: number,
): Promise<Answered | undefined> {
  const [row] = await runSql<{ answered: Answered | null }>(
    em,
    sql`select answered from payment_attempt where id = ${attemptId}
     and asked_at > now() - make_interval(secs => ${freshFor}::int)`,
  );
  return row?.answered ?? undefined;
}

const note = (em: EntityManager, attemptId: string, answered: Answered): Promise<unknown> =>
  runSql(em, sql`update payment_attempt set answered = ${answered} where id = ${attemptId}`);
