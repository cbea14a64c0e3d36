import type { Context } from '../../../graphql/context.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { networkOf } from '../../../platform/http/network.ts';

/** Days in which a sign-in vouches for the network it came from. */
const DAYS = 90;

/** Whether the account of an address has signed in from the caller's network before. */
export async function isKnownNetwork({ services, request }: Context, email: string): Promise<boolean> {
  const rows = await runSql<{ address: string }>(
    services.orm.em.fork(),
    sql`select distinct s.address from session s join person p on p.id = s.person_id
     where p.email = ${email} and s.view_as_id is null and s.created_at > now() - make_interval(days => ${DAYS})`,
  );
  const network = networkOf(request.address);
  return rows.some(({ address }) => address && networkOf(address) === network);
}
