import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';

/**
 * Runs changes of the viewer's cart or wishlist in a transaction that has locked the viewer's cart. One lock serialises
 * both lists: neither exceeds its limit, and courses move from one to the other without a second lock that could
 * deadlock. The cart serves as the lock because each person has at most one, and the lock creates a missing one.
 */
export async function withCartLock(
  context: Context,
  work: (em: EntityManager, viewerId: string) => Promise<void>,
): Promise<string> {
  const { id } = signedIn(context);
  await context.em.transactional(async (em) => {
    await runSql(em, sql`insert into cart (person_id) values (${id}) on conflict do nothing`);
    await runSql(em, sql`select 1 from cart where person_id = ${id} for update`);
    await work(em, id);
  });
  return id;
}
