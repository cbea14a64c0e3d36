import { type Sql, sql } from './sql.ts';

/** A moment of a statement of ours in milliseconds since 1970: what the driver gives for a `timestamptz` is text. */
export const millisecondsOf = (moment: Sql): Sql => sql`extract(epoch from ${moment})::float8 * 1000`;

/** The moment that {@link millisecondsOf} has come to; null where there is none. */
export const momentOf = (milliseconds: number | null | undefined): Date | null =>
  milliseconds == null ? null : new Date(milliseconds);

const MINUTE_MS = 60_000;

/** The last millisecond of the minute that people are shown: a deadline at 23:59 includes that whole minute. */
export const endOfMinute = (moment: Date): Date =>
  new Date((Math.floor(moment.getTime() / MINUTE_MS) + 1) * MINUTE_MS - 1);

/** Whether the {@link endOfMinute} of a deadline has passed, for statements; null without a deadline. */
export const isPast = (deadline: Sql): Sql =>
  sql`date_trunc('minute', ${deadline}) + interval '1 minute' <= now()`;
