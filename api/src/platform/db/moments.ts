import { raw, type Sql, sql } from './sql.ts';

const SECOND = `'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;
const MILLISECOND = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** A `timestamptz` expression as milliseconds since 1970, because the driver returns timestamps as text. */
export const toEpochMs = (moment: Sql): Sql => sql`extract(epoch from ${moment})::float8 * 1000`;

/** A `timestamptz` expression as an ISO 8601 timestamp in UTC, to the second or to the millisecond. */
export const isoTimestamp = (moment: Sql, precision: 's' | 'ms' = 's'): Sql =>
  sql`to_char(${moment} at time zone 'UTC', ${raw(precision === 's' ? SECOND : MILLISECOND)})`;

export const toDate = (milliseconds: number | null | undefined): Date | null =>
  milliseconds == null ? null : new Date(milliseconds);

const MINUTE_MS = 60_000;

/** The last millisecond of a minute. A deadline that is displayed as 23:59 includes the whole minute. */
export const endOfMinute = (moment: Date): Date =>
  new Date((Math.floor(moment.getTime() / MINUTE_MS) + 1) * MINUTE_MS - 1);

/** SQL condition: whether the {@link endOfMinute} of a deadline has passed. NULL without a deadline. */
export const isPast = (deadline: Sql): Sql =>
  sql`date_trunc('minute', ${deadline}) + interval '1 minute' <= now()`;
