import { sql } from '../../graphql/read/index.ts';
import type { Invariant } from '../../platform/db/invariants.ts';

/** What must hold of orders. */
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
];
