import { sql } from './sql.ts';

/** The date in Vietnam: a subquery, since PostgreSQL would else convert the time zone again for every row. */
export const TODAY = sql`(select (now() at time zone 'Asia/Ho_Chi_Minh')::date)`;
