import type { EntityManager, FindOneOptions } from '@mikro-orm/postgresql';
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
