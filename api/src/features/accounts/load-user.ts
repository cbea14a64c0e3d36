import type { EntityManager, FindOneOptions } from '@mikro-orm/postgresql';
import { lockById, runSql, sql } from '../../platform/db/index.ts';
import { normalizeEmail } from '../../platform/input/email-address.ts';
import { User } from './user.entity.ts';

/**
 * Finds the account of a typed e-mail address. The normal form of some old addresses belongs to another account. Only
 * the stored form, in upper or lower case, finds those accounts.
 */
export async function findByEmail<Populate extends string = never>(
  em: EntityManager,
  typed: string,
  options?: FindOneOptions<User, Populate>,
) {
  const [exact, normal] = [typed.trim().toLowerCase(), normalizeEmail(typed)];
  const find = (email: string) => em.findOne(User, { email }, options);
  return (await find(exact)) ?? (exact === normal ? null : find(normal));
}

/** Loads an account that the transaction is about to change. Concurrent changes wait. */
export const lockUser = (em: EntityManager, id: string): Promise<User> => lockById(em, User, id);

/**
 * Locks a person for a change of name. The lock must not block references to the person: the rename updates the
 * search documents of the person's courses, and an editor of such a course locks its document before inserting a
 * reference to the person. A stronger lock would deadlock.
 */
export async function lockToRename(em: EntityManager, id: string): Promise<User | null> {
  await runSql(em, sql`select 1 from person where id = ${id} for no key update`);
  return em.findOne(User, id, { refresh: true });
}
