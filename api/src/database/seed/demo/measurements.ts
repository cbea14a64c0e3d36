import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../../platform/db/index.ts';
import { VIETNAM_OFFSET_MS } from '../../../platform/i18n/dates.ts';
import { DEAD_LETTERS } from '../../../platform/jobs/jobs.ts';
import { generator, insertColumns } from './insert.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Operations of the demo: kind, name, calls in the busiest minute, and median duration in milliseconds. */
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

/** Days for which hourly measurements exist. */
const HOUR_DAYS = 21;

/** Number of duration buckets. A row has one more, which stays empty. */
const BUCKETS = 29;

/**
 * Seeds a day of minutes and three weeks of hours with typical traffic: little at night, most in the evening. A
 * gateway was slow for an hour, four hours ago. The values depend only on `now`.
 */
export async function seedMeasurements(em: EntityManager, now: Date): Promise<void> {
  const bounds = (
    await em.execute<{ bound: number }[]>(
      `select histogram_bound(n)::float8 as bound from generate_series(0, ${BUCKETS - 1}) n order by n`,
    )
  ).map(({ bound }) => bound);
  const [minute, hour] = [now.getTime() - (now.getTime() % MINUTE), now.getTime() - (now.getTime() % HOUR)];
  const rows = [
    ...measure('MINUTE', [hour - 24 * HOUR, minute], bounds, hour),
    ...measure('HOUR', [hour - HOUR_DAYS * 24 * HOUR, hour - HOUR], bounds, hour),
  ];
  await insertColumns(em, 'measurement', [
    { name: 'span', type: 'text', values: rows.map(({ span }) => span) },
    { name: 'at', type: 'timestamptz', values: rows.map(({ at }) => new Date(at).toISOString()) },
    { name: 'kind', type: 'text', values: rows.map(({ kind }) => kind) },
    { name: 'operation', type: 'text', values: rows.map(({ operation }) => operation) },
    { name: 'calls', type: 'bigint', values: rows.map(({ calls }) => String(calls)) },
    { name: 'failed', type: 'bigint', values: rows.map(({ failed }) => String(failed)) },
    { name: 'sum_ms', type: 'float8', values: rows.map(({ sumMs }) => String(sumMs)) },
    { name: 'slowest_ms', type: 'float8', values: rows.map(({ slowestMs }) => String(slowestMs)) },
    { name: 'counts', type: 'bigint[]', values: rows.map(({ counts }) => `{${counts.join()}}`) },
  ]);
}

/** Seeds jobs that failed during a database outage at night. A replay runs them normally. */
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

/** Seeds errors that browsers reported: a function missing in an old browser, and an invalid time. */
export const seedBrowserErrors = (em: EntityManager, now: Date): Promise<unknown> =>
  runSql(
    em,
    sql`insert into browser_error (id, message, source, route, release, count, first_at, last_at)
      select md5(f.message || E'\n' || f.source)::uuid, f.message, f.source, f.route, '0.1.0', f.count,
        ${now.toISOString()}::timestamptz - f.since, ${now.toISOString()}::timestamptz - f.ago
      from (values
        ('TypeError: Array.prototype.toSorted is not a function', 'assets/catalogue-C4mWq9.js:1:4821', '/courses', 23,
          interval '9 days', interval '2 hours'),
        ('RangeError: Invalid time value', 'assets/schedule-BkT0z1.js:1:911', '/dashboard/schedule', 2,
          interval '3 days 4 hours', interval '3 days'))
        f(message, source, route, count, since, ago)`,
  );

interface Measurement {
  readonly span: 'MINUTE' | 'HOUR';
  readonly at: number;
  readonly kind: string;
  readonly operation: string;
  readonly calls: number;
  readonly failed: number;
  readonly sumMs: number;
  readonly slowestMs: number;
  readonly counts: readonly number[];
}

/** @param hour the current hour. The gateway was slow four hours before it */
function measure(
  span: Measurement['span'],
  [since, until]: readonly [number, number],
  bounds: readonly number[],
  hour: number,
): Measurement[] {
  const step = span === 'MINUTE' ? MINUTE : HOUR;
  const rows: Measurement[] = [];
  for (let at = since; at <= until; at += step)
    for (const [index, [kind, operation, peak, median]] of OPERATIONS.entries()) {
      const random = generator(at / step + index * 7919);
      const chance = random();
      const isSlow = operation === 'Checkout' && at >= hour - 4 * HOUR && at < hour - 3 * HOUR;
      const callCount = Math.round(((peak * step) / MINUTE) * traffic(at) * (0.75 + 0.5 * chance));
      const counts = spread(callCount, median * (0.9 + 0.2 * chance) * (isSlow ? 5 : 1), bounds);
      const calls = counts.reduce((sum, count) => sum + count, 0);
      if (!calls) continue;
      rows.push({
        ...{ span, at, kind, operation, calls, counts: [...counts, 0] },
        failed: random() < 1 / 400 ? 1 : 0,
        sumMs: counts.reduce((sum, count, place) => sum + count * bounds[place]! * 0.8, 0),
        slowestMs: bounds[counts.findLastIndex((count) => count > 0)]!,
      });
    }
  return rows;
}

/** Share of the calls of the busiest minute, by the hour in Vietnam. */
function traffic(at: number): number {
  const hour = ((at + VIETNAM_OFFSET_MS) % (24 * HOUR)) / HOUR;
  return 0.12 + 0.88 * Math.exp(-((hour - 20.5) ** 2) / 14) + 0.45 * Math.exp(-((hour - 10) ** 2) / 10);
}

/** Calls by duration bucket. Half are below the median, with a tail above it (logistic in log2 of the duration). */
function spread(calls: number, median: number, bounds: readonly number[]): number[] {
  let before = 0;
  return bounds.map((bound) => {
    const upTo = Math.floor(calls / (1 + Math.exp(-2.1 * Math.log2(bound / median))) + 0.5);
    const count = upTo - before;
    before = upTo;
    return count;
  });
}
