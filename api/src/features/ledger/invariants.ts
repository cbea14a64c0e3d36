import { sql } from '../../graphql/read/index.ts';
import type { Invariant } from '../../platform/db/invariants.ts';

export const invariants: readonly Invariant[] = [
  {
    name: 'every ledger transaction sums to zero',
    statement: sql`select transaction_id from ledger_entry group by transaction_id having sum(amount) <> 0 limit 1`,
  },
  {
    name: 'account balances equal the sums of their entries',
    statement: sql`select a.code from ledger_account a left join (
        select account_id, sum(amount) as amount from ledger_entry group by account_id) e on e.account_id = a.id
      where a.balance <> coalesce(e.amount, 0) limit 1`,
  },
  {
    name: 'monthly totals equal the sums of their entries',
    statement: sql`select 1 from (select account_id, sum(debit - credit) as amount from ledger_month group by account_id) m
        full join (select account_id, sum(amount) as amount from ledger_entry group by account_id) e using (account_id)
      where coalesce(m.amount, 0) <> coalesce(e.amount, 0) limit 1`,
  },
  {
    name: 'hold accounts equal the held earnings of their teachers',
    statement: sql`select a.code from ledger_account a left join (
        select teacher_id, sum(share_left) as share from earning where status = 'HELD' group by teacher_id) e
        on e.teacher_id = a.owner_id
      where a.kind = 'TEACHER_HOLD' and -a.balance <> coalesce(e.share, 0) limit 1`,
  },
  {
    name: 'deferred commission equals the commission of held earnings',
    statement: sql`select 1 from (select coalesce(sum(-balance), 0) as balance from ledger_account where kind = 'COMMISSION_DEFERRED') a,
        (select coalesce(sum(commission_left), 0) as left_over from earning where status = 'HELD') e
      where a.balance <> e.left_over`,
  },
  {
    name: 'deferred package income equals the unearned part of packages',
    statement: sql`select 1 from (select coalesce(sum(-balance), 0) as balance from ledger_account where kind = 'PACKAGE_DEFERRED') a,
        (select coalesce(sum(net - earned - moved), 0) as left_over from package_period) p
      where a.balance <> p.left_over`,
  },
  {
    name: 'transit accounts equal the pending payouts of their teachers',
    statement: sql`select a.code from ledger_account a left join (
        select teacher_id, sum(amount) as amount from payout where status in ('PENDING', 'APPROVED', 'PROCESSING') group by teacher_id) p
        on p.teacher_id = a.owner_id
      where a.kind = 'TEACHER_TRANSIT' and -a.balance <> coalesce(p.amount, 0) limit 1`,
  },
  {
    name: 'every pending payout has a transit account',
    statement: sql`select p.teacher_id from payout p where p.status in ('PENDING', 'APPROVED', 'PROCESSING')
      and not exists (select 1 from ledger_account a where a.kind = 'TEACHER_TRANSIT' and a.owner_id = p.teacher_id) limit 1`,
  },
  {
    name: 'teacher invoices add up, and each opens with the previous closing balance',
    statement: sql`select i.number from (select x.*,
        lag(closing, 1, 0::bigint) over w as closed, lag(closing_owed, 1, 0::bigint) over w as closed_owed
        from teacher_invoice x window w as (partition by teacher_id order by month)) i
      where i.opening <> i.closed or i.opening_owed <> i.closed_owed
        or i.opening + i.share - (i.share_back - i.owed_back) - i.netted - i.paid_out <> i.closing
        or i.opening_owed + i.owed_back - i.netted - i.written_off <> i.closing_owed limit 1`,
  },
  {
    name: 'totals of teacher invoices do not exceed the ledger',
    statement: sql`select i.teacher_id from (
        select teacher_id, sum(share) as share, sum(share_back) as share_back, sum(paid_out) as paid_out
        from teacher_invoice group by teacher_id) i
      left join (select a.owner_id,
          sum(m.credit - m.debit) filter (where m.kind in ('SALE_PAID', 'EXCHANGE_PAID')) as share,
          sum(m.debit - m.credit) filter (where m.kind = 'REFUND_APPROVED') as share_back,
          sum(m.debit - m.credit) filter (where m.kind = 'PAYOUT_DONE') as paid_out
        from ledger_account a join ledger_month m on m.account_id = a.id where a.owner_id is not null
        group by a.owner_id) l on l.owner_id = i.teacher_id
      where i.share > coalesce(l.share, 0) or i.share_back > coalesce(l.share_back, 0)
        or i.paid_out > coalesce(l.paid_out, 0) limit 1`,
  },
];
