import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { runSql } from './run-sql.ts';
import type { Sql } from './sql.ts';

/**
 * Loads entities with a named statement that selects all their columns. PostgreSQL prepares it once. Queries of the
 * entity manager contain their values as text, so PostgreSQL parses and plans each of them again. Entities that were
 * loaded before are refreshed.
 */
export async function loadEntities<E extends object>(
  em: EntityManager,
  entity: EntityClass<E>,
  statement: Sql,
  name: string,
): Promise<E[]> {
  const rows = await runSql<Record<string, unknown>>(em, statement, name);
  return rows.map((row) => em.map(entity, row as never));
}
