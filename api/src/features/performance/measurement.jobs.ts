import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { sweepBrowserErrors } from './report-browser-error.ts';
import { KEEP_DAYS } from './settings.ts';

/** Days until minutes are deleted. */
const MINUTE_DAYS = 2;
/** Days until the outcome of a dead letter is deleted. */
const OUTCOME_DAYS = 30;

/**
 * Sums the minutes of past hours and deletes old rows. The last summed hour is summed again, because a process may
 * have been late. Minutes are deleted by whole hours, so that no hour is ever summed in part.
 */
export async function sumHours(em: EntityManager, keepDays: number): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('performance.sum'))`);
  await runSql(
    em,
    sql`with minute as materialized (
        select date_trunc('hour', m.at) as hour, m.* from measurement m
        where m.span = 'MINUTE' and m.at < date_trunc('hour', now())
          and m.at >= coalesce((select max(h.at) from measurement h where h.span = 'HOUR'), '-infinity')),
      place as (
        select m.hour, m.kind, m.operation, u.place, sum(u.count)::bigint as count
        from minute m, unnest(m.counts) with ordinality u(count, place) group by 1, 2, 3, 4),
      histogram as (
        select p.hour, p.kind, p.operation, array_agg(p.count order by p.place) as counts from place p group by 1, 2, 3),
      amount as (
        select m.hour, m.kind, m.operation, sum(m.calls)::bigint as calls, sum(m.failed)::bigint as failed,
          sum(m.sum_ms) as sum_ms, max(m.slowest_ms) as slowest_ms
        from minute m group by 1, 2, 3)
      insert into measurement (span, at, kind, operation, calls, failed, sum_ms, slowest_ms, counts)
      select 'HOUR', h.hour, h.kind, h.operation, a.calls, a.failed, a.sum_ms, a.slowest_ms, h.counts
      from histogram h join amount a using (hour, kind, operation)
      on conflict (span, kind, operation, at) do update set calls = excluded.calls, failed = excluded.failed,
        sum_ms = excluded.sum_ms, slowest_ms = excluded.slowest_ms, counts = excluded.counts`,
  );
  await runSql(
    em,
    sql`delete from measurement where (span = 'MINUTE' and at < date_trunc('hour', now() - make_interval(days => ${MINUTE_DAYS}::int)))
      or (span = 'HOUR' and at < now() - make_interval(days => ${keepDays}::int))`,
  );
  await runSql(
    em,
    sql`delete from statement_text t where t.seen_at < now() - make_interval(days => ${keepDays}::int)
      and not exists (select 1 from measurement m where m.kind = 'statement' and m.operation = t.name)`,
  );
  await runSql(
    em,
    sql`delete from dead_letter_outcome where decided_at < now() - make_interval(days => ${OUTCOME_DAYS}::int)`,
  );
  await sweepBrowserErrors(em);
}

export const sumMeasurements = defineJob({
  name: 'measurements.sum',
  schedule: '5 * * * *',
  retryLimit: 3,
  handle: ({ orm, settings }) => orm.em.fork().transactional((em) => sumHours(em, settings.get(KEEP_DAYS))),
});
