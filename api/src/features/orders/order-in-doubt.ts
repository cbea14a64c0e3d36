import type { EntityManager } from '@mikro-orm/postgresql';
import { isoTimestamp, runSql, sql } from '../../platform/db/index.ts';
import { conflict } from '../../platform/errors/errors.ts';

/**
 * Prevents a second payment while an administrator checks the first one, even if its order had expired. The caller
 * has locked the course, as settlement does.
 * @throws CONFLICT, ORDER_IN_DOUBT
 */
export async function assertNotInDoubt(em: EntityManager, buyerId: string, courseId: string): Promise<void> {
  const [doubted] = await runSql<{ number: string; since: string }>(
    em,
    sql`select o.number, ${isoTimestamp(sql`coalesce(max(a.doubted_at), o.created_at)`)} as since
     from orders o join order_line l on l.order_id = o.id left join payment_attempt a on a.order_id = o.id
     where o.buyer_id = ${buyerId} and l.course_id = ${courseId} and o.status = 'NEEDS_CHECK'
     group by o.id order by o.id limit 1`,
  );
  if (doubted) throw conflict('ORDER_IN_DOUBT', doubted);
}
