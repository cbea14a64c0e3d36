import { type Sql, sql } from './sql.ts';

/**
 * The next number of a sequence, for a statement that makes one row: it is taken once for each statement. With zeros in
 * front up to so many digits, and with more digits once it has grown beyond them.
 */
export const runningNumber = (sequence: string, digits: number): Sql =>
  sql`(select lpad(n, greatest(${digits}::int, length(n)), '0') from cast(nextval(${sequence}::regclass) as text) n)`;
