import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { openEarnings } from '../post-sale.ts';
import { figuresUntil } from './figures.sql.ts';

/** Creates the invoices of each past month, a day after its end, because notifications of gateways may be late. */
export const makeInvoices = defineJob({
  name: 'earnings.invoices',
  schedule: '40 1 * * *',
  async handle({ orm }) {
    await openEarnings(orm.em.fork());
    for (const month of await monthsToClose(orm.em.fork(), new Date()))
      await orm.em.fork().transactional((em) => closeMonth(em, month, new Date()));
  },
});

/**
 * Creates all invoices that were due by a time, in the caller's transaction. For data that is created afterwards,
 * such as the demo.
 */
export async function closeMonths(em: EntityManager, asOf: Date): Promise<void> {
  for (const month of await monthsToClose(em, asOf)) await closeMonth(em, month, asOf);
}

/** First days of the past months in Vietnam without invoices, in order. */
async function monthsToClose(em: EntityManager, asOf: Date): Promise<string[]> {
  const found = await runSql<{ month: string }>(
    em,
    sql`select m::date::text as month from generate_series(
         coalesce((select max(month) + interval '1 month' from teacher_invoice),
           (select min(l.month) from ledger_month l join ledger_account a on a.id = l.account_id where a.owner_id is not null)),
         date_trunc('month', (${asOf}::timestamptz - interval '1 day') at time zone 'Asia/Ho_Chi_Minh') - interval '1 month',
         interval '1 month') m order by m`,
  );
  return found.map(({ month }) => month);
}

/**
 * Creates the invoices of a month once, for all teachers with movements that no invoice contains yet.
 * @param month its first day, as `2026-10-01`
 */
export async function closeMonth(em: EntityManager, month: string, madeAt: Date): Promise<number> {
  // Serialised: a process that waited for the lock sees the invoices of the other, so that numbers have no gaps
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('teacher invoices'))`);
  const made = await runSql(
    em,
    sql`with figure as (${figuresUntil(month)}),
     earlier as (
       select teacher_id, sum(sales) as sales, sum(gross) as gross, sum(commission) as commission,
         sum(vat_withheld) as vat_withheld, sum(pit_withheld) as pit_withheld, sum(share) as share,
         sum(refunded) as refunded, sum(commission_back) as commission_back, sum(vat_back) as vat_back,
         sum(pit_back) as pit_back, sum(share_back) as share_back, sum(owed_back) as owed_back,
         sum(released) as released, sum(netted) as netted, sum(written_off) as written_off, sum(paid_out) as paid_out
       from teacher_invoice group by teacher_id),
     moved as (
       select f.teacher_id, f.closing, f.closing_owed,
         f.sales - coalesce(e.sales, 0) as sales, f.gross - coalesce(e.gross, 0) as gross,
         f.commission - coalesce(e.commission, 0) as commission,
         f.vat_withheld - coalesce(e.vat_withheld, 0) as vat_withheld,
         f.pit_withheld - coalesce(e.pit_withheld, 0) as pit_withheld, f.share - coalesce(e.share, 0) as share,
         f.refunded - coalesce(e.refunded, 0) as refunded,
         f.commission_back - coalesce(e.commission_back, 0) as commission_back,
         f.vat_back - coalesce(e.vat_back, 0) as vat_back, f.pit_back - coalesce(e.pit_back, 0) as pit_back,
         f.share_back - coalesce(e.share_back, 0) as share_back, f.owed_back - coalesce(e.owed_back, 0) as owed_back,
         f.released - coalesce(e.released, 0) as released, f.netted - coalesce(e.netted, 0) as netted,
         f.written_off - coalesce(e.written_off, 0) as written_off, f.paid_out - coalesce(e.paid_out, 0) as paid_out
       from figure f left join earlier e using (teacher_id)),
     numbered as (
       select m.*, row_number() over (order by m.teacher_id) as n from moved m
       where not (m.share = 0 and m.sales = 0 and m.refunded = 0 and m.share_back = 0 and m.released = 0
         and m.netted = 0 and m.written_off = 0 and m.paid_out = 0))
     insert into teacher_invoice (teacher_id, month, sequence, number, made_at, sales, gross, commission, vat_withheld,
       pit_withheld, share, refunded, commission_back, vat_back, pit_back, share_back, owed_back, released, netted,
       written_off, paid_out, opening, closing, opening_owed, closing_owed)
     select n.teacher_id, ${month}::date, n.n,
       'BK-' || to_char(${month}::date, 'MMYY') || '-' || lpad(n.n::text, greatest(4, length(n.n::text)), '0'),
       ${madeAt}::timestamptz, n.sales, n.gross, n.commission, n.vat_withheld, n.pit_withheld, n.share, n.refunded,
       n.commission_back, n.vat_back, n.pit_back, n.share_back, n.owed_back, n.released, n.netted, n.written_off,
       n.paid_out, coalesce(l.closing, 0), n.closing, coalesce(l.closing_owed, 0), n.closing_owed
     from numbered n left join lateral (
       select i.closing, i.closing_owed from teacher_invoice i where i.teacher_id = n.teacher_id
       order by i.month desc limit 1) l on true
     where not exists (select 1 from teacher_invoice i where i.month >= ${month}::date)
     returning id`,
  );
  return made.length;
}
