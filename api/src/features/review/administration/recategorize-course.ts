import { type Context, signedIn } from '../../../graphql/context.ts';
import { badInput, conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { lockCategory } from '../../categories/index.ts';
import { CourseStatus, lockCourse } from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { findTaughtCourses } from '../review.policy.ts';
import type { RecategorizeCourseInput } from './managed-courses.types.ts';

/**
 * Moves a course to the category in which buyers search for it. Its version increases, so that an open editor does
 * not overwrite the category. A pending revision remains as submitted.
 * @throws NOT_FOUND, BAD_INPUT at `categoryId`, POLICY if the viewer teaches it, CONFLICT while it is in review
 */
export function recategorizeCourse(context: Context, input: RecategorizeCourseInput): Promise<string> {
  const viewer = signedIn(context);
  const reason = input.reason.trim();
  return context.em.transactional(async (em) => {
    const course = await lockCourse(em, input.courseId);
    if (!course) throw notFound();
    if ((await findTaughtCourses(em, viewer.id, [course.id])).size > 0) throw policy('OWN_COURSE_MANAGED');
    if (course.status === CourseStatus.PENDING_REVIEW)
      throw conflict('WRONG_STATE', { state: course.status });
    const before = course.category?.id ?? null;
    if (input.categoryId === before) throw badInput('categoryId', 'catalog.sameCategory');
    course.category = await lockCategory(em, input.categoryId);
    course.version++;
    audit(em, context, {
      action: 'course.recategorize',
      targetId: course.id,
      before: { categoryId: before },
      after: { categoryId: course.category.id },
      reason,
    });
    await notify(em, context.services, course.teacher.id, {
      kind: 'COURSE_MANAGED',
      params: { course: course.title, outcome: 'RECATEGORIZED', reason },
      link: `/teacher/courses/${course.id}/edit`,
    });
    return course.id;
  });
}
