import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { workingDaysAfter } from '../../platform/i18n/dates.ts';
import { defineDuration, SettingUnit } from '../../platform/settings/index.ts';
import { User } from '../accounts/index.ts';
import { type Course, type CourseRevision, openRevision } from '../courses/index.ts';
import { notify } from '../support/index.ts';
import { assignPreviousReviewer } from './assign-review.ts';
import { CourseReview } from './course-review.entity.ts';
import { ReviewDecision } from './review.enums.ts';
import { storeSubmission } from './store-submission.ts';

export const REVIEW_WORKING_DAYS = defineDuration('review.workingDays', SettingUnit.WORKING_DAYS, {
  least: 1,
  most: 20,
  default: 2,
});

/**
 * Opens the review of a course or its revision. The caller holds the lock of the course and has made the transition.
 */
export async function openReview(
  em: EntityManager,
  context: Context,
  course: Course,
  revision?: CourseRevision,
): Promise<void> {
  const { services } = context;
  const teacher = await em.findOneOrFail(User, signedIn(context).id);
  const review = em.create(CourseReview, {
    course,
    ...(revision && { revision }),
    submittedBy: teacher,
    dueAt: workingDaysAfter(new Date(), services.settings.get(REVIEW_WORKING_DAYS)),
  });
  await em.flush();
  await storeSubmission(em, course, review);
  await assignPreviousReviewer(em, course.id, review.id);
  await notify(
    em,
    services,
    { may: 'course:review', except: teacher.id },
    {
      kind: 'COURSE_SUBMITTED',
      params: { course: course.title, teacher: teacher.fullName, teacherId: teacher.id },
      link: '/admin/courses/review',
    },
  );
}

export async function withdrawReview(
  em: EntityManager,
  of: { course: Course } | { revision: CourseRevision },
): Promise<void> {
  const review = await em.findOne(CourseReview, { ...of, decision: ReviewDecision.PENDING });
  review?.decide(ReviewDecision.WITHDRAWN, undefined, []);
}

/** Withdraws the submitted revision of a course that is taken off sale. The caller holds the lock of the course. */
export async function withdrawOpenRevision(em: EntityManager, course: Course): Promise<void> {
  const revision = await openRevision(em, course);
  if (revision?.state !== 'SUBMITTED') return;
  revision.withdraw();
  await withdrawReview(em, { revision });
}
