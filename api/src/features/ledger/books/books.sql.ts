import { type Sql, sql } from '../../../graphql/read/index.ts';
import { classOfKinds } from '../accounts.ts';

/** The name of an account `a` without its owner. */
export const ACCOUNT_NAME = sql`case when a.owner_id is null then a.code else split_part(a.code, ':', 1) end`;
const CLASS = sql`(${JSON.stringify(classOfKinds)}::jsonb ->> a.kind)`;

/**
 * The balance of every account at the end of a day in Vietnam: the current balance less what was booked since. Later
 * months are read as sums, and only the rest of the day's own month is read entry by entry.
 */
export const trialBalanceOn = (day: string): Sql => sql`
  with since as (
    select m.account_id, sum(m.debit - m.credit) as amount from ledger_month m
    where m.month > date_trunc('month', ${day}::timestamp)::date group by m.account_id
    union all
    select e.account_id, sum(e.amount) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
    where t.occurred_at >= (${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
      and t.occurred_at < (date_trunc('month', ${day}::timestamp) + interval '1 month') at time zone 'Asia/Ho_Chi_Minh'
    group by e.account_id),
  later as (select account_id, sum(amount) as amount from since group by account_id),
  rows as (
    select ${ACCOUNT_NAME} as account, ${CLASS} as class, a.owner_id is not null as "isOwned",
      count(*) filter (where a.balance <> coalesce(l.amount, 0))::int as count,
      sum(a.balance - coalesce(l.amount, 0))::bigint as balance
    from ledger_account a left join later l on l.account_id = a.id group by 1, 2, 3)
  select r.account, r.class, r."isOwned", r.count, greatest(r.balance, 0) as debit, greatest(-r.balance, 0) as credit
  from rows r order by array_position(array['ASSET', 'LIABILITY', 'INCOME', 'EXPENSE'], r.class), r.account`;

/** The amounts of each tax in the last months with any, latest first. */
export const TAX_MONTHS = sql`
  select m.month, a.code as account,
    sum(m.credit)::bigint as collected,
    coalesce(sum(m.debit) filter (where m.kind <> 'TAX_PAID'), 0)::bigint as "givenBack",
    coalesce(sum(m.debit) filter (where m.kind = 'TAX_PAID'), 0)::bigint as paid
  from ledger_account a join ledger_month m on m.account_id = a.id
  where a.kind in ('TAX_WITHHELD', 'VAT_OUTPUT') and m.month > (date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh') - interval '12 months')::date
  group by m.month, a.code order by m.month desc, a.code`;

/** Accounts `a` with their owners `p`. */
export const accountsWhere = (condition: Sql): Sql => sql`
  select a.code, ${ACCOUNT_NAME} as account, ${CLASS} as class, a.owner_id as "ownerId", p.full_name as "ownerName",
    greatest(a.balance, 0) as debit, greatest(-a.balance, 0) as credit
  from ledger_account a left join person p on p.id = a.owner_id where ${condition}`;

const orderNumber = sql`(select s.number from sold_line s where s.order_id = t.order_id limit 1)`;

export const linesSql = (code: string): Sql => sql`
  select e.id, e.transaction_id as "transactionId", t.kind, t.occurred_at as at, ${orderNumber} as "orderNumber",
    greatest(e.amount, 0) as debit, greatest(-e.amount, 0) as credit
  from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
  where e.account_id = (select a.id from ledger_account a where a.code = ${code})`;

/** The ID in a transaction's key, if its second part is one: the subject of the transaction. */
const idInKey = (kinds: Sql): Sql => sql`
  case when t.kind in (${kinds}) then substring(t.idempotency_key from ':([0-9a-f]{8}-[0-9a-f-]{27})$')::uuid end`;
const PAYOUT_KINDS = sql`'PAYOUT_ASKED', 'PAYOUT_DONE', 'PAYOUT_FAILED'`;

/** Transactions `t`. */
export const transactionsWhere = (condition: Sql): Sql => sql`
  select t.id, t.kind, t.occurred_at as at, t.order_id as "orderId", ${orderNumber} as "orderNumber",
    ${idInKey(sql`'REFUND_APPROVED'`)} as "refundId", p.id as "payoutId", p.number as "payoutNumber"
  from ledger_transaction t left join payout p on p.id = ${idInKey(PAYOUT_KINDS)}
  where ${condition}`;

/** The entries of a transaction in the order in which they were booked. */
export const sidesSql = (transactionId: Sql): Sql => sql`
  select a.code, ${ACCOUNT_NAME} as account, p.full_name as "ownerName", s.title,
    greatest(e.amount, 0) as debit, greatest(-e.amount, 0) as credit
  from ledger_entry e join ledger_account a on a.id = e.account_id left join person p on p.id = a.owner_id
    left join sold_line s on s.line_id = e.line_id
  where e.transaction_id = ${transactionId} order by e.sequence`;
