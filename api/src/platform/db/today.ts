import { sql } from './sql.ts';

/**
 * The current date in Vietnam. A subquery, because PostgreSQL would otherwise convert the time zone for every row.
 */
export const TODAY = sql`(select (now() at time zone 'Asia/Ho_Chi_Minh')::date)`;
