import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { runSql } from './run-sql.ts';
import type { Sql } from './sql.ts';

/**
 * Entities by a statement of ours that gives all their columns and keeps its name (`runSql`): those that the entity
 * manager makes hold their values in the text, so that PostgreSQL parses and plans each of them anew. What was loaded
 * before is as it is now.
 */
export async function loadNamed<E extends object>(
  em: EntityManager,
  entity: EntityClass<E>,
  statement: Sql,
  name: string,
): Promise<E[]> {
  const rows = await runSql<Record<string, unknown>>(em, statement, name);
  return rows.map((row) => em.map(entity, row as never));
}
