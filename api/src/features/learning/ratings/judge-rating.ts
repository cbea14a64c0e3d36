import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { runSql } from '../../../platform/run-sql.ts';
import { raw, sql } from '../../../platform/sql.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { isPublicAs, isTaughtCourse } from '../../catalog/index.ts';
import { Rating, RatingStatus } from './rating.entity.ts';

/** A rating that moderators decide about. */
export interface JudgedRating {
  readonly authorId: string;
  /** What its course is called. */
  readonly course: string;
  /** Whether it was edited after it was hidden. */
  readonly waits: boolean;
  /** Hides or removes it; null lets it stand, and brings back what had waited. */
  apply(outcome: 'HIDDEN' | 'REMOVED' | null): void;
}

const lockRating = async (em: EntityManager, id: string): Promise<Rating> => {
  const rating = isUuid(id)
    ? await em.findOne(Rating, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
    : null;
  if (!rating) throw notFound();
  return rating;
};

/** A published rating of a course that the viewer may know, locked. @throws NOT_FOUND */
export async function lockShownRating(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<{ rating: Rating; course: string }> {
  const rating = await lockRating(em, id);
  const [course] = await runSql<{ title: string }>(
    em,
    sql`select c.title from course c where c.id = ${rating.course.id} and (${isPublicAs('c')}
      or ${viewer.may('course:read-any')}::boolean or ${isTaughtCourse(viewer, raw('c.id'))}
      or exists (select 1 from enrolment e where e.course_id = c.id and e.student_id = ${viewer.id}))`,
  );
  if (!course || rating.status !== RatingStatus.PUBLISHED) throw notFound();
  return { rating, course: course.title };
}

/** A rating for a moderator's decision, locked. @throws NOT_FOUND */
export async function lockJudgedRating(em: EntityManager, id: string): Promise<JudgedRating> {
  const rating = await lockRating(em, id);
  const [course] = await runSql<{ title: string }>(
    em,
    sql`select title from course where id = ${rating.course.id}`,
  );
  return {
    authorId: rating.author.id,
    course: course!.title,
    waits: rating.status === RatingStatus.PENDING,
    apply: (outcome) => rating.judge(outcome),
  };
}
