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

/** An asker who has said nothing for so long is taken to be dead. */
const DEAD_AFTER_SECONDS = 35;
/** How long others wait for what the one who asks is told, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What a gateway said of an attempt last: kept at the attempt, for every process. */
type Answered = `${GatewayAnswer}` | 'NO_ANSWER';

/**
 * Asks the gateway about an attempt and acts on its word as on a notice. Outside of transactions. Of those who ask at the
 * same moment one does, whichever process they are in; the others get its answer.
 * @param freshFor seconds for which an earlier answer is good enough
 * @returns what the gateway said @throws where it does not answer
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

/** Asks for whoever has claimed it, and leaves the answer at the attempt. @throws where the gateway does not answer */
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
  // Nothing to act on, and buyers can have it asked often
  if (told.outcome === 'PENDING' || told.outcome === 'NOT_BEGUN') return GatewayAnswer[told.outcome];
  const noticeId = await storeNotice(services, 'QUERY', gateway, told);
  const outcome = await settlePayment(services, told, { gateway, noticeId });
  if (outcome === 'ALREADY_RECORDED')
    await runSql(services.orm.em.fork(), sql`delete from payment_notice where id = ${noticeId}`);
  return GatewayAnswer[told.outcome];
}

/** Whether it falls to this caller to ask: no process is asking, and what was said last is not fresh any more. */
export async function claimAsking(em: EntityManager, attemptId: string, freshFor: number): Promise<boolean> {
  const claimed = await runSql(
    em,
    sql`update payment_attempt set asked_at = now(), answered = null where id = ${attemptId}
     and (asked_at is null or asked_at <= now() - make_interval(secs => case when answered is null
       then ${DEAD_AFTER_SECONDS}::int else ${freshFor}::int end)) returning id`,
  );
  return claimed.length > 0;
}

/** What was said just now; absent while a process is asking. */
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
