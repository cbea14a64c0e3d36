import type { EntityManager } from '@mikro-orm/postgresql';
import { DEAD_LETTERS } from '../../../platform/jobs.ts';
import { arrayText, runSql } from '../../../platform/run-sql.ts';
import { type Sql, sql } from '../../../platform/sql.ts';

/** What the demo platform is asked: kind, name, calls in the busiest minute, and what half of them take in milliseconds. */
const OPERATIONS: readonly (readonly [kind: string, operation: string, calls: number, ms: number])[] = [
  ['graphql', 'Catalogue', 90, 18],
  ['graphql', 'SearchHits', 55, 26],
  ['graphql', 'CourseDetail', 60, 21],
  ['graphql', 'RecordProgress', 150, 9],
  ['graphql', 'OpenLesson', 40, 24],
  ['graphql', 'Dashboard', 22, 33],
  ['graphql', 'Checkout', 3, 34],
  ['graphql', 'People', 2, 42],
  ['graphql', 'other', 6, 30],
  ['rest', 'GET /api/courses', 14, 22],
  ['http', 'GET /*', 70, 12],
];

/** Days of hours that the demo looks back on. */
const HOUR_DAYS = 21;

/**
 * A day of minutes and three weeks of hours, as traffic goes: little at night, most in the evening; and this morning a
 * gateway was slow for a while. All of it in two statements; what it is follows from `now` alone.
 */
export async function seedMeasurements(em: EntityManager, now: Date): Promise<void> {
  const until = now.toISOString();
  await fill(em, {
    span: 'MINUTE',
    since: sql`date_trunc('hour', ${until}::timestamptz) - interval '24 hours'`,
    until: sql`date_trunc('minute', ${until}::timestamptz)`,
    step: sql`interval '1 minute'`,
    scale: 1,
  });
  await fill(em, {
    span: 'HOUR',
    since: sql`date_trunc('hour', ${until}::timestamptz) - make_interval(days => ${HOUR_DAYS}::int)`,
    until: sql`date_trunc('hour', ${until}::timestamptz) - interval '1 hour'`,
    step: sql`interval '1 hour'`,
    scale: 60,
  });
}

/** Jobs that failed while the database was away for a night: replayed, they do what they were for. */
export const seedDeadLetters = (em: EntityManager, now: Date): Promise<unknown> =>
  runSql(
    em,
    sql`insert into pgboss.job (name, data, created_on, start_after, keep_until, source_name, source_id, source_created_on,
        source_retry_count, source_output)
      select ${DEAD_LETTERS}, '{}', t.at, t.at, t.at + interval '10 years', t.queue, gen_random_uuid(),
        t.at - interval '5 hours', 10, jsonb_build_object('message', t.error)
      from (select ${now.toISOString()}::timestamptz - f.ago as at, f.queue, f.error
        from (values ('certificates.issue-due', interval '3 hours 12 minutes', 'Connection terminated unexpectedly'),
          ('analytics.sum', interval '3 hours 20 minutes', 'canceling statement due to lock timeout'),
          ('analytics.sum', interval '3 hours 50 minutes', 'Connection terminated unexpectedly')) f(queue, ago, error)) t`,
  );

interface Filling {
  readonly span: 'MINUTE' | 'HOUR';
  readonly since: Sql;
  readonly until: Sql;
  readonly step: Sql;
  /** Minutes in a step. */
  readonly scale: number;
}

const column = (place: 0 | 1 | 2 | 3) => arrayText(OPERATIONS.map((row) => String(row[place])));

/**
 * Calls are spread over the buckets around the median as times are: half of them below it, a tail above it. Chance is a
 * hash of the moment and the operation.
 */
const fill = (em: EntityManager, { span, since, until, step, scale }: Filling): Promise<unknown> =>
  runSql(
    em,
    sql`with operation as (
        select * from unnest(${column(0)}::text[], ${column(1)}::text[], ${column(2)}::float8[], ${column(3)}::float8[])
          o(kind, operation, most, median)),
      moment as (
        select s.at, extract(hour from s.at at time zone 'Asia/Ho_Chi_Minh') + extract(minute from s.at) / 60.0 as hour
        from generate_series(${since}, ${until}, ${step}) s(at)),
      amount as (
        select m.at, o.kind, o.operation, c.chance,
          round(o.most * ${scale}::int * (0.12 + 0.88 * exp(-((m.hour - 20.5) ^ 2) / 14.0) + 0.45 * exp(-((m.hour - 10) ^ 2) / 10.0))
            * (0.75 + 0.5 * c.chance))::bigint as calls,
          o.median * (0.9 + 0.2 * c.chance) * case when o.operation = 'Checkout'
            and m.at >= date_trunc('hour', ${until}) - interval '4 hours' and m.at < date_trunc('hour', ${until}) - interval '3 hours'
            then 5 else 1 end as median
        from moment m cross join operation o cross join lateral (
          select (hashtextextended(o.operation || m.at::text, 7) & 1023) / 1023.0 as chance) c),
      spread as (
        select a.at, a.kind, a.operation, a.calls, b.place,
          -- The share of calls up to a bound, by the logistic curve of its distance from the median in doublings
          floor(a.calls / (1 + exp(-2.1 * ln(histogram_bound(b.place) / a.median) / ln(2.0))) + 0.5)::bigint as upto,
          histogram_bound(b.place) as bound
        from amount a cross join generate_series(0, 28) b(place) where a.calls > 0),
      bucket as (
        select s.*, s.upto - coalesce(lag(s.upto) over w, 0) as count from spread s
        window w as (partition by s.at, s.kind, s.operation order by s.place)),
      row as (
        select b.at, b.kind, b.operation, array_agg(b.count order by b.place) || 0::bigint as counts,
          sum(b.count) as calls, sum(b.count * b.bound * 0.8) as sum_ms, max(b.bound) filter (where b.count > 0) as slowest
        from bucket b group by 1, 2, 3)
      insert into measurement (span, at, kind, operation, calls, failed, sum_ms, slowest_ms, counts)
      select ${span}, r.at, r.kind, r.operation, r.calls,
        case when hashtextextended(r.operation || r.at::text, 11) % 400 = 0 then 1 else 0 end,
        r.sum_ms, r.slowest, r.counts
      from row r where r.calls > 0`,
  );
