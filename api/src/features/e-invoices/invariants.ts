import { type Sql, sql } from '../../graphql/read/index.ts';
import type { Invariant } from '../../platform/db/invariants.ts';
import { FEE_INVOICES_SINCE, netCommissionSql } from '../ledger/index.ts';

/** Σ of the e-invoices of sales that count: a cancelled one never became valid, and a replaced one has a successor. */
export const INVOICED = sql`select i.line_id, i.seller, i.seller_id, sum(i.amount) as amount from e_invoice i
  where i.subject = 'SALE' and i.status not in ('CANCELLED', 'REPLACED') group by i.line_id, i.seller, i.seller_id`;

/** The amount that was paid for a line and has not gone back to its buyer. */
const KEPT = sql`select l.id, l.teacher_id, l.seller_class, o.paid_at, l.amount
    - coalesce((select sum(r.amount) from refund r where r.line_id = l.id and r.status in ('APPROVED', 'PROCESSING', 'FAILED', 'COMPLETED')), 0)
    - coalesce((select sum(d.amount - d.loss) from dispute d where d.line_id = l.id and d.status = 'LOST'), 0) as amount
  from order_line l join orders o on o.id = l.order_id where o.paid_at is not null and l.amount > 0`;

/** The seller by the terms of the day of payment. Lines paid before invoicing began have none. */
export const OWED = sql`select t.seller, case t.seller when 'TEACHER' then k.teacher_id end as seller_id, k.id, k.amount
  from (${KEPT}) k cross join lateral (
    select t.seller from e_invoice_term t where t.seller_class = k.seller_class
      and t.starts_on <= (k.paid_at at time zone 'Asia/Ho_Chi_Minh')::date order by t.starts_on desc limit 1) t`;

/** A row if a part of the fee from a teacher's sales has no e-invoice yet, for instance before the month ends. */
export const feesWithoutInvoice = (teacherId: string): Sql =>
  sql`select 1 from (${netCommissionSql({ since: FEE_INVOICES_SINCE, teacherId: sql`${teacherId}::uuid` })}) n
    having sum(n.amount) > coalesce((select sum(i.amount) from e_invoice i where i.subject = 'PLATFORM_FEE'
      and i.kind = 'ORIGINAL' and i.buyer_id = ${teacherId}), 0)`;

export const invariants: readonly Invariant[] = [
  {
    name: 'for each seller, the e-invoices equal the paid lines less what was returned, since invoicing began',
    statement: sql`select 1 from (select seller, seller_id, sum(amount) as amount from (${OWED}) w group by seller, seller_id) w
      full join (select seller, seller_id, sum(amount) as amount from (${INVOICED}) i group by seller, seller_id) i
        on i.seller = w.seller and i.seller_id is not distinct from w.seller_id
      where coalesce(w.amount, 0) <> coalesce(i.amount, 0) limit 1`,
  },
  {
    name: 'the e-invoices of each line equal its price less what was returned',
    statement: sql`select 1 from (${INVOICED}) i join (${KEPT}) k on k.id = i.line_id where i.amount <> k.amount limit 1`,
  },
  {
    name: 'the fee e-invoices of each teacher until a month equal the commission in the ledger less its returns',
    statement: sql`select f.id from e_invoice f
      where f.subject = 'PLATFORM_FEE' and f.kind = 'ORIGINAL' and (
          select sum(i.amount) from e_invoice i where i.subject = 'PLATFORM_FEE' and i.kind = 'ORIGINAL'
            and i.buyer_id = f.buyer_id and i.fee_month <= f.fee_month)
        is distinct from (select sum(n.amount) from (${netCommissionSql({
          since: FEE_INVOICES_SINCE,
          recordedBy: sql`f.created_at`,
          teacherId: sql`f.buyer_id`,
        })}) n where n.month <= f.fee_month) limit 1`,
  },
  {
    name: 'every fee that was due two days ago has an e-invoice',
    statement: sql`select n.teacher_id from (${netCommissionSql({
      since: FEE_INVOICES_SINCE,
      recordedBy: sql`now() - interval '2 days'`,
    })}) n
      where n.month < date_trunc('month', (now() - interval '2 days') at time zone 'Asia/Ho_Chi_Minh')::date
      group by n.teacher_id
      having sum(n.amount) > coalesce((select sum(i.amount) from e_invoice i where i.subject = 'PLATFORM_FEE'
        and i.kind = 'ORIGINAL' and i.buyer_id = n.teacher_id), 0) limit 1`,
  },
  {
    name: 'every accepted e-invoice with files has both',
    statement: sql`select i.id from e_invoice i where i.filed_at is not null
      and (select count(*) from e_invoice_file f where f.invoice_id = i.id) <> 2 limit 1`,
  },
];
