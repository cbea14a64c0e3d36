import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { Rating } from './rating.entity.ts';

/**
 * Locks a course before its enrolments and ratings. The trigger of ratings updates the course's score, and refunds
 * and grading lock the course before an enrolment, so another order could deadlock.
 */
export const lockRatedCourse = (em: EntityManager, courseId: string): Promise<unknown> =>
  runSql(em, sql`select id from course where id = ${courseId} for no key update`, 'rating.course');

/**
 * Finds a rating without a lock, because the course must be locked first.
 * @throws NOT_FOUND
 */
export async function findRating(em: EntityManager, id: string): Promise<Rating> {
  const rating = isUuid(id) ? await em.findOne(Rating, { id }) : null;
  if (!rating) throw notFound();
  return rating;
}

/** The caller holds the lock of the course. */
export const lockRating = (em: EntityManager, id: string): Promise<Rating> =>
  em.findOneOrFail(Rating, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
