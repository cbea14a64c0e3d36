import { sql } from '../../graphql/read/index.ts';
import type { Invariant } from '../../platform/db/invariants.ts';

export const invariants: readonly Invariant[] = [
  {
    name: 'days of a teacher’s packages never overlap',
    statement: sql`select a.teacher_id from package_period a join package_period b on b.teacher_id = a.teacher_id and b.id > a.id
      and daterange(a.from_day, coalesce(a.closed_on, a.to_day)) && daterange(b.from_day, coalesce(b.closed_on, b.to_day)) limit 1`,
  },
  {
    name: 'a package that holds has days to its end',
    statement: sql`select s.id from package_subscription s where s.state in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE')
      and s.ends_on is distinct from (select max(d.to_day) from package_period d where d.subscription_id = s.id and d.closed_on is null)
      limit 1`,
  },
  {
    name: 'an order of a package comes to what was agreed, and is paid exactly where it has days',
    statement: sql`select o.number from orders o left join package_order k on k.order_id = o.id where o.kind = 'PACKAGE'
      and (k.order_id is null or k.amount <> o.total or (o.paid_at is not null) <> exists (
        select 1 from package_period d where d.order_id = o.id)) limit 1`,
  },
  {
    name: 'what is earned of a package is what its days come to',
    statement: sql`select d.id from package_period d
      where d.earned <> d.net * d.earned_days / (d.to_day - d.from_day) limit 1`,
  },
];
