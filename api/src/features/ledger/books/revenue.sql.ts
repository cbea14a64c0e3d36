import { type Sql, sql } from '../../../graphql/read/index.ts';

const TODAY = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`;
const SOLD = sql`t.kind in ('SALE_PAID', 'EXCHANGE_PAID', 'PACKAGE_SOLD')`;
const GIVEN_BACK = sql`t.kind in ('REFUND_APPROVED', 'PACKAGE_CANCELLED')`;

/** What was sold and given back on each of the last days, today included, oldest first; quiet days are there as well. */
export const revenueOfDays = (days: number): Sql => sql`
  select g.day, coalesce(s.sales, 0) as sales, coalesce(s.paid, 0) as paid, coalesce(s.teachers, 0) as teachers,
    coalesce(s.platform, 0) as platform, coalesce(s.taxes, 0) as taxes, coalesce(s.given_back, 0) as "givenBack"
  from (select ${TODAY} - n as day from generate_series(0, ${days}::int - 1) n) g
  left join (
    select (t.occurred_at at time zone 'Asia/Ho_Chi_Minh')::date as day,
      count(distinct t.id) filter (where ${SOLD})::int as sales,
      sum(e.amount) filter (where ${SOLD} and a.kind in ('GATEWAY', 'BANK', 'SUSPENSE', 'REFUND_PAYABLE'))::bigint as paid,
      -sum(e.amount) filter (where ${SOLD} and a.kind = 'TEACHER_HOLD')::bigint as teachers,
      -sum(e.amount) filter (where ${SOLD} and a.kind in ('COMMISSION_DEFERRED', 'PACKAGE_DEFERRED', 'PROMOTION'))::bigint as platform,
      -sum(e.amount) filter (where ${SOLD} and a.kind in ('TAX_WITHHELD', 'VAT_OUTPUT'))::bigint as taxes,
      -sum(e.amount) filter (where ${GIVEN_BACK} and a.kind = 'REFUND_PAYABLE')::bigint as given_back
    from ledger_transaction t join ledger_entry e on e.transaction_id = t.id join ledger_account a on a.id = e.account_id
    where t.occurred_at >= (${TODAY} - ${days}::int + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' and (${SOLD} or ${GIVEN_BACK})
    group by 1) s on s.day = g.day
  order by g.day`;
