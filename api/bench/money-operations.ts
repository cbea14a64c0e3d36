import { moment } from './moment.ts';
import type { BenchOperation } from './operations.ts';

const YEAR = { from: daysAgo(364), to: daysAgo(0) };
/** A day in the middle of a past month. The cost of its trial balance depends on the number of later entries. */
const PAST_DAY = `${daysAgo(120).slice(0, 8)}15`;

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

const SALE =
  'id orderNumber title soldAt price commission vatWithheld pitWithheld share shareLeft heldUntil status';
const SUMS = 'sales gross earned givenBack net';
const sums = `count(*)::int as sales, sum(e.amount + e.promotion)::bigint as gross, sum(e.teacher_share)::bigint as earned,
  sum(e.teacher_share - e.share_left)::bigint as "givenBack", sum(e.share_left)::bigint as net`;
const balance = (name: string, sign: string) =>
  `coalesce((select ${sign} a.balance from ledger_account a where a.code = '${name}:' || $2::uuid::text), 0)`;
const inPeriod = `e.teacher_id = $3 and e.earned_at >= $1::date::timestamp at time zone 'Asia/Ho_Chi_Minh'
  and e.earned_at < ($2::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
const list = (rows: string) => `(select coalesce(json_agg(x), '[]') from (${rows}) x)`;

/** Bills, earnings and bookkeeping: figures from orders and the ledger. */
export const moneyOperations: readonly BenchOperation[] = [
  {
    name: 'bills',
    as: 'buyer',
    document: `query Bills($page: Int!) { myOrders(page: $page, limit: 20) { total items { id number status total createdAt paidAt lines { id title listPrice discount amount } } } }`,
    variables: (i) => ({ page: 1 + (i % 2) }),
    floor: `select json_build_object('myOrders', json_build_object('total', (select count(*) from orders where buyer_id = $2), 'items', ${list(`
      select o.id, o.number, o.status, o.total, ${moment('o.created_at')} as "createdAt", ${moment('o.paid_at')} as "paidAt", ${list(
        'select l.id, l.title, l.list_price as "listPrice", l.discount, l.amount from order_line l where l.order_id = o.id order by l.id',
      )} as lines from orders o where o.buyer_id = $2 order by o.created_at desc, o.id desc limit 20 offset $1`)}))::text`,
    values: (v, viewer) => [((v.page as number) - 1) * 20, viewer],
  },
  {
    name: 'earnings',
    as: 'seller',
    document: `query Earnings($page: Int!) { myEarnings { held available inPayout owed paid coming { day amount } }
      mySales(page: $page, limit: 20) { total items { ${SALE} } } }`,
    variables: (i) => ({ page: 1 + (i % 5) }),
    floor: `select json_build_object('myEarnings', (select row_to_json(y) from (select ${balance('hold', '-')} as held,
        ${balance('available', '-')} as available, ${balance('transit', '-')} as "inPayout", ${balance('receivable', '')} as owed,
        (select coalesce(sum(amount), 0)::bigint from payout where teacher_id = $2 and status = 'PAID') as paid,
        ${list(`select (held_until at time zone 'Asia/Ho_Chi_Minh')::date as day, sum(share_left)::bigint as amount from earning
          where teacher_id = $2 and status = 'HELD' and share_left > 0 group by 1 order by 1 limit 100`)} as coming) y),
      'mySales', json_build_object('total', (select count(*) from earning where teacher_id = $2), 'items', ${list(`
        select e.line_id as id, o.number as "orderNumber", l.title, ${moment('e.earned_at')} as "soldAt", e.amount + e.promotion as price,
          e.commission, e.vat_withheld as "vatWithheld", e.pit_withheld as "pitWithheld", e.teacher_share as share,
          e.share_left as "shareLeft", ${moment('e.held_until')} as "heldUntil", case when e.status <> 'AVAILABLE' then e.status
            when e.covered <= p.paid then 'PAID' when e.covered <= p.paid + p.moving then 'IN_PAYOUT' else 'AVAILABLE' end as status
        from (select *, sum(share_left) over (partition by released_at is null order by released_at, line_id) as covered
          from earning where teacher_id = $2) e
        join order_line l on l.id = e.line_id join orders o on o.id = l.order_id
        cross join (select coalesce(sum(amount) filter (where status = 'PAID'), 0) as paid,
          coalesce(sum(amount) filter (where status in ('PENDING', 'APPROVED', 'PROCESSING')), 0) as moving
          from payout where teacher_id = $2) p
        order by e.earned_at desc, e.line_id desc limit 20 offset $1`)}))::text`,
    values: (v, viewer) => [((v.page as number) - 1) * 20, viewer],
  },
  {
    name: 'earnings analytics',
    as: 'seller',
    document: `query Analytics($from: Date!, $to: Date!) { earningsOverTime(from: $from, to: $to, step: MONTH) { start ${SUMS} }
      earningsByCourse(from: $from, to: $to) { courseId title ${SUMS} } }`,
    variables: () => YEAR,
    floor: `select json_build_object('earningsOverTime', ${list(`select date_trunc('month', e.earned_at at time zone 'Asia/Ho_Chi_Minh')::date as start,
        ${sums} from earning e where ${inPeriod} group by 1 order by 1`)},
      'earningsByCourse', ${list(`select l.course_id as "courseId", (array_agg(l.title order by e.earned_at desc))[1] as title, ${sums}
        from earning e join order_line l on l.id = e.line_id where ${inPeriod}
        group by l.course_id order by sum(e.share_left) desc, l.course_id limit 200`)})::text`,
    values: (v, viewer) => [v.from, v.to, viewer],
  },
  {
    name: 'trial balance',
    as: 'administrator',
    document: `query Books($on: Date!) { trialBalance(on: $on) { account isOwned count debit credit } }`,
    variables: () => ({ on: PAST_DAY }),
    // Without monthly totals the statement has to read all entries since that day
    floor: `select json_build_object('trialBalance', ${list(`select x.account, x."isOwned", x.count, greatest(x.balance, 0) as debit,
        greatest(-x.balance, 0) as credit from (
          select case when a.owner_id is null then a.code else split_part(a.code, ':', 1) end as account, a.owner_id is not null as "isOwned",
            case when a.kind in ('GATEWAY', 'BANK', 'DISPUTE', 'TEACHER_RECEIVABLE', 'TAX_CREDIT') then 0 when a.kind in ('COMMISSION', 'PACKAGE_INCOME') then 2
              when a.kind in ('GATEWAY_FEE', 'DISPUTE_LOSS', 'PROMOTION', 'BAD_DEBT') then 3 else 1 end as class,
            count(*) filter (where a.balance <> coalesce(l.amount, 0))::int as count, sum(a.balance - coalesce(l.amount, 0))::bigint as balance
          from ledger_account a left join (select e.account_id, sum(e.amount) as amount from ledger_transaction t
            join ledger_entry e on e.transaction_id = t.id
            where t.occurred_at >= ($1::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' group by 1) l on l.account_id = a.id
          group by 1, 2, 3) x order by x.class, x.account`)})::text`,
    values: (v) => [v.on],
  },
  {
    name: 'ledger account',
    as: 'administrator',
    document: `query Account($code: String!) { ledgerLines(code: $code, first: 30) { edges { node { id kind at orderNumber debit credit } } pageInfo { hasNextPage } } }`,
    variables: (i) => ({ code: ['bank', 'gateway:VNPAY', 'commission', 'tax-withheld:vat'][i % 4] }),
    floor: `select json_build_object('ledgerLines', json_build_object('edges', ${list(`select row_to_json(n) as node from (
        select e.id, t.kind, ${moment('t.occurred_at')} as at, (select o.number from orders o where o.id = t.order_id) as "orderNumber",
          greatest(e.amount, 0) as debit, greatest(-e.amount, 0) as credit
        from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
        where e.account_id = (select id from ledger_account where code = $1) order by e.id desc limit 30) n`)},
      'pageInfo', json_build_object('hasNextPage', (select count(*) > 30 from (select 1 from ledger_entry
        where account_id = (select id from ledger_account where code = $1) limit 31) m))))::text`,
    values: (v) => [v.code],
  },
];
