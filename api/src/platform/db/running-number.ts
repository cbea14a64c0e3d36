import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from './run-sql.ts';
import { type Sql, sql } from './sql.ts';

/**
 * The next value of a sequence, padded with zeros to at least `digits` digits. Taken once for each statement, so the
 * statement must insert one row only.
 */
export const sequenceNumber = (sequence: string, digits: number): Sql =>
  sql`(select lpad(n, greatest(${digits}::int, length(n)), '0') from cast(nextval(${sequence}::regclass) as text) n)`;

/** A number for people to quote: prefix, month in Vietnam time and sequence number, for instance `HT-1126-0417`. */
export const numberOfMonth = (prefix: string, sequence: string): Sql =>
  sql`${prefix}::text || to_char(now() at time zone 'Asia/Ho_Chi_Minh', '-MMYY-') || ${sequenceNumber(sequence, 4)}`;

/** Takes the next {@link numberOfMonth}. */
export async function nextNumberOfMonth(
  em: EntityManager,
  prefix: string,
  sequence: string,
): Promise<string> {
  const [row] = await runSql<{ number: string }>(
    em,
    sql`select ${numberOfMonth(prefix, sequence)} as number`,
  );
  return row!.number;
}
