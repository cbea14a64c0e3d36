import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';

/**
 * Blocks the release of a line's earning while a decision is pending. Has no effect on a released one.
 * @param why the pending decision, for instance `refund:<id>`. Each decision lifts only its own block
 */
export async function freezeEarning(em: EntityManager, lineId: string, why: string): Promise<void> {
  await runSql(
    em,
    sql`update earning set freezes = array_append(array_remove(freezes, ${why}::text), ${why}::text) where line_id = ${lineId}`,
  );
}

/** Lifts the block of a decision. */
export async function unfreezeEarning(em: EntityManager, lineId: string, why: string): Promise<void> {
  await runSql(
    em,
    sql`update earning set freezes = array_remove(freezes, ${why}::text) where line_id = ${lineId}`,
  );
}
