import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { post, postAll } from './post.ts';
import { suspenseReceived } from './postings/gateway.ts';
import { type PaidSale, salePaid } from './postings/sale.ts';

/**
 * Books a paid sale once and creates the earnings of its lines. The caller has stored the lines as paid.
 * @returns false if it was posted before
 */
export async function postSale(em: EntityManager, sale: PaidSale): Promise<boolean> {
  await openEarnings(em, [sale.orderId]);
  return post(em, salePaid(sale));
}

/**
 * Books several paid sales.
 * @returns the number of those that were not posted before
 */
export async function postSales(em: EntityManager, sales: readonly PaidSale[]): Promise<number> {
  await openEarnings(
    em,
    sales.map(({ orderId }) => orderId),
  );
  return postAll(em, sales.map(salePaid));
}

/** Books received money that matches no order, until an administrator decides. */
export const postSuspense = (
  em: EntityManager,
  received: Parameters<typeof suspenseReceived>[0],
): Promise<boolean> => post(em, suspenseReceived(received));

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
