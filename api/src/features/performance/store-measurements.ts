import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import type { MeasuredSince } from '../../platform/process/measurements.ts';

export interface Pending {
  readonly measured: MeasuredSince[];
  readonly texts: { readonly name: string; readonly text: string }[];
}

/**
 * Adds the measurements of a process to the minute that has just passed, in one statement. Processes add to shared
 * rows in the same order, to avoid deadlocks. After a failed report one operation has two parts, which are summed
 * first.
 */
export async function storeMeasurements(em: EntityManager, { measured, texts }: Pending): Promise<void> {
  if (!measured.length && !texts.length) return;
  await runSql(
    em,
    sql`with given as (
        select g.kind, g.operation, g.counts, g."sumMs", g."slowestMs", g.failed
        from jsonb_to_recordset(${JSON.stringify(measured)}::jsonb)
          g(kind text, operation text, counts bigint[], "sumMs" float8, "slowestMs" float8, failed bigint)),
      place as (
        select g.kind, g.operation, u.place, sum(u.count)::bigint as count
        from given g, unnest(g.counts) with ordinality u(count, place) group by 1, 2, 3),
      histogram as (
        select p.kind, p.operation, array_agg(p.count order by p.place) as counts, sum(p.count)::bigint as calls
        from place p group by 1, 2),
      amount as (
        select g.kind, g.operation, sum(g."sumMs") as sum_ms, max(g."slowestMs") as slowest_ms, sum(g.failed)::bigint as failed
        from given g group by 1, 2),
      learnt as (
        insert into statement_text (name, text)
        select distinct on (t.name) t.name, t.text from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) t(name text, text text)
        order by t.name
        on conflict (name) do update set text = excluded.text, seen_at = now())
      insert into measurement as m (span, at, kind, operation, calls, failed, sum_ms, slowest_ms, counts)
      select 'MINUTE', date_trunc('minute', now() - interval '30 seconds'), h.kind, h.operation, h.calls, a.failed,
        a.sum_ms, a.slowest_ms, h.counts
      from histogram h join amount a using (kind, operation) order by h.kind, h.operation
      on conflict (span, kind, operation, at) do update set calls = m.calls + excluded.calls,
        failed = m.failed + excluded.failed, sum_ms = m.sum_ms + excluded.sum_ms,
        slowest_ms = greatest(m.slowest_ms, excluded.slowest_ms),
        counts = (select array_agg(u.one + u.other order by u.place)
          from unnest(m.counts, excluded.counts) with ordinality u(one, other, place))`,
    'performance.store',
  );
}
