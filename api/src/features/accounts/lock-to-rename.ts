import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { User } from './user.entity.ts';

/**
 * A person whose name may change. Rows that refer to them can be written meanwhile: the new name goes into the search
 * documents of their courses, and whoever edits such a course holds its document and then writes who did it.
 */
export async function lockToRename(em: EntityManager, id: string): Promise<User | null> {
  await runSql(em, sql`select 1 from person where id = ${id} for no key update`);
  return em.findOne(User, id, { refresh: true });
}
