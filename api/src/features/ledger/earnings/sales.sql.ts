import { raw, type Sql, sql } from '../../../graphql/read/index.ts';

/** A column of the sold line as a subquery, evaluated only for the returned rows. A join would read it for all rows. */
const agreedSql = (column: string): Sql =>
  sql`(select s.${raw(column)} from sold_line s where s.line_id = e.line_id)`;

/**
 * The sales of a teacher as rows of `Sale`. Released earnings count as paid out in the order of their release: a
 * share is PAID if the amount paid covers it and all earlier ones, and IN_PAYOUT if the amount including pending
 * payouts does.
 */
export const salesSql = (teacherId: string): Sql => sql`
  select e.line_id as id, ${agreedSql('number')} as "orderNumber",
    (select p.full_name from orders o join person p on p.id = o.buyer_id where o.id = e.order_id and p.erased_at is null) as "buyerName", ${agreedSql('course_id')} as "courseId",
    ${agreedSql('title')} as title, e.earned_at as "soldAt", ${agreedSql('attribution')} as origin,
    ${agreedSql('is_by_link')} as "isByLink", ${agreedSql('list_price')} as "listPrice", ${agreedSql('discount')} as discount,
    e.amount + e.promotion as price, e.promotion, e.commission, ${agreedSql('commission_bp')} as "commissionBp",
    e.vat_withheld as "vatWithheld", ${agreedSql('vat_bp')} as "vatBp", e.pit_withheld as "pitWithheld",
    ${agreedSql('pit_bp')} as "pitBp", e.teacher_share as share, e.share_left as "shareLeft", e.held_until as "heldUntil",
    e.released_at as "releasedAt", cardinality(e.freezes) > 0 as "isFrozen",
    case
      when e.status <> 'AVAILABLE' then e.status
      when e.covered <= o.paid then 'PAID'
      when e.covered <= o.paid + o.moving then 'IN_PAYOUT'
      else 'AVAILABLE'
    end as status
  from (select x.*, sum(x.share_left) over (partition by x.released_at is null order by x.released_at, x.line_id) as covered
    from earning x where x.teacher_id = ${teacherId}) e
  cross join (select coalesce(sum(amount) filter (where status = 'PAID'), 0) as paid,
    coalesce(sum(amount) filter (where status in ('PENDING', 'APPROVED', 'PROCESSING')), 0) as moving
    from payout where teacher_id = ${teacherId}) o`;

/**
 * The entries behind a sale: those of its line, and for entries that its order shares with other lines the part that
 * balances them. Entries from before entries named lines belong to the sale if the order has only one line.
 */
export const postingsSql = (lineId: Sql, orderId: Sql, teacherId: string): Sql => sql`
  with line as (
    select t.id, t.kind, t.occurred_at, e.account_id, e.sequence, e.amount
    from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
    where t.order_id = ${orderId} and (e.line_id = ${lineId}
      or (e.line_id is null and (select count(*) from earning x where x.order_id = ${orderId}) = 1))),
  rest as (
    select l.id, l.kind, l.occurred_at, (select e.account_id from ledger_entry e
        where e.transaction_id = l.id and e.line_id is null order by e.sequence limit 1) as account_id,
      -1 as sequence, -sum(l.amount) as amount
    from line l group by l.id, l.kind, l.occurred_at having sum(l.amount) <> 0)
  select p.id as "transactionId", p.kind, p.occurred_at as at,
    case when a.owner_id is null then a.code else split_part(a.code, ':', 1) end as account,
    coalesce(a.owner_id = ${teacherId}, false) as "isMine",
    greatest(p.amount, 0) as debit, greatest(-p.amount, 0) as credit
  from (select * from line union all select * from rest) p join ledger_account a on a.id = p.account_id
  order by p.occurred_at, p.id, p.sequence`;

/** Totals of sales, for aggregation over earnings `e`. */
export const SUMS = sql`count(*)::int as sales, sum(e.amount + e.promotion)::bigint as gross,
  sum(e.teacher_share)::bigint as earned, sum(e.teacher_share - e.share_left)::bigint as "givenBack",
  sum(e.share_left)::bigint as net`;

/** A balance of one of a teacher's accounts on its normal side. 0 if the account does not exist yet. */
export const balanceSql = (
  name: 'hold' | 'available' | 'transit' | 'receivable',
  teacherId: string,
): Sql => sql`
  coalesce((select case a.normal_side when 'DEBIT' then a.balance else -a.balance end
    from ledger_account a where a.code = ${`${name}:${teacherId}`}), 0)`;
