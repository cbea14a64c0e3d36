import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/run-sql.ts';
import { sql } from '../../platform/sql.ts';

/**
 * Purchases of a buyer whose access is over make way for the next one of the same courses: they stay sales, and what
 * becomes of their money no longer changes access. Goes with the courses' locks.
 */
export async function endFormerLines(
  em: EntityManager,
  buyerId: string,
  courseIds: readonly string[],
): Promise<void> {
  await runSql(
    em,
    sql`update order_line set ended_at = now() where buyer_id = ${buyerId} and course_id = any(${courseIds}::uuid[])
      and state = 'PAID' and ended_at is null`,
  );
}
