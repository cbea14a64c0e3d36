import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/run-sql.ts';
import { runningNumber } from '../../platform/running-number.ts';
import { sql } from '../../platform/sql.ts';

/**
 * The next order number: the date in Vietnam and a running number of at least six digits. Each call uses up a number, even
 * if no order is created with it.
 */
export async function nextOrderNumber(em: EntityManager): Promise<string> {
  const [row] = await runSql<{ number: string }>(
    em,
    sql`select 'S' || to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD') || '-' || ${runningNumber('order_number', 6)} as number`,
    'billing.orderNumber',
  );
  return row!.number;
}
