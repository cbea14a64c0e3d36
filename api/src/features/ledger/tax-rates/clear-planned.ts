import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../../platform/db/index.ts';

/**
 * Deletes the planned values of a future day before others are entered, which get IDs of their own: a confirmation of
 * the former ones finds nothing. Simultaneous entries wait for each other.
 */
export async function clearPlanned<E extends object>(
  em: EntityManager,
  entity: EntityClass<E>,
  where: FilterQuery<NoInfer<E>>,
): Promise<void> {
  await runSql(em, sql`select pg_advisory_xact_lock(hashtext('dated rates'))`);
  await em.nativeDelete(entity, where);
}
