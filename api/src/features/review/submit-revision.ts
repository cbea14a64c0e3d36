import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { conflict } from '../../platform/errors/errors.ts';
import {
  assertEnoughLessons,
  type Course,
  isOnSaleOrSuspended,
  loadOpenRevision,
  lockOwnCourse,
} from '../courses/index.ts';
import { audit } from '../operations/index.ts';
import { openReview, withdrawReview } from './open-review.ts';

/** @throws NOT_FOUND without a revision, POLICY if too few lessons would remain */
export function submitRevision(context: Context, courseId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, signedIn(context), courseId, 'OWNER');
    if (!isOnSaleOrSuspended(course)) throw conflict('WRONG_STATE', { state: course.status });
    const revision = await loadOpenRevision(em, course);
    revision.submit();
    await assertEnoughLessons(em, context.services.settings, course, revision);
    record(em, context, course, 'submit-revision');
    await openReview(em, context, course, revision);
    return course.id;
  });
}

/** @throws NOT_FOUND, CONFLICT */
export function withdrawRevision(context: Context, courseId: string): Promise<string> {
  return context.em.transactional(async (em) => {
    const course = await lockOwnCourse(em, signedIn(context), courseId, 'OWNER');
    const revision = await loadOpenRevision(em, course);
    revision.withdraw();
    await withdrawReview(em, { revision });
    record(em, context, course, 'withdraw-revision');
    return course.id;
  });
}

const record = (em: EntityManager, context: Context, course: Course, act: string): void =>
  audit(em, context, { action: `course.${act}`, targetId: course.id });
