import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { Rating } from './rating.entity.ts';

/**
 * Locks a course before anything of its ratings: their trigger writes its score, and whoever refunds or marks holds the
 * course when they come to a place in it.
 */
export const lockRatedCourse = (em: EntityManager, courseId: string): Promise<unknown> =>
  runSql(em, sql`select id from course where id = ${courseId} for no key update`, 'rating.course');

/** A rating as it is now; not locked, since its course comes first. @throws NOT_FOUND */
export async function findRating(em: EntityManager, id: string): Promise<Rating> {
  const rating = isUuid(id) ? await em.findOne(Rating, { id }) : null;
  if (!rating) throw notFound();
  return rating;
}

/** A rating behind the lock of its course, which the caller holds. */
export const lockRating = (em: EntityManager, id: string): Promise<Rating> =>
  em.findOneOrFail(Rating, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
