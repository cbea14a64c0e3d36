import type { EntityManager } from '@mikro-orm/postgresql';
import { runAhead, runSql } from '../../platform/run-sql.ts';
import { runningNumber } from '../../platform/running-number.ts';
import { sql } from '../../platform/sql.ts';

/**
 * For people to quote: the day in Vietnam and a running number of at least six digits. Every time it is asked for it is
 * another one; one that no order was made with is left out.
 */
const NUMBER = sql`select 'S' || to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYMMDD') || '-' || ${runningNumber('order_number', 6)} as number`;

/** The next number, for a command. */
export async function nextOrderNumber(em: EntityManager): Promise<string> {
  const [row] = await runSql<{ number: string }>(em, NUMBER, 'billing.orderNumber');
  return row!.number;
}

/** The same, found out together with what the command reads next. */
export async function orderNumberAhead(em: EntityManager): Promise<() => Promise<string>> {
  const rows = await runAhead<{ number: string }>(em, NUMBER, 'billing.orderNumber');
  return async () => (await rows())[0]!.number;
}
