import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { getById, lockById, raw, runSql, sql } from '../../../platform/db/index.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { isPublicAs, isTaughtCourse } from '../../courses/index.ts';
import { Rating, RatingStatus } from './rating.entity.ts';

/**
 * Locks a course before its enrolments and ratings. The trigger of ratings updates the course's score, and refunds
 * and grading lock the course before an enrolment, so another order could deadlock.
 */
export const lockRatedCourse = (em: EntityManager, courseId: string): Promise<unknown> =>
  runSql(em, sql`select id from course where id = ${courseId} for no key update`, 'rating.course');

export interface ModeratedRating {
  readonly authorId: string;
  readonly title: string;
  /** True if it was edited after it was hidden. */
  readonly isAwaitingReview: boolean;
  /** Hides or removes it. Null publishes it, unless its course was refunded. */
  apply(outcome: 'HIDDEN' | 'REMOVED' | null): void;
  /** Publishes it after a wrong decision was reversed, unless its course was refunded. */
  restore(): void;
}

/**
 * Locks the course first, then the rating.
 * @throws NOT_FOUND if it does not exist
 */
async function lockWithCourse(em: EntityManager, id: string): Promise<Rating> {
  const { course } = await getById(em, Rating, id);
  await lockRatedCourse(em, course.id);
  return lockById(em, Rating, id);
}

/**
 * Locks a published rating of a course that the viewer may know.
 * @throws NOT_FOUND
 */
export async function lockPublishedRating(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<{ rating: Rating; course: string }> {
  const rating = await lockWithCourse(em, id);
  const [course] = await runSql<{ title: string }>(
    em,
    sql`select c.title from course c where c.id = ${rating.course.id} and (${isPublicAs('c')}
      or ${viewer.may('course:read-any')}::boolean or ${isTaughtCourse(viewer, raw('c.id'))}
      or exists (select 1 from enrolment e where e.course_id = c.id and e.student_id = ${viewer.id}))`,
  );
  if (!course || rating.status !== RatingStatus.PUBLISHED) throw notFound();
  return { rating, course: course.title };
}

/**
 * Locks a rating for a moderator's decision.
 * @throws NOT_FOUND if it does not exist
 */
export async function lockModeratedRating(em: EntityManager, id: string): Promise<ModeratedRating> {
  const rating = await lockWithCourse(em, id);
  const [course] = await runSql<{ title: string; isRevoked: boolean }>(
    em,
    sql`select c.title, e.access = 'REVOKED' as "isRevoked" from course c, enrolment e
      where c.id = ${rating.course.id} and e.id = ${rating.enrolment.id}`,
  );
  const { title, isRevoked } = course!;
  return {
    authorId: rating.author.id,
    title,
    isAwaitingReview: rating.status === RatingStatus.PENDING,
    apply: (outcome) => rating.moderate(outcome, isRevoked),
    restore: () => rating.restore(isRevoked),
  };
}
