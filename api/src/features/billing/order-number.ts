import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';

/** For people to quote: the day in Vietnam and a running number. Every time it is asked for it is another one. */
export const ORDER_NUMBER = sql`'S' || to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD') || '-' || lpad(nextval('order_number')::text, 6, '0')`;

/** The same for a command. */
export async function nextOrderNumber(em: EntityManager): Promise<string> {
  const [row] = await runSql<{ number: string }>(
    em,
    sql`select ${ORDER_NUMBER} as number`,
    'billing.orderNumber',
  );
  return row!.number;
}
