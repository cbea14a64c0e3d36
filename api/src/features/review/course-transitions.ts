import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { sql } from '../../graphql/read/index.ts';
import { runSql } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { requiresReview, type Settings } from '../../platform/settings/index.ts';
import { assertTermsAccepted } from '../accounts/index.ts';
import {
  applyRevision,
  assertCourseSlot,
  type Course,
  lockOwnCourse,
  lockTeacher,
  openRevision,
  readinessSql,
} from '../courses/index.ts';
import { audit } from '../operations/index.ts';
import { assertSellersVerified } from '../sellers/index.ts';
import { openReview, withdrawOpenRevision, withdrawReview } from './open-review.ts';

/**
 * Submits a course. Without a review, it is on sale immediately.
 * @throws POLICY with the missing items of the submit gate, or COURSE_QUOTA
 */
export function submitCourse(context: Context, courseId: string): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    await lockTeacher(em, viewer.id);
    await assertTermsAccepted(em, context.services, viewer.id);
    await assertSellersVerified(em, context.services.settings, [viewer.id]);
    const course = await lockOwnCourse(em, viewer, courseId, 'OWNER');
    const before = course.status;
    course.submit();
    // The review covers the whole course, so an open revision becomes part of it
    const revision = await openRevision(em, course);
    if (revision) await applyRevision(em, context.services.settings, course, revision);
    const items = await runSql<{ code: string; actual: number; required: number; ok: boolean }>(
      em,
      readinessSql(context.services.settings, sql`${course.id}::uuid`),
    );
    const missing = items.filter(({ ok }) => !ok);
    if (missing.length)
      throw new AppError('COURSE_NOT_READY', {
        details: missing.map(({ code, actual, required }) => ({
          field: code,
          message: 'catalog.notReadyItem',
          params: { actual, required },
        })),
      });
    await assertCourseSlot(em, viewer.id);
    audit(em, context, { action: 'course.submit', targetId: course.id, before, after: course.status });
    if (requiresReview(context.services.settings)) await openReview(em, context, course);
    else {
      course.approve();
      course.publish();
      audit(em, context, { action: 'course.publish', targetId: course.id, after: course.status });
    }
    return course.id;
  });
}

export const withdrawCourse = transition('withdraw', async (course, em) => {
  course.withdraw();
  await withdrawReview(em, { course });
});
/** Also for a course suspended for quota. @throws POLICY, COURSE_QUOTA */
export const publishCourse = transition('publish', async (course, em, settings) => {
  await assertSellersVerified(em, settings, [course.teacher.id]);
  course.publish();
  await assertCourseSlot(em, course.teacher.id);
});
export const unpublishCourse = transition('unpublish', async (course, em) => {
  course.unpublish();
  await withdrawOpenRevision(em, course);
});
export const archiveCourse = transition('archive', (course) => course.archive());

/**
 * Command for a state transition by the teacher. The teacher is locked before the course, as in commands that count the
 * teacher’s courses.
 */
function transition(
  name: 'archive' | 'publish' | 'unpublish' | 'withdraw',
  move: (course: Course, em: EntityManager, settings: Settings) => void | Promise<void>,
) {
  return (context: Context, courseId: string): Promise<string> => {
    const viewer = signedIn(context);
    return context.em.transactional(async (em) => {
      await lockTeacher(em, viewer.id);
      const course = await lockOwnCourse(em, viewer, courseId, 'OWNER');
      const before = course.status;
      await move(course, em, context.services.settings);
      audit(em, context, { action: `course.${name}`, targetId: course.id, before, after: course.status });
      return course.id;
    });
  };
}
