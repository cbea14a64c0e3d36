import { type Sql, sql } from '../../../platform/db/index.ts';
import { commissionBackSql, refundedSql } from '../fees/net-commission.sql.ts';

/**
 * Cumulative figures of each teacher until the end of a month in Vietnam, in the columns of an invoice. Balances and
 * movements come from the teacher's accounts, the split of prices from the sold lines, and the split of refunds
 * follows the rule of `split-refund.ts`. Constraints of the table reject figures that disagree.
 * @param month its first day, as `2026-10-01`
 */
export const figuresUntil = (month: string): Sql => sql`
  select a.*, coalesce(s.sales, 0) as sales, coalesce(s.gross, 0) as gross, coalesce(s.commission, 0) as commission,
    coalesce(s.vat_withheld, 0) as vat_withheld, coalesce(s.pit_withheld, 0) as pit_withheld,
    coalesce(s.refunded, 0) as refunded, coalesce(s.commission_back, 0) as commission_back,
    coalesce(s.vat_back, 0) as vat_back, coalesce(s.pit_back, 0) as pit_back
  from (
    select l.owner_id as teacher_id,
      coalesce(sum(m.credit - m.debit) filter (where l.kind <> 'TEACHER_RECEIVABLE'), 0) as closing,
      coalesce(sum(m.debit - m.credit) filter (where l.kind = 'TEACHER_RECEIVABLE'), 0) as closing_owed,
      coalesce(sum(m.credit - m.debit) filter (where m.kind in ('SALE_PAID', 'EXCHANGE_PAID')), 0) as share,
      coalesce(sum(m.debit - m.credit) filter (where m.kind = 'REFUND_APPROVED'), 0) as share_back,
      coalesce(sum(m.debit - m.credit) filter (where m.kind = 'REFUND_APPROVED' and l.kind = 'TEACHER_RECEIVABLE'), 0) as owed_back,
      coalesce(sum(m.credit - m.debit) filter (where m.kind = 'EARNING_RELEASED' and l.kind = 'TEACHER_AVAILABLE'), 0) as released,
      coalesce(sum(m.debit - m.credit) filter (where m.kind = 'RECEIVABLE_NETTED' and l.kind = 'TEACHER_AVAILABLE'), 0) as netted,
      coalesce(sum(m.credit - m.debit) filter (where m.kind = 'RECEIVABLE_WRITTEN_OFF'), 0) as written_off,
      coalesce(sum(m.debit - m.credit) filter (where m.kind = 'PAYOUT_DONE'), 0) as paid_out
    from ledger_account l join ledger_month m on m.account_id = l.id
    where l.owner_id is not null and m.month <= ${month}::date
    group by l.owner_id) a
  left join (
    select e.teacher_id, count(*) as sales, sum(e.amount + e.promotion) as gross, sum(e.commission) as commission,
      sum(e.vat_withheld) as vat_withheld, sum(e.pit_withheld) as pit_withheld, sum(r1.refunded) as refunded,
      sum(r1.commission) as commission_back, sum(r2.vat) as vat_back, sum(r3.pit) as pit_back
    from earning e
    join ledger_transaction t on t.order_id = e.order_id and t.kind in ('SALE_PAID', 'EXCHANGE_PAID')
    left join (
      select x.line_id, -sum(x.amount) as paid_back
      from ledger_transaction g join ledger_entry x on x.transaction_id = g.id
      join ledger_account p on p.id = x.account_id and p.kind = 'REFUND_PAYABLE'
      where g.kind = 'REFUND_APPROVED' and g.occurred_at < ${endSql(month)} group by x.line_id) g on g.line_id = e.line_id
    cross join lateral (select ${refundedSql(sql`g.paid_back`)} as refunded) r0
    cross join lateral (select r0.refunded, ${commissionBackSql(sql`r0.refunded`)} as commission) r1
    cross join lateral (select coalesce(div(e.vat_withheld * (r0.refunded - r1.commission),
      nullif(e.amount + e.promotion - e.commission, 0)), 0) as vat) r2
    cross join lateral (select coalesce(div(e.pit_withheld * (r0.refunded - r1.commission - r2.vat),
      nullif(e.amount + e.promotion - e.commission - e.vat_withheld, 0)), 0) as pit) r3
    where t.occurred_at < ${endSql(month)}
    group by e.teacher_id) s on s.teacher_id = a.teacher_id`;

const endSql = (month: string): Sql =>
  sql`((${month}::date + interval '1 month') at time zone 'Asia/Ho_Chi_Minh')`;
