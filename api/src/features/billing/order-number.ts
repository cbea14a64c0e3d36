import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/run-sql.ts';
import { runningNumber } from '../../platform/running-number.ts';
import { sql } from '../../platform/sql.ts';

/**
 * The next number of an order, for people to quote: the day in Vietnam and a running number of at least six digits. Each
 * call returns another one; one with which no order is made is left out.
 */
export async function nextOrderNumber(em: EntityManager): Promise<string> {
  const [row] = await runSql<{ number: string }>(
    em,
    sql`select 'S' || to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD') || '-' || ${runningNumber('order_number', 6)} as number`,
    'billing.orderNumber',
  );
  return row!.number;
}
