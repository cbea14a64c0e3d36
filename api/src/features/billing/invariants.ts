import { sql } from '../../graphql/read/index.ts';
import type { Invariant } from '../../platform/db/invariants.ts';
import { invariants as ofPackages } from './packages/invariants.ts';

/** What must hold of orders and refunds. */
export const invariants: readonly Invariant[] = [
  {
    name: 'lines of an order add up to its total',
    statement: sql`select o.number from orders o where o.kind = 'COURSES' and o.total <> (
      select coalesce(sum(l.amount), 0) from order_line l where l.order_id = o.id) limit 1`,
  },
  {
    name: 'a bought course is had exactly while its line is paid',
    statement: sql`select l.id from order_line l join study_standing s on s.student_id = l.buyer_id and s.course_id = l.course_id
      where l.state = 'PAID' and l.ended_at is null and s.access not in ('ACTIVE', 'EXPIRED') limit 1`,
  },
  {
    name: 'no line is paid without a place in its course',
    statement: sql`select l.id from order_line l where l.state = 'PAID' and not exists (
      select 1 from study_standing s where s.student_id = l.buyer_id and s.course_id = l.course_id) limit 1`,
  },
  {
    name: 'open disputes are what is in dispute',
    statement: sql`select 1 from (select coalesce(sum(amount), 0) as amount from dispute where status = 'OPEN') d,
        (select coalesce(sum(balance), 0) as balance from account_balance where kind = 'DISPUTE') a
      where d.amount <> a.balance`,
  },
  {
    name: 'nothing is refunded while it is disputed',
    statement: sql`select d.number from dispute d join order_line l on l.id = d.line_id
      where d.status = 'OPEN' and l.state <> 'PAID' or d.status = 'LOST' and l.state <> 'REFUNDED' limit 1`,
  },
  {
    name: 'earnings are frozen by what is disputed, and by nothing that is decided',
    statement: sql`select e.line_id from earning e left join dispute d on d.line_id = e.line_id and d.status = 'OPEN'
      where array(select f from unnest(e.freezes) f where starts_with(f, 'dispute:'))
        <> case when d.id is null then '{}' else array['dispute:' || d.id] end limit 1`,
  },
  {
    name: 'no more goes back than was paid',
    statement: sql`select r.number from refund r join order_line l on l.id = r.line_id where r.amount > l.amount limit 1`,
  },
  ...ofPackages,
];
