import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';

/**
 * Keeps the earning of a line from being released while something is undecided. One that is released already stays so.
 * @param why of what is undecided, for instance `refund:<id>`: each lifts its own
 */
export async function freezeEarning(em: EntityManager, lineId: string, why: string): Promise<void> {
  await runSql(
    em,
    sql`update earning set freezes = array_append(array_remove(freezes, ${why}::text), ${why}::text) where line_id = ${lineId}`,
  );
}

/** It is decided: nothing of it keeps the earning any more. */
export async function unfreezeEarning(em: EntityManager, lineId: string, why: string): Promise<void> {
  await runSql(
    em,
    sql`update earning set freezes = array_remove(freezes, ${why}::text) where line_id = ${lineId}`,
  );
}
