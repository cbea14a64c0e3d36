import { type Sql, sql } from '../../graphql/read/index.ts';
import { DEAD_LETTERS } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import type { Setting, Settings } from '../../platform/settings/index.ts';
import { measuredParts, measuredSteps } from './measured-source.ts';
import type { OperationKind, PerformancePeriod } from './performance.enums.ts';
import * as settings from './settings.ts';
import { MAX_FAILED } from './settings.ts';

/** Operations with their own target, by the name that our clients send. */
const TARGETS: Readonly<Record<string, Setting<number>>> = {
  'graphql Catalogue': settings.CATALOGUE_MS,
  'graphql SearchHits': settings.SEARCH_MS,
  'graphql CourseDetail': settings.COURSE_MS,
  'graphql RecordProgress': settings.PROGRESS_MS,
  'graphql Dashboard': settings.DASHBOARD_MS,
  'graphql Checkout': settings.CHECKOUT_MS,
  'graphql People': settings.PEOPLE_MS,
  'rest GET /api/courses': settings.CATALOGUE_MS,
  'rest GET /api/admin/users': settings.PEOPLE_MS,
};

/** The current targets in milliseconds by kind and operation. Other operations have the general target. */
const targetsNow = ({ settings: now }: { settings: Settings }) => ({
  any: now.get(settings.ANY_MS),
  own: JSON.stringify(
    Object.fromEntries(Object.entries(TARGETS).map(([operation, target]) => [operation, now.get(target)])),
  ),
});

/** Max tables that are listed separately. The smaller ones are combined. */
const MAX_TABLES = 8;

export function overviewRow(period: PerformancePeriod, { settings }: Services): Sql {
  const { any } = targetsNow({ settings });
  return sql`
    with ${measuredParts(period, sql`m.kind in ('graphql', 'rest')`)},
    all_of as (
      select array_agg(p.count order by p.place) as counts from (
        select u.place, sum(u.count)::bigint as count from whole w, unnest(w.counts) with ordinality u(count, place)
        group by 1) p),
    minute as (
      select m.at, sum(m.calls) as calls from measurement m
      where m.span = 'MINUTE' and m.kind in ('graphql', 'rest') and m.at > now() - interval '1 day' group by 1),
    peak as (select m.at, m.calls from minute m order by m.calls desc, m.at desc limit 1)
    select coalesce((select sum(w.calls) from whole w), 0)::float8 as calls,
      coalesce((select sum(w.failed) from whole w), 0)::float8 as failed,
      histogram_quantile(a.counts, 0.5) as "p50Ms", histogram_quantile(a.counts, 0.95) as "p95Ms",
      ${any}::int as "targetMs", ${settings.get(MAX_FAILED)}::int as "mostFailed",
      coalesce((select sum(m.calls) from minute m where m.at >= date_trunc('minute', now()) - interval '5 minutes'
        and m.at < date_trunc('minute', now())), 0)::float8 / 5 as "callsPerMinute",
      coalesce((select k.calls from peak k), 0)::float8 as "peakPerMinute", (select k.at from peak k) as "peakAt"
    from all_of a`;
}

/** Operations above their target first, then the busiest. No quantile exceeds the slowest call. */
export function operationRows(period: PerformancePeriod, { settings }: Services, limit: number): Sql {
  const { any, own } = targetsNow({ settings });
  return sql`
    with ${measuredParts(period, sql`m.kind <> 'statement'`)},
    target as (
      select w.*, least(histogram_quantile(w.counts, 0.95), w.slowest_ms) as p95,
        case when w.kind <> 'http' then
          coalesce((${own}::jsonb->>(w.kind || ' ' || w.operation))::int, ${any}::int) end as target
      from whole w),
    line as (
      select p.kind, p.operation, array_agg(p.p95 order by p.slot) as p95s,
        count(*) filter (where p.p95 > t.target)::int as above
      from (select p.kind, p.operation, p.slot, histogram_quantile(p.counts, 0.95) as p95 from part p) p
      join target t using (kind, operation) group by 1, 2)
    select upper(t.kind) as kind, t.operation, t.calls::float8 as calls, t.failed::float8 as failed,
      least(histogram_quantile(t.counts, 0.5), t.slowest_ms) as "p50Ms", t.p95 as "p95Ms", t.slowest_ms as "slowestMs",
      t.target as "targetMs", l.p95s, l.above as "partsAbove"
    from target t join line l using (kind, operation)
    order by coalesce(t.p95 > t.target, false) desc, t.calls desc, t.kind, t.operation limit ${limit}`;
}

export const pointRows = (period: PerformancePeriod, kind: OperationKind, operation: string): Sql => sql`
  with ${measuredSteps(period, kind.toLowerCase(), operation)}
  select p.at, p.calls::float8 as calls, p.failed::float8 as failed, histogram_quantile(p.counts, 0.5) as "p50Ms",
    histogram_quantile(p.counts, 0.95) as "p95Ms"
  from point p order by p.at`;

export const statementRows = (period: PerformancePeriod, limit: number): Sql => sql`
  with ${measuredParts(period, sql`m.kind = 'statement'`)}
  select w.operation as name, w.calls::float8 as calls, w.sum_ms / w.calls::float8 as "meanMs",
    least(histogram_quantile(w.counts, 0.95), w.slowest_ms) as "p95Ms", w.slowest_ms as "slowestMs",
    exists (select 1 from statement_text t where t.name = w.operation) as "hasText"
  from whole w order by "p95Ms" desc, "slowestMs" desc limit ${limit}`;

/** Kinds with waiting jobs first, the longest waiting one at the top. */
export const queueRows = (limit: number): Sql => sql`
  select q.name, coalesce(j.waiting, 0) as waiting, coalesce(j.later, 0) as later, coalesce(j.running, 0) as running,
    coalesce(j.failed, 0) as failed, j.oldest as "oldestDueAt"
  from pgboss.queue q left join (
    select j.name, count(*) filter (where j.state < 'active' and j.start_after <= now())::int as waiting,
      count(*) filter (where j.state < 'active' and j.start_after > now())::int as later,
      count(*) filter (where j.state = 'active')::int as running,
      count(*) filter (where j.state = 'failed')::int as failed,
      min(j.start_after) filter (where j.state < 'active' and j.start_after <= now()) as oldest
    from pgboss.job j
    where j.state <= 'active' or (j.state = 'failed' and j.completed_on > now() - interval '1 day')
    group by 1) j using (name)
  where q.name <> ${DEAD_LETTERS} and not starts_with(q.name, '__')
  order by j.oldest nulls last, j.running desc nulls last, j.failed desc nulls last, j.later desc nulls last, q.name
  limit ${limit}`;

export const processRows = (limit: number): Sql => sql`
  select p.id, p.host, p.pid, p.version, p.started_at as "startedAt", p.beat_at as "beatAt",
    p.rss_bytes::float8 as "memoryBytes", p.heap_bytes::float8 as "heapBytes", p.lag_ms as "lagMs"
  from server_process p where p.beat_at > now() - interval '1 minute'
  order by p.started_at, p.id limit ${limit}`;

export const storageRows = (limit: number): Sql => sql`
  select s.kind, s.name, s.bytes::float8 as bytes from (
    select 'TABLE' as kind, case when t.place > ${MAX_TABLES}::int then 'other' else t.name end as name, sum(t.bytes) as bytes
    from (
      select t.name, t.bytes, row_number() over (order by t.bytes desc, t.name) as place from (
        select case n.nspname when 'pgboss' then 'pgboss' else c.relname end as name,
          sum(pg_total_relation_size(c.oid)) as bytes
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname in ('public', 'pgboss') group by 1) t) t group by 2
    union all
    select 'MEDIA', m.kind, sum(m.size_bytes) from media m group by m.kind
    union all
    select 'BACKUP', 'backups', coalesce(sum(b.database_bytes), 0) + coalesce(max(b.file_bytes), 0)
    from backup_run b where b.folder is not null and b.removed_at is null) s
  order by s.kind, s.name = 'other', s.bytes desc, s.name limit ${limit}`;
