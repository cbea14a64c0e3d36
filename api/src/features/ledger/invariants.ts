import { sql } from '../../graphql/read/index.ts';
import type { Invariant } from '../../platform/invariants.ts';

/** What must hold of the books (design/money.md). */
export const invariants: readonly Invariant[] = [
  {
    name: 'every ledger transaction sums to zero',
    statement: sql`select transaction_id from ledger_entry group by transaction_id having sum(amount) <> 0 limit 1`,
  },
  {
    name: 'balances are what their entries add up to',
    statement: sql`select a.code from ledger_account a left join (
        select account_id, sum(amount) as amount from ledger_entry group by account_id) e on e.account_id = a.id
      where a.balance <> coalesce(e.amount, 0) limit 1`,
  },
  {
    name: 'months are what their entries add up to',
    statement: sql`select 1 from (select account_id, sum(debit - credit) as amount from ledger_month group by account_id) m
        full join (select account_id, sum(amount) as amount from ledger_entry group by account_id) e using (account_id)
      where coalesce(m.amount, 0) <> coalesce(e.amount, 0) limit 1`,
  },
  {
    name: 'held earnings are what teachers are held',
    statement: sql`select a.code from ledger_account a left join (
        select teacher_id, sum(share_left) as share from earning where status = 'HELD' group by teacher_id) e
        on e.teacher_id = a.owner_id
      where a.kind = 'TEACHER_HOLD' and -a.balance <> coalesce(e.share, 0) limit 1`,
  },
  {
    name: 'deferred commission is that of held earnings',
    statement: sql`select 1 from (select coalesce(sum(-balance), 0) as balance from ledger_account where kind = 'COMMISSION_DEFERRED') a,
        (select coalesce(sum(commission_left), 0) as left_over from earning where status = 'HELD') e
      where a.balance <> e.left_over`,
  },
  {
    name: 'deferred package income is that of days not earned',
    statement: sql`select 1 from (select coalesce(sum(-balance), 0) as balance from ledger_account where kind = 'PACKAGE_DEFERRED') a,
        (select coalesce(sum(net - earned - moved), 0) as left_over from package_period) p
      where a.balance <> p.left_over`,
  },
  {
    name: 'payouts under way are what is in transit',
    statement: sql`select a.code from ledger_account a left join (
        select teacher_id, sum(amount) as amount from payout where status in ('PENDING', 'APPROVED', 'PROCESSING') group by teacher_id) p
        on p.teacher_id = a.owner_id
      where a.kind = 'TEACHER_TRANSIT' and -a.balance <> coalesce(p.amount, 0) limit 1`,
  },
  {
    name: 'no payout is under way beyond what teachers have',
    statement: sql`select p.teacher_id from payout p where p.status in ('PENDING', 'APPROVED', 'PROCESSING')
      and not exists (select 1 from ledger_account a where a.kind = 'TEACHER_TRANSIT' and a.owner_id = p.teacher_id) limit 1`,
  },
];
