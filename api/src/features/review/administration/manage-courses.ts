import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { badInput, conflict } from '../../../platform/errors/errors.ts';
import { type Locale, type MessageKey, translate } from '../../../platform/i18n/messages/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { BulkOutcome, withCounts } from '../../accounts/index.ts';
import {
  Course,
  CourseSuspension,
  CourseVisibility,
  fitToQuota,
  isOnSaleOrSuspended,
  lockTeacher,
} from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { withdrawOpenRevision } from '../open-review.ts';
import { findTaughtCourses } from '../review.policy.ts';
import {
  CourseManagement,
  CourseRefusal,
  MAX_COURSES,
  type ManageCoursesInput,
  type ManagedCourses,
  type PreviewManagedCoursesInput,
} from './managed-courses.types.ts';

type Outcome = CourseRefusal | 'DONE' | 'UNCHANGED';

const VISIBILITY: Partial<Record<CourseManagement, CourseVisibility>> = {
  [CourseManagement.MAKE_PUBLIC]: CourseVisibility.PUBLIC,
  [CourseManagement.MAKE_UNLISTED]: CourseVisibility.UNLISTED,
  [CourseManagement.MAKE_PRIVATE]: CourseVisibility.PRIVATE,
};
const REFUSAL: Record<CourseRefusal, MessageKey> = {
  NOT_FOUND: 'catalog.refusal.notFound',
  NOT_ON_SALE: 'catalog.refusal.notOnSale',
  NOT_SUSPENDED: 'catalog.refusal.notSuspended',
  OWN_COURSE: 'catalog.refusal.ownCourse',
};

export async function previewManagedCourses(
  context: Context,
  input: PreviewManagedCoursesInput,
): Promise<ManagedCourses> {
  const ids = parseIds(input.courseIds);
  const em = context.em.fork();
  const courses = await em.find(Course, { id: { $in: ids } });
  const own = await findTaughtCourses(em, signedIn(context).id, ids);
  return toResult(context.locale, input, courses, (course) => decideOutcome(course, input.act, own));
}

/**
 * Suspends, restores, hides or shows courses, or declines requests to restore them. Each course is processed on its
 * own: a refusal for one does not affect the others.
 * @throws BAD_INPUT; CONFLICT if a newer request replaced the one that the administrator read
 */
export function manageCourses(context: Context, input: ManageCoursesInput): Promise<ManagedCourses> {
  const viewer = signedIn(context);
  const ids = parseIds(input.courseIds);
  if (input.restoreAskedAt && (input.act !== CourseManagement.KEEP_SUSPENDED || input.courseIds.length > 1))
    throw badInput('restoreAskedAt', 'validation.invalid');
  const reason = input.reason.trim();
  return context.em.transactional(async (em) => {
    const courses = await lockWithTeachers(em, ids);
    const own = await findTaughtCourses(em, viewer.id, ids);
    const outcomes = new Map(courses.map((course) => [course.id, decideOutcome(course, input.act, own)]));
    const chosen = courses.filter(({ id }) => outcomes.get(id) === BulkOutcome.DONE);
    // A newer request is not declined unread
    const hasOtherRequest = ({ restoreAskedAt: at }: Course) =>
      at?.getTime() !== input.restoreAskedAt?.getTime();
    if (input.restoreAskedAt && chosen.some(hasOtherRequest)) throw conflict('OTHER_RESTORE_REQUEST');
    for (const course of chosen) {
      const before = auditSnapshot(course);
      await apply(em, course, input.act, reason);
      audit(em, context, {
        action: `course.${ACTS[input.act]}`,
        targetId: course.id,
        before,
        after: auditSnapshot(course),
        reason,
      });
    }
    await em.flush();
    const waiting =
      input.act === CourseManagement.RESTORE ? await fitAllToQuota(em, chosen) : new Set<string>();
    for (const course of chosen)
      await notify(em, context.services, course.teacher.id, {
        kind: 'COURSE_MANAGED',
        params: { course: course.title, outcome: input.act, reason },
        link: `/teacher/courses/${course.id}/edit`,
      });
    return toResult(context.locale, input, courses, ({ id }) => outcomes.get(id)!, waiting);
  });
}

const ACTS = {
  SUSPEND: 'suspend',
  RESTORE: 'restore',
  KEEP_SUSPENDED: 'keep-suspended',
  MAKE_PUBLIC: 'set-visibility',
  MAKE_UNLISTED: 'set-visibility',
  MAKE_PRIVATE: 'set-visibility',
} as const satisfies Record<CourseManagement, string>;

const auditSnapshot = ({ status, visibility }: Course) => ({ status, visibility });

/** @throws BAD_INPUT if there are none or too many */
function parseIds(courseIds: readonly string[]): string[] {
  if (courseIds.length === 0 || courseIds.length > MAX_COURSES)
    throw badInput('courseIds', 'catalog.courseIds');
  return courseIds.filter(isUuid);
}

/** Locks the courses and their owners. Order of locks: persons before courses, each by ID. */
async function lockWithTeachers(em: EntityManager, ids: readonly string[]): Promise<Course[]> {
  const teachers = await runSql<{ id: string }>(
    em,
    sql`select distinct teacher_id as id from course where id = any(${ids}::uuid[]) order by 1`,
  );
  for (const { id } of teachers) await lockTeacher(em, id);
  return em.find(
    Course,
    { id: { $in: [...ids] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
}

function decideOutcome(course: Course, act: CourseManagement, own: ReadonlySet<string>): Outcome {
  if (own.has(course.id)) return CourseRefusal.OWN_COURSE;
  const visibility = VISIBILITY[act];
  if (visibility) return course.visibility === visibility ? BulkOutcome.UNCHANGED : BulkOutcome.DONE;
  const isSuspended = course.suspendedFor === CourseSuspension.ADMINISTRATOR;
  if (act === CourseManagement.SUSPEND) {
    if (isSuspended) return BulkOutcome.UNCHANGED;
    return isOnSaleOrSuspended(course) ? BulkOutcome.DONE : CourseRefusal.NOT_ON_SALE;
  }
  if (!isSuspended) return CourseRefusal.NOT_SUSPENDED;
  const isRequested = act === CourseManagement.RESTORE || course.restoreAskedAt != null;
  return isRequested ? BulkOutcome.DONE : BulkOutcome.UNCHANGED;
}

async function apply(
  em: EntityManager,
  course: Course,
  act: CourseManagement,
  reason: string,
): Promise<void> {
  const visibility = VISIBILITY[act];
  if (visibility) course.visibility = visibility;
  else if (act === CourseManagement.SUSPEND) {
    course.suspend(reason);
    await withdrawOpenRevision(em, course);
  } else if (act === CourseManagement.KEEP_SUSPENDED) course.clearRestoreRequest();
  else course.restore();
}

/** Puts restored courses on sale within the quota of their teachers. @returns IDs of those that remain off sale */
async function fitAllToQuota(em: EntityManager, courses: readonly Course[]): Promise<ReadonlySet<string>> {
  for (const teacherId of [...new Set(courses.map(({ teacher }) => teacher.id))].sort())
    await fitToQuota(em, teacherId);
  const waiting = await runSql<{ id: string }>(
    em,
    sql`select id from course where id = any(${courses.map(({ id }) => id)}::uuid[]) and status = 'SUSPENDED'`,
  );
  return new Set(waiting.map(({ id }) => id));
}

function toResult(
  locale: Locale,
  { courseIds }: PreviewManagedCoursesInput,
  courses: readonly Course[],
  getOutcome: (course: Course) => Outcome,
  waiting: ReadonlySet<string> = new Set(),
): ManagedCourses {
  const byId = new Map(courses.map((course) => [course.id, course]));
  const rows = courseIds.map((id) => {
    const course = byId.get(id.toLowerCase());
    const outcome = course ? getOutcome(course) : CourseRefusal.NOT_FOUND;
    const row = { id, title: course?.title };
    if (outcome === BulkOutcome.DONE || outcome === BulkOutcome.UNCHANGED) {
      const message = waiting.has(id) ? translate(locale, 'catalog.restoredWaits') : undefined;
      return { ...row, outcome, message };
    }
    const message = translate(locale, REFUSAL[outcome]);
    return { ...row, outcome: BulkOutcome.REFUSED, refusal: outcome, message };
  });
  return withCounts(rows);
}
