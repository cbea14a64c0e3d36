import { type Sql, sql } from '../../../graphql/read/index.ts';
import { TODAY } from '../../../platform/db/index.ts';

const THIS_MONTH = sql`date_trunc('month', now() at time zone 'Asia/Ho_Chi_Minh')`;
const SOLD = sql`t.kind in ('SALE_PAID', 'EXCHANGE_PAID', 'PACKAGE_SOLD')`;
const GIVEN_BACK = sql`t.kind in ('REFUND_APPROVED', 'PACKAGE_CANCELLED')`;

/**
 * The parts of the revenue, from rows with a kind of transaction `t.kind`, an account `a`, and an amount (debits
 * positive).
 */
const partsSql = (amount: Sql): Sql => sql`
  sum(${amount}) filter (where ${SOLD} and a.kind in ('GATEWAY', 'BANK', 'SUSPENSE', 'REFUND_PAYABLE'))::bigint as paid,
  -sum(${amount}) filter (where ${SOLD} and a.kind = 'TEACHER_HOLD')::bigint as teachers,
  -sum(${amount}) filter (where ${SOLD} and a.kind in ('COMMISSION_DEFERRED', 'PACKAGE_DEFERRED', 'PROMOTION'))::bigint as platform,
  -sum(${amount}) filter (where ${SOLD} and a.kind in ('TAX_WITHHELD', 'VAT_OUTPUT'))::bigint as taxes,
  -sum(${amount}) filter (where ${GIVEN_BACK} and a.kind = 'REFUND_PAYABLE')::bigint as given_back`;

/** The same parts of `s`, with 0 for days or months without sales. */
const PARTS = sql`coalesce(s.paid, 0) as paid, coalesce(s.teachers, 0) as teachers, coalesce(s.platform, 0) as platform,
  coalesce(s.taxes, 0) as taxes, coalesce(s.given_back, 0) as "givenBack"`;

/** Sales and refunds of each of the last days, including today, oldest first. Days without sales are included. */
export const revenueOfDays = (days: number): Sql => sql`
  select g.day, coalesce(s.sales, 0) as sales, ${PARTS}
  from (select ${TODAY} - n as day from generate_series(0, ${days}::int - 1) n) g
  left join (
    select (t.occurred_at at time zone 'Asia/Ho_Chi_Minh')::date as day,
      count(distinct t.id) filter (where ${SOLD})::int as sales, ${partsSql(sql`e.amount`)}
    from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
    where t.occurred_at >= (${TODAY} - ${days}::int + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' and (${SOLD} or ${GIVEN_BACK})
    group by 1) s on s.day = g.day
  order by g.day`;

/**
 * The same by month, including the current one. Amounts come from the monthly sums of the ledger. Only orders are
 * counted.
 */
export const revenueOfMonths = (months: number): Sql => {
  const first = sql`(${THIS_MONTH} - make_interval(months => ${months}::int - 1))`;
  return sql`
  select g.month, coalesce(c.sales, 0) as sales, ${PARTS}
  from (select (${THIS_MONTH} - make_interval(months => n))::date as month from generate_series(0, ${months}::int - 1) n) g
  left join (
    select t.month, ${partsSql(sql`(t.debit - t.credit)`)}
    from ledger_month t join ledger_account a on a.id = t.account_id
    where t.month >= ${first}::date and (${SOLD} or ${GIVEN_BACK}) group by 1) s on s.month = g.month
  left join (
    select date_trunc('month', t.occurred_at at time zone 'Asia/Ho_Chi_Minh')::date as month, count(*)::int as sales
    from ledger_transaction t
    where t.occurred_at >= ${first} at time zone 'Asia/Ho_Chi_Minh' and ${SOLD} group by 1) c on c.month = g.month
  order by g.month`;
};
