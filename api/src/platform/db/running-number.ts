import { type Sql, sql } from './sql.ts';

/**
 * The next number of a sequence, for a statement that makes one row: it is taken once for each statement. With zeros in
 * front up to so many digits, and with more digits once it has grown beyond them.
 */
export const runningNumber = (sequence: string, digits: number): Sql =>
  sql`(select lpad(n, greatest(${digits}::int, length(n)), '0') from cast(nextval(${sequence}::regclass) as text) n)`;

/** For people to quote: what it is of, the month in Vietnam and a running number, for instance `HT-1126-0417`. */
export const numberOfMonth = (prefix: string, sequence: string): Sql =>
  sql`${prefix}::text || to_char(now() at time zone 'Asia/Ho_Chi_Minh', '-MMYY-') || ${runningNumber(sequence, 4)}`;
