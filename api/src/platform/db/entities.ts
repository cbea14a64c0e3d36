import { LockMode } from '@mikro-orm/core';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '../errors/errors.ts';
import { isUuid } from '../input/ids.ts';

type WithId = { id: string };

/** @throws NOT_FOUND, also if the ID is not a UUID */
export async function findById<E extends WithId>(
  em: EntityManager,
  entity: EntityClass<E>,
  id: string,
): Promise<E> {
  const found = isUuid(id) ? await em.findOne(entity, { id } as never) : null;
  if (!found) throw notFound();
  return found as E;
}

/** Locks an entity that was found before, and reads its current values. */
export const lockById = <E extends WithId>(
  em: EntityManager,
  entity: EntityClass<E>,
  id: string,
): Promise<E> =>
  em.findOneOrFail(entity, { id } as never, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  }) as Promise<E>;
