import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';

/** The next number of this month, by the clocks of Vietnam: HT-1126-0431. Those who take one at once wait for each other. */
export async function nextNumber(em: EntityManager): Promise<string> {
  const [row] = await runSql<{ number: string }>(
    em,
    sql`with taken as (
        insert into ticket_counter as c (month, last) values (to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'MMYY'), 1)
        on conflict (month) do update set last = c.last + 1 returning month, last)
      select 'HT-' || month || '-' || lpad(last::text, greatest(4, length(last::text)), '0') as number from taken`,
    'ticket.number',
  );
  return row!.number;
}
