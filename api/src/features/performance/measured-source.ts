import { raw, type Sql, sql } from '../../graphql/read/index.ts';
import { PerformancePeriod } from './performance.enums.ts';

/** Days and the other time slots begin at midnight in Vietnam. */
const ORIGIN = sql`timestamptz '2026-01-01 00:00+07'`;

interface Grid {
  readonly length: Sql;
  /** The step of the chart of one operation. */
  readonly step: Sql;
  /** The step of the table, which shows many operations together. */
  readonly part: Sql;
  /** True if the chart uses minutes, which are stored for two days. */
  readonly isOfMinutes: boolean;
}

const interval = (text: string): Sql => raw(`interval '${text}'`);
const grid = (length: string, step: string, part: string, isOfMinutes = false): Grid => ({
  length: interval(length),
  step: interval(step),
  part: interval(part),
  isOfMinutes,
});

const GRIDS: Readonly<Record<PerformancePeriod, Grid>> = {
  HOUR: grid('1 hour', '1 minute', '1 minute', true),
  DAY: grid('1 day', '15 minutes', '1 hour', true),
  WEEK: grid('7 days', '1 hour', '6 hours'),
  QUARTER: grid('90 days', '1 day', '1 day'),
};

const slotSql = (step: Sql, at: Sql): Sql => sql`date_bin(${step}, ${at}, ${ORIGIN})`;

/** The start of the period. It begins with a whole slot, so that the first one is as long as the others. */
const sinceSql = (step: Sql, length: Sql): Sql => sql`(${slotSql(step, sql`now()`)} - ${length} + ${step})`;

/** Measurements since a time: hours, plus the minutes that are not yet summed to hours. Or only minutes. */
function rowsSince(since: Sql, isOfMinutes: boolean, which: Sql): Sql {
  const columns = sql`m.at, m.kind, m.operation, m.calls, m.failed, m.sum_ms, m.slowest_ms, m.counts`;
  if (isOfMinutes)
    return sql`select ${columns} from measurement m where m.span = 'MINUTE' and m.at >= ${since} and ${which}`;
  return sql`select ${columns} from measurement m where m.span = 'HOUR' and m.at >= ${since} and ${which}
    union all
    select ${columns} from measurement m where m.span = 'MINUTE' and ${which} and m.at >= greatest(${since},
      (select max(h.at) + interval '1 hour' from measurement h where h.span = 'HOUR'))`;
}

/**
 * Histograms by operation and slot of the period, as the CTE `part` with the columns kind, operation, slot, calls,
 * failed, counts. The CTE `whole` has the same over the whole period, with sum_ms and slowest_ms.
 * @param which condition on a measurement `m`
 */
export function measuredParts(period: PerformancePeriod, which: Sql): Sql {
  const { length, part } = GRIDS[period];
  // The table of a day uses hours, because the minutes of all operations would be too many
  const rows = rowsSince(sinceSql(part, length), period === PerformancePeriod.HOUR, which);
  return sql`
    r as materialized (${rows}),
    bucket as (
      select r.kind, r.operation, ${slotSql(part, sql`r.at`)} as slot, u.place, sum(u.count) as count
      from r, unnest(r.counts) with ordinality u(count, place) group by 1, 2, 3, 4),
    part as (
      select b.kind, b.operation, b.slot, array_agg(b.count::bigint order by b.place) as counts from bucket b group by 1, 2, 3),
    histogram as (
      select b.kind, b.operation, array_agg(b.count order by b.place) as counts
      from (select b.kind, b.operation, b.place, sum(b.count)::bigint as count from bucket b group by 1, 2, 3) b group by 1, 2),
    whole as (
      select h.kind, h.operation, h.counts, a.calls, a.failed, a.sum_ms, a.slowest_ms
      from histogram h join (
        select r.kind, r.operation, sum(r.calls) as calls, sum(r.failed) as failed, sum(r.sum_ms) as sum_ms,
          max(r.slowest_ms) as slowest_ms
        from r group by 1, 2) a using (kind, operation))`;
}

/**
 * One operation over a period, with a row for every step, including those without calls: at, calls, failed, counts.
 */
export function measuredSteps(period: PerformancePeriod, kind: string, operation: string): Sql {
  const { length, step, isOfMinutes } = GRIDS[period];
  const since = sinceSql(step, length);
  const which = sql`m.kind = ${kind}::text and m.operation = ${operation}::text`;
  return sql`
    r as materialized (${rowsSince(since, isOfMinutes, which)}),
    histogram as (
      select b.slot, array_agg(b.count order by b.place) as counts
      from (
        select ${slotSql(step, sql`r.at`)} as slot, u.place, sum(u.count)::bigint as count
        from r, unnest(r.counts) with ordinality u(count, place) group by 1, 2) b group by 1),
    amount as (
      select ${slotSql(step, sql`r.at`)} as slot, sum(r.calls) as calls, sum(r.failed) as failed from r group by 1),
    point as (
      select s.at, coalesce(a.calls, 0) as calls, coalesce(a.failed, 0) as failed, h.counts
      from generate_series(${since}, now(), ${step}) s(at)
      left join amount a on a.slot = s.at left join histogram h on h.slot = s.at)`;
}
