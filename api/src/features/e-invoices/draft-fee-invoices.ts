import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { FEE_INVOICES_SINCE, netCommissionSql, serviceVatBefore } from '../ledger/index.ts';
import { VERIFIED_SELLERS } from '../sellers/index.ts';
import { advanceEInvoice } from './e-invoice.jobs.ts';
import { vatWithinSql } from './vat.ts';

/**
 * Inserts the drafts about the platform's fee of all past months in the caller's transaction, one for each teacher and
 * month. A month is invoiced a day after its end, because notifications of gateways may be late.
 *
 * The fee of a month is the commission on its sales less that of its returns. If the commission of the returns is higher,
 * the rest lowers the next invoices. Postings that are added to a month later are in the next invoice. So the invoices of
 * a teacher add up to the highest total that the commission has reached at the end of a month.
 * @returns the IDs of the drafts
 */
export async function insertFeeInvoices(em: EntityManager, asOf: Date): Promise<string[]> {
  // Serialised: a process that waited for the lock sees the drafts of the other
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('fee invoices'))`);
  const drafted = await runSql<{ id: string }>(
    em,
    sql`with invoiced as (
        select i.buyer_id as teacher_id, sum(i.amount)::bigint as amount, max(i.fee_month) as month from e_invoice i
        where i.subject = 'PLATFORM_FEE' and i.status not in ('CANCELLED', 'REPLACED') group by i.buyer_id),
      reached as (
        select n.teacher_id, n.month, (sum(n.amount) over (partition by n.teacher_id order by n.month))::bigint as amount
        from (${netCommissionSql({ since: FEE_INVOICES_SINCE })}) n),
      highest as (
        select r.teacher_id, r.month, coalesce(i.amount, 0) as before,
          greatest(coalesce(i.amount, 0), max(r.amount) over (partition by r.teacher_id order by r.month)) as amount
        from reached r left join invoiced i on i.teacher_id = r.teacher_id
        where r.month > coalesce(i.month, '-infinity') and r.month
          < date_trunc('month', (${asOf}::timestamptz - interval '1 day') at time zone 'Asia/Ho_Chi_Minh')::date),
      fee as (
        select h.teacher_id, h.month,
          h.amount - lag(h.amount, 1, h.before) over (partition by h.teacher_id order by h.month) as amount from highest h),
      drafted as (
        insert into e_invoice (subject, kind, status, fee_month, seller, buyer_id, buyer_name, buyer_tax_code,
          buyer_address, buyer_email, item, amount, vat, vat_amount, next_at, created_at)
        select 'PLATFORM_FEE', 'ORIGINAL', 'DRAFT', f.month, 'PLATFORM', f.teacher_id,
          coalesce(s.legal_name, p.full_name), t.tax_id, s.address, p.email::text,
          'Phí nền tảng tháng ' || to_char(f.month, 'MM/YYYY'), f.amount, v.vat, ${vatWithinSql(sql`f.amount`, sql`v.vat`)}, now(), clock_timestamp()
        from fee f join person p on p.id = f.teacher_id left join teacher_profile t on t.person_id = f.teacher_id
        left join (${VERIFIED_SELLERS}) s on s.person_id = f.teacher_id
        cross join lateral (select ${serviceVatBefore(
          sql`((f.month + interval '1 month') at time zone 'Asia/Ho_Chi_Minh')`,
        )} as vat) v
        where f.amount > 0 order by f.month, f.teacher_id
        on conflict do nothing returning id),
      step as (insert into e_invoice_step (invoice_id, kind) select id, 'DRAFTED' from drafted)
    select id from drafted order by id`,
  );
  return drafted.map(({ id }) => id);
}

/**
 * Drafts the fee invoices that are due. Jobs send them after the commit.
 * @returns the number of drafts
 */
export async function draftFeeInvoices(
  em: EntityManager,
  services: Services,
  asOf: Date = new Date(),
): Promise<number> {
  const ids = await insertFeeInvoices(em, asOf);
  await services.jobs.sendEach(
    em,
    advanceEInvoice,
    ids.map((invoiceId) => ({ invoiceId })),
  );
  return ids.length;
}
