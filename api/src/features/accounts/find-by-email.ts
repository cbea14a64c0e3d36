import type { EntityManager, FindOptions } from '@mikro-orm/postgresql';
import { tidyEmail } from '../../platform/email-address.ts';
import { User } from './user.entity.ts';

/**
 * The account of an address as a person typed it. Some old accounts have an address whose normal form belongs to
 * another account: only the address as it is stored finds them.
 */
export async function findByEmail<Populate extends string = never>(
  em: EntityManager,
  typed: string,
  options?: FindOptions<User, Populate>,
) {
  const [stored, normal] = [typed.trim().toLowerCase(), tidyEmail(typed)];
  const found = await em.find(User, { email: { $in: [...new Set([stored, normal])] } }, options);
  return found.find(({ email }) => email === stored) ?? found[0] ?? null;
}
