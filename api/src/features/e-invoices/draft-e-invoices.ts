import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { advanceEInvoice } from './e-invoice.jobs.ts';
import { vatWithinSql } from './vat.ts';

/** The terms that apply on a day, one row for each seller class. None before invoicing begins. */
const termsOn = (day: ReturnType<typeof sql>) =>
  sql`select distinct on (t.seller_class) t.seller_class, t.seller, t.vat from e_invoice_term t
    where t.starts_on <= ${day} order by t.seller_class, t.starts_on desc`;

/**
 * Drafts the e-invoices of a paid order in the transaction that has paid it, one for each line with a price. Jobs send
 * them after the commit. Does nothing before the first terms of invoicing.
 */
export async function draftEInvoices(em: EntityManager, services: Services, orderId: string): Promise<void> {
  const drafted = await runSql<{ id: string }>(
    em,
    sql`with term as (${termsOn(sql`(select (o.paid_at at time zone 'Asia/Ho_Chi_Minh')::date from orders o where o.id = ${orderId})`)}),
      drafted as (
        insert into e_invoice (kind, status, order_id, line_id, seller, seller_id, seller_name, seller_tax_code, buyer_id,
          buyer_name, buyer_tax_code, buyer_address, buyer_email, item, amount, vat, vat_amount, next_at)
        select 'ORIGINAL', 'DRAFT', l.order_id, l.id, t.seller,
          case t.seller when 'TEACHER' then l.teacher_id end, case t.seller when 'TEACHER' then s.full_name end,
          case t.seller when 'TEACHER' then f.tax_id end, l.buyer_id, coalesce(o.bill_name, b.full_name), o.bill_tax_code,
          o.bill_address, b.email::text, l.title, l.amount, t.vat, ${vatWithinSql(sql`l.amount`, sql`t.vat`)}, now()
        from order_line l join orders o on o.id = l.order_id join term t on t.seller_class = l.seller_class
        join person b on b.id = l.buyer_id join person s on s.id = l.teacher_id
        left join teacher_profile f on f.person_id = l.teacher_id
        where l.order_id = ${orderId} and l.amount > 0
        on conflict do nothing returning id),
      step as (insert into e_invoice_step (invoice_id, kind) select id, 'DRAFTED' from drafted)
    select id from drafted order by id`,
    'eInvoices.draft',
  );
  await services.jobs.sendEach(
    em,
    advanceEInvoice,
    drafted.map(({ id }) => ({ invoiceId: id })),
  );
}
