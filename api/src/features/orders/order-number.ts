import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { runningNumber } from '../../platform/db/running-number.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/**
 * The next order number: the date in Vietnam and a sequence number of at least six digits. Each use consumes a
 * number, even if no order is created with it.
 */
export const newOrderNumber = (): Sql =>
  sql`'S' || to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD') || '-' || ${runningNumber('order_number', 6)}`;

/** Reads the next order number in a separate statement. */
export async function nextOrderNumber(em: EntityManager): Promise<string> {
  const [row] = await runSql<{ number: string }>(
    em,
    sql`select ${newOrderNumber()} as number`,
    'billing.orderNumber',
  );
  return row!.number;
}
