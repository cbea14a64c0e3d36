import { raw, type Sql, sql } from '../../platform/db/index.ts';
import { BusinessReportKind, type ReportStep } from './report.enums.ts';
import { COLUMNS } from './report-columns.ts';

/** The days of a report in Vietnam time, including both. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

export interface ReportScope extends ReportDays {
  readonly kind: BusinessReportKind;
  readonly step: ReportStep;
}

const dayStartSql = (day: Sql): Sql => sql`(${day})::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
const withinSql = (moment: Sql, { from, to }: ReportDays): Sql =>
  sql`${moment} >= ${dayStartSql(sql`${from}::date`)} and ${moment} < ${dayStartSql(sql`${to}::date + 1`)}`;
/** The first day of the day, week or month of a time. */
const stepSql = (moment: Sql, step: ReportStep): Sql =>
  sql`to_char(date_trunc(${step.toLowerCase()}, ${moment} at time zone 'Asia/Ho_Chi_Minh'), 'YYYY-MM-DD')`;

/** Every day, week or month of these days, as `g.key`, so that those without any figures are listed too. */
const stepsSource = ({ step, from, to }: ReportScope): Sql => sql`(
  select to_char(first_day, 'YYYY-MM-DD') as key from generate_series(date_trunc(${step.toLowerCase()}, ${from}::timestamp),
    ${to}::timestamp, ('1 ' || ${step.toLowerCase()})::interval) first_day) g`;

/** The measures of a report’s rows `s`, 0 for a day, week or month without any. */
const measuresOrZeroSql = (kind: BusinessReportKind): Sql =>
  raw(
    COLUMNS[kind]
      .filter(({ ratio }) => !ratio)
      .map(({ name }) => `coalesce(s."${name}", 0) as "${name}"`)
      .join(', '),
  );

const IS_SALE = sql`b.kind in ('SALE_PAID', 'EXCHANGE_PAID', 'PACKAGE_SOLD')`;
const AMOUNT = sql`(b.teachers + b.platform + b.taxes)`;
const SALE_MEASURES = sql`count(*) filter (where ${IS_SALE})::int as sold,
  count(*) filter (where not ${IS_SALE})::int as refunds,
  coalesce(sum(${AMOUNT}) filter (where ${IS_SALE}), 0)::float8 as gross,
  coalesce(-sum(${AMOUNT}) filter (where not ${IS_SALE}), 0)::float8 as refunded,
  coalesce(sum(l.coupon_discount) filter (where ${IS_SALE}), 0)::float8 as discount,
  sum(${AMOUNT})::float8 as net, sum(b.teachers)::float8 as teachers, sum(b.platform)::float8 as platform,
  sum(b.taxes)::float8 as taxes`;

/**
 * The grouping of sales and refunds `b` by a key, with the label of the key. Their order line `l`, order `o` and refund
 * request `r` may be null.
 */
interface Grouping {
  readonly key: (step: ReportStep) => Sql;
  readonly label?: Sql;
  readonly where?: Sql;
}

const GROUPINGS = {
  SALES: { key: (step) => stepSql(sql`b.occurred_at`, step) },
  COURSES: { key: () => sql`l.course_id::text`, label: sql`max(l.title)`, where: sql`l.id is not null` },
  TEACHERS: {
    key: () => sql`l.teacher_id::text`,
    label: sql`max(p.full_name)`,
    where: sql`l.id is not null`,
  },
  CHANNELS: {
    key: () => sql`case when l.id is null then 'PACKAGE' when l.link_course_id is not null then 'TEACHER_LINK'
      when l.attribution = 'TEACHER' then 'TEACHER_COUPON' when l.coupon_discount > 0 then 'PLATFORM_COUPON'
      else 'PLATFORM' end`,
  },
  COUPONS: { key: () => sql`o.coupon_code`, where: sql`l.coupon_discount > 0 and o.coupon_code is not null` },
  REFUNDS: {
    key: () => sql`coalesce(r.reason, case when l.id is null then 'PACKAGE' else 'DISPUTE' end)`,
    where: sql`not ${IS_SALE}`,
  },
} as const satisfies Partial<Record<BusinessReportKind, Grouping>>;

type GroupedKind = keyof typeof GROUPINGS;

/** True if a report adds up sales and refunds, which {@link saleLinesSource} lists. */
export const isGrouped = (kind: BusinessReportKind): kind is GroupedKind => Object.hasOwn(GROUPINGS, kind);

const salesSource = (
  days: ReportDays,
): Sql => sql`from booked_sale b left join order_line l on l.id = b.line_id
  left join orders o on o.id = b.order_id left join person p on p.id = l.teacher_id
  left join refund r on b.kind = 'REFUND_APPROVED' and b.idempotency_key = 'refund:' || r.id
  where ${withinSql(sql`b.occurred_at`, days)}`;

function groupedRowsSql(kind: GroupedKind, scope: ReportScope): Sql {
  const { key, label = sql`null::text`, where = sql`true` }: Grouping = GROUPINGS[kind];
  const grouped = sql`select ${key(scope.step)} as key, ${label} as label, ${SALE_MEASURES}
    ${salesSource(scope)} and ${where} group by 1`;
  if (kind === BusinessReportKind.SALES)
    return sql`select g.key, null::text as label, ${measuresOrZeroSql(kind)}
      from ${stepsSource(scope)} left join (${grouped}) s on s.key = g.key order by g.key`;
  const order = kind === BusinessReportKind.REFUNDS ? sql`s.refunded` : sql`s.net`;
  return sql`select * from (${grouped}) s order by ${order} desc, s.key`;
}

/**
 * Buyers by the month of their first purchase, for each month that has any of these days. `monthN` counts those who bought again N months later,
 * `everAgain` those who bought again in any later month.
 */
const cohortRowsSql = (scope: ReportScope): Sql => sql`
  with bought as (
    select distinct o.buyer_id, date_trunc('month', o.paid_at at time zone 'Asia/Ho_Chi_Minh') as month
    from orders o where o.paid_at is not null and o.total > 0 and o.kind = 'COURSES'),
  cohort as (select buyer_id, min(month) as first from bought group by buyer_id),
  later as (
    select c.buyer_id, c.first, array_agg(((extract(year from b.month) - extract(year from c.first)) * 12
      + extract(month from b.month) - extract(month from c.first))::int) as months
    from cohort c join bought b on b.buyer_id = c.buyer_id group by 1, 2)
  select g.key, null::text as label, ${measuresOrZeroSql(BusinessReportKind.COHORTS)}
  from ${stepsSource({ ...scope, step: 'MONTH' })} left join (
    select to_char(first, 'YYYY-MM-DD') as key, count(*)::int as buyers,
      ${raw([1, 2, 3, 4, 5, 6].map((n) => `count(*) filter (where ${n} = any(months))::int as "month${n}"`).join(', '))},
      count(*) filter (where cardinality(months) > 1)::int as "everAgain"
    from later group by 1) s on s.key = g.key order by g.key`;

/** Courses with any visit or order in these days. */
const conversionRowsSql = ({ from, to }: ReportDays): Sql => sql`
  select s.course_id::text as key, c.title as label, sum(s.views)::int as views, sum(s.previews)::int as previews,
    sum(s.ordered)::int as ordered, sum(s.paid)::int as paid
  from (
    select v.course_id, v.views, v.previews, 0 as ordered, 0 as paid from course_visit_day v
      where v.day between ${from}::date and ${to}::date
    union all
    select d.course_id, 0, 0, d.ordered, d.paid from course_day d where d.day between ${from}::date and ${to}::date) s
  join course c on c.id = s.course_id
  group by s.course_id, c.title having sum(s.views + s.ordered) > 0 order by sum(s.paid) desc, sum(s.views) desc, key`;

const owedSql = (code: string): Sql =>
  sql`coalesce(sum(x.amount) filter (where x.code = ${code} and x.kind <> 'TAX_PAID'), 0)::float8`;

const taxRowsSql = (scope: ReportScope): Sql => sql`
  select g.key, null::text as label, ${measuresOrZeroSql(BusinessReportKind.TAXES)}
  from ${stepsSource(scope)} left join (
    select ${stepSql(sql`x.occurred_at`, scope.step)} as key, ${owedSql('tax-withheld:vat')} as "vatWithheld",
      ${owedSql('tax-withheld:pit')} as "pitWithheld", ${owedSql('vat-output')} as "vatOutput", ${owedSql('tax-credit')} as "taxCredit",
      -coalesce(sum(x.amount) filter (where x.kind = 'TAX_PAID'), 0)::float8 as "taxPaid"
    from booked_tax x where ${withinSql(sql`x.occurred_at`, scope)} group by 1) s on s.key = g.key order by g.key`;

/** The rows of a report: `key`, `label` (null if the key has a message or is a day), and the measures of its columns. */
export function reportRowsSql(scope: ReportScope): Sql {
  const { kind } = scope;
  if (isGrouped(kind)) return groupedRowsSql(kind, scope);
  if (kind === BusinessReportKind.COHORTS) return cohortRowsSql(scope);
  return kind === BusinessReportKind.CONVERSION ? conversionRowsSql(scope) : taxRowsSql(scope);
}

/**
 * The sales and refunds behind a row of a report, latest first. Their amounts add up to the row’s `net`, and those of
 * sales are as many as its `sold`.
 */
export function saleLinesSource(scope: ReportScope & { readonly kind: GroupedKind }, key: string): Sql {
  const { key: keySql, where = sql`true` }: Grouping = GROUPINGS[scope.kind];
  return sql`select b.transaction_id || coalesce(':' || b.line_id, '') as id, o.id as "orderId", o.number as "orderNumber",
      b.occurred_at as "occurredAt", coalesce(l.title, (select k.title from package_order k where k.order_id = b.order_id)) as title,
      not ${IS_SALE} as "isRefund", ${AMOUNT}::float8 as amount
    ${salesSource(scope)} and ${where} and ${keySql(scope.step)} = ${key}`;
}
