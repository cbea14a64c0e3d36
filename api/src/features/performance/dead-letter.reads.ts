import { all, type Sql, sql } from '../../graphql/read/index.ts';
import { DEAD_LETTERS, ERROR_OF_LETTER } from '../../platform/jobs/jobs.ts';

/**
 * Waiting dead letters, latest first, followed by those decided within the last day, so that administrators see the
 * results.
 */
export const deadLetterRows = (limit: number): Sql => sql`
  select d.* from (
    select j.id, j.source_name as queue, 'WAITING' as state, j.source_retry_count + 1 as attempts,
      ${ERROR_OF_LETTER} as error, j.created_on as "failedAt", null::timestamptz as "decidedAt", null::text as reason
    from pgboss.job j where j.name = ${DEAD_LETTERS} and j.state < 'active'
    union all
    select o.id, o.queue, case when o.replay_id is null or r.id is null or r.state = 'cancelled' then 'DISCARDED'
        when r.state = 'completed' then 'DONE' when r.state = 'failed' then 'FAILED_AGAIN' else 'REPLAYING' end,
      o.attempts, o.error, o.failed_at, o.decided_at, o.reason
    from dead_letter_outcome o left join pgboss.job r on r.name = o.queue and r.id = o.replay_id
    where o.decided_at > now() - interval '1 day') d
  order by d."decidedAt" desc nulls first, d."failedAt" desc, d.id limit ${limit}`;

const WAITS = sql`j.name = ${DEAD_LETTERS} and j.state < 'active'`;

/** Waiting dead letters by kind, the most frequent first: the jobs that a replay of all would send. */
export const deadLetterKinds = (limit: number): Sql => sql`
  select j.source_name as queue, count(*)::int as count, min(j.created_on) as "firstFailedAt",
    max(j.created_on) as "lastFailedAt", (array_agg(${ERROR_OF_LETTER} order by j.created_on desc))[1] as error
  from pgboss.job j where ${WAITS} group by j.source_name order by count(*) desc, j.source_name limit ${limit}`;

/** Waiting dead letters that had failed by a time, oldest first. Clients know times in milliseconds only. */
export const deadLettersUntil = (until: Date, queue: string | null, limit: number): Sql => sql`
  select j.id, count(*) over ()::int as total from pgboss.job j
  where ${all([WAITS, sql`date_trunc('milliseconds', j.created_on) <= ${until.toISOString()}::timestamptz`, sql`j.source_name = coalesce(${queue}::text, j.source_name)`])}
  order by j.created_on, j.id limit ${limit}`;
