import { sql } from '../../graphql/read/index.ts';
import type { Invariant } from '../../platform/db/invariants.ts';

/** What must hold of disputes. */
export const invariants: readonly Invariant[] = [
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
];
