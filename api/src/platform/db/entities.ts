import { LockMode } from '@mikro-orm/core';
import type { EntityClass, EntityManager, FilterQuery, FindOneOptions } from '@mikro-orm/postgresql';
import { notFound } from '../errors/errors.ts';
import { isUuid } from '../input/ids.ts';
import { getValue } from './run-sql.ts';
import { sql } from './sql.ts';

type WithId = { id: string };

/** A new ID, for a row that the database creates later. IDs are in the order of their creation. */
export const newId = (em: EntityManager): Promise<string> => getValue(em, sql`select uuidv7()`);

/**
 * Loads an entity by an ID of a client.
 * @param more further conditions, for instance on the owner
 * @throws NOT_FOUND also if the ID is not a UUID
 */
export async function getById<E extends WithId, P extends string = never, F extends string = '*'>(
  em: EntityManager,
  entity: EntityClass<E>,
  id: string,
  options: FindOneOptions<E, P, F> = {},
  more: FilterQuery<E> = {},
): Promise<E> {
  const where = { ...(more as object), id } as never;
  const found = isUuid(id) ? await em.findOne(entity, where, options) : null;
  if (!found) throw notFound();
  return found as E;
}

/**
 * Locks an entity and reads its current values.
 * @param more further conditions, for instance on the owner
 * @throws NOT_FOUND also if the ID is not a UUID
 */
export const lockById = <E extends WithId>(
  em: EntityManager,
  entity: EntityClass<E>,
  id: string,
  more: FilterQuery<E> = {},
): Promise<E> => getById(em, entity, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }, more);
