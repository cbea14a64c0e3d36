import type { EntityManager, FilterQuery, FindOneOptions } from '@mikro-orm/postgresql';
import { notFound } from '../errors/errors.ts';
import { isUuid } from '../input/ids.ts';

/**
 * Loads an entity by an ID of a client.
 * @param more further conditions, for instance on the owner
 * @throws NOT_FOUND also if the ID is not a UUID
 */
export async function getById<E extends { id: string }>(
  em: EntityManager,
  type: new () => E,
  id: string,
  options: FindOneOptions<E> = {},
  more: FilterQuery<E> = {},
): Promise<E> {
  const found = isUuid(id)
    ? await em.findOne(type, { ...(more as object), id } as FilterQuery<E>, options)
    : null;
  if (!found) throw notFound();
  return found as E;
}
