import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';

/**
 * Creates the earnings of paid order lines, once for each: of these orders, or of every sale without one. The latter
 * finds sales of the previous release while both releases run during a deployment. Free lines earn nothing.
 */
export async function openEarnings(em: EntityManager, orderIds?: readonly string[]): Promise<void> {
  // Only the frequent statement with order IDs is named and prepared
  const name = orderIds && 'ledger.openEarnings';
  const which = orderIds ? sql`s.order_id = any(${orderIds}::uuid[])` : sql`s.state = 'PAID'`;
  await runSql(
    em,
    sql`insert into earning (line_id, order_id, teacher_id, amount, promotion, commission, vat_withheld, pit_withheld,
       teacher_share, share_left, commission_left, earned_at, held_until)
     select s.line_id, s.order_id, s.teacher_id, s.amount, s.promotion, s.commission, s.vat_withheld, s.pit_withheld,
       s.teacher_share, s.teacher_share, s.commission, s.paid_at, s.paid_at + make_interval(days => s.hold_days)
     from sold_line s where ${which} and s.amount + s.promotion > 0
       and not exists (select 1 from earning e where e.line_id = s.line_id)
     on conflict (line_id) do nothing`,
    name,
  );
}
