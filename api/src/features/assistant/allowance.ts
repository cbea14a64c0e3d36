import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { raw, type Sql, sql } from '../../platform/db/sql.ts';
import { policy } from '../../platform/errors/errors.ts';
import { lockTeacher } from '../courses/index.ts';
import { AssistantFailure } from './assistant.enums.ts';

/** The first day of this month in Vietnam, as an SQL expression. */
export const THIS_MONTH = raw(`date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh')::date`);

/** What a teacher has used of this month’s credits: what failed has given its own back. */
export const creditsUsed = (personId: string): Sql =>
  sql`(select coalesce(sum(r.credits), 0)::int from assistant_request r
    where r.person_id = ${personId} and r.month = ${THIS_MONTH} and r.state <> 'FAILED')`;

/** Answers in a day that no one could use: each was paid for, and a teacher’s own text can bring them about. */
const MOST_USELESS = 10;
const USELESS = [AssistantFailure.UNREADABLE, AssistantFailure.REFUSED, AssistantFailure.TIMEOUT];

/**
 * Lets the requests of one teacher follow one another, so that the last credit can’t be had twice.
 * @throws POLICY, NO_CREDITS where this month’s are used up; ASSISTANT_FAILS where too many came to nothing
 * @returns the month that the credit is taken of
 */
export async function mustHaveCredit(em: EntityManager, personId: string): Promise<string> {
  await lockTeacher(em, personId);
  const [found] = await runSql<{ limit: number; used: number; useless: number; month: string }>(
    em,
    sql`select s.ai_credits as "limit", ${creditsUsed(personId)} as used, ${THIS_MONTH}::text as month,
        (select count(*)::int from assistant_request r where r.person_id = ${personId}
          and r.created_at > now() - interval '1 day' and r.failure = any(${USELESS}::text[])) as useless
      from seller_package s where s.teacher_id = ${personId}`,
  );
  const { limit, used, useless, month } = found!;
  if (used >= limit) throw policy('NO_CREDITS', { limit, value: used });
  if (useless >= MOST_USELESS) throw policy('ASSISTANT_FAILS', { limit: MOST_USELESS });
  return month;
}
