import type { EntityManager, FindOneOptions } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { tidyEmail } from '../../platform/input/email-address.ts';
import { User } from './user.entity.ts';

/**
 * The account of an address as a person typed it. Some old accounts have an address whose normal form belongs to
 * another account: only the address as it is stored, in any case of its letters, finds them.
 */
export async function findByEmail<Populate extends string = never>(
  em: EntityManager,
  typed: string,
  options?: FindOneOptions<User, Populate>,
) {
  const [exact, normal] = [typed.trim().toLowerCase(), tidyEmail(typed)];
  const find = (email: string) => em.findOne(User, { email }, options);
  return (await find(exact)) ?? (exact === normal ? null : find(normal));
}

/**
 * A person whose name may change. Rows that refer to them can be written meanwhile: the new name goes into the search
 * documents of their courses, and whoever edits such a course holds its document and then writes who did it.
 */
export async function lockToRename(em: EntityManager, id: string): Promise<User | null> {
  await runSql(em, sql`select 1 from person where id = ${id} for no key update`);
  return em.findOne(User, id, { refresh: true });
}
