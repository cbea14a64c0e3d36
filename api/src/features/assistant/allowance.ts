import type { EntityManager } from '@mikro-orm/postgresql';
import { raw, runSql, type Sql, sql } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';
import { lockTeacher } from '../courses/index.ts';
import { AssistantFailure } from './assistant.enums.ts';

/** The first day of the current month in Vietnam, as SQL. */
export const THIS_MONTH = raw(`date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh')::date`);

/** The credits of this month that a teacher has used. Failed requests cost none. */
export const creditsUsedSql = (personId: string): Sql =>
  sql`(select coalesce(sum(r.credits), 0)::int from assistant_request r
    where r.person_id = ${personId} and r.month = ${THIS_MONTH} and r.state <> 'FAILED')`;

/** Max unusable responses in a day. Each costs the platform money, and a teacher's own text can cause them. */
const MAX_FAILURES_PER_DAY = 10;
const UNUSABLE = [AssistantFailure.UNREADABLE, AssistantFailure.REFUSED, AssistantFailure.TIMEOUT];

/**
 * Locks the teacher, so that concurrent requests cannot use the last credit twice.
 * @returns the month of the credits
 * @throws POLICY with the reason NO_CREDITS if this month's are used up, or ASSISTANT_FAILS after too many failures
 */
export async function assertCredit(em: EntityManager, personId: string): Promise<string> {
  await lockTeacher(em, personId);
  const [found] = await runSql<{ limit: number; used: number; unusable: number; month: string }>(
    em,
    sql`select s.ai_credits as "limit", ${creditsUsedSql(personId)} as used, ${THIS_MONTH}::text as month,
        (select count(*)::int from assistant_request r where r.person_id = ${personId}
          and r.created_at > now() - interval '1 day' and r.failure = any(${UNUSABLE}::text[])) as unusable
      from seller_package s where s.teacher_id = ${personId}`,
  );
  const { limit, used, unusable, month } = found!;
  if (used >= limit) throw policy('NO_CREDITS', { limit, value: used });
  if (unusable >= MAX_FAILURES_PER_DAY) throw policy('ASSISTANT_FAILS', { limit: MAX_FAILURES_PER_DAY });
  return month;
}
