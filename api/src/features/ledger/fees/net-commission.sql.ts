import { raw, type Sql, sql } from '../../../platform/db/index.ts';

/** The refunded price of an earning `e`, its discount by the platform included, after `paidBack` đồng went back. */
export const refundedSql = (paidBack: Sql): Sql =>
  sql`(coalesce(${paidBack}, 0) + coalesce(div(e.promotion * ${paidBack}, nullif(e.amount, 0)), 0))`;

/** The commission of an earning `e` that a refunded price takes back, by the rule of `split-refund.ts`. */
export const commissionBackSql = (refunded: Sql): Sql =>
  sql`coalesce(div(e.commission * ${refunded}, nullif(e.amount + e.promotion, 0)), 0)`;

const monthOf = (column: string): Sql =>
  sql`date_trunc('month', ${raw(column)} at time zone 'Asia/Ho_Chi_Minh')::date`;

interface CommissionPart {
  /** Optional. Time of the first sale. Returns of earlier sales do not count either. */
  readonly since?: Sql;
  /** Optional. Leaves out what was recorded later. */
  readonly recordedBy?: Sql;
  readonly teacherId?: Sql;
}

/**
 * The platform's commission of each teacher by month in Vietnam, as rows of `teacher_id`, `month` and `amount`: on the
 * sales of the month, less what the returns of the month took back. The amount of a month may be negative. A sale whose
 * whole price belongs to the platform, such as those of an academy, has no commission.
 */
export const netCommissionSql = (part: CommissionPart): Sql =>
  sql`select c.teacher_id, c.month, c.sold - c.returned as amount from (${commissionsSql(part, sql`e.commission < e.amount + e.promotion`)}) c`;

/**
 * The sales whose whole price belongs to the platform, of each teacher by month in Vietnam, as rows of `teacher_id`,
 * `month`, `sold` and `returned`.
 */
export const platformSalesSql = (teacherId?: Sql): Sql =>
  commissionsSql({ teacherId }, sql`e.commission = e.amount + e.promotion`);

/** The commission on the earnings `e` of a condition, and what returns took back of it. */
function commissionsSql({ since, recordedBy, teacherId }: CommissionPart, isCounted: Sql): Sql {
  const isRecorded = (id: string) =>
    recordedBy ? sql`uuid_extract_timestamp(${raw(id)}) <= ${recordedBy}` : sql`true`;
  const isOf = teacherId ? sql`e.teacher_id = ${teacherId}` : sql`true`;
  const sales = sql`from earning e
    join ledger_transaction t on t.order_id = e.order_id and t.kind in ('SALE_PAID', 'EXCHANGE_PAID')
    where ${since ? sql`t.occurred_at >= ${since}` : sql`true`} and ${isCounted}
      and ${isRecorded('t.id')} and ${isOf}`;
  return sql`
    select c.teacher_id, c.month, sum(c.sold)::bigint as sold, sum(c.returned)::bigint as returned from (
      select e.teacher_id, ${monthOf('t.occurred_at')} as month, e.commission::numeric as sold, 0 as returned ${sales}
      union all
      select r.teacher_id, r.month, 0, r.amount - lag(r.amount, 1, 0::numeric) over (partition by r.line_id order by r.month)
      from (
        select s.line_id, s.teacher_id, b.month, ${commissionBackSql(refundedSql(sql`b.paid_back`))} as amount
        from (select e.* ${sales}) s join lateral (select s.amount, s.promotion, s.commission) e on true
        join (
          select x.line_id, ${monthOf('g.occurred_at')} as month,
            sum(sum(-x.amount)) over (partition by x.line_id order by ${monthOf('g.occurred_at')}) as paid_back
          from (select e.* from earning e where ${isCounted} and ${isOf}) y
          join ledger_transaction g on g.order_id = y.order_id and g.kind = 'REFUND_APPROVED'
          join ledger_entry x on x.transaction_id = g.id and x.line_id = y.line_id
          join ledger_account p on p.id = x.account_id and p.kind = 'REFUND_PAYABLE'
          where ${isRecorded('g.id')} group by 1, 2) b on b.line_id = s.line_id) r) c
    group by c.teacher_id, c.month`;
}
