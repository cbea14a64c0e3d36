import type { EntityManager } from '@mikro-orm/postgresql';
import { all, type Row, raw, type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql } from '../../platform/db/index.ts';
import { forbidden, notFound } from '../../platform/errors/errors.ts';
import { type Course, type CourseTransition, statesFor } from './course.entity.ts';
import { CourseAction, CourseStatus } from './course.enums.ts';
import { managesCourse } from './course.visibility.ts';
import { CourseRight, isTaughtBy, type RequiredRight } from './course-right.ts';

/** Asserts that the viewer teaches the course with a right. Nobody else edits it, not even administrators. */
export async function assertTeaches(
  em: EntityManager,
  viewer: Viewer,
  course: Course | null,
  right: RequiredRight,
): Promise<void> {
  if (!course) throw notFound();
  if (course.teacher.id === viewer.id) return;
  const [place] = await runSql<{ rights: CourseRight[] }>(
    em,
    sql`select rights from co_teacher where course_id = ${course.id} and person_id = ${viewer.id}`,
  );
  if (place && right !== 'OWNER' && place.rights.includes(right)) return;
  if (place) throw forbidden(right === 'OWNER' ? 'OWNER_ONLY' : 'RIGHT_LACKING');
  // Only viewers who may know of the course receive FORBIDDEN. For others it does not exist
  throw viewer.may('course:read-any') ? forbidden('NOT_OWNER') : notFound();
}

const teacherActions: Partial<Record<CourseAction, CourseTransition>> = {
  [CourseAction.EDIT]: 'edit',
  [CourseAction.SUBMIT]: 'submit',
  [CourseAction.WITHDRAW]: 'withdraw',
  [CourseAction.PUBLISH]: 'publish',
  [CourseAction.UNPUBLISH]: 'unpublish',
  [CourseAction.ARCHIVE]: 'archive',
};

/** The same rules as data, so that the user interface offers only what the server allows. */
export function allowedActions(viewer: Viewer | undefined, course: Row<Course>): Sql {
  if (!viewer) return raw("'{}'::text[]");
  const own = sql`${course.teacher} = ${viewer.id}`;
  const offers = Object.entries(teacherActions).map(([action, transition]) => {
    const may = action === CourseAction.EDIT ? isTaughtBy(viewer, course, CourseRight.EDIT) : own;
    return sql`case when ${inState(course, transition)} and ${may} then ${action}::text end`;
  });
  offers.push(
    sql`case when ${isSuspendedByAdministrator(course)} and ${course.restoreAskedAt} is null and ${own} then ${CourseAction.ASK_TO_RESTORE}::text end`,
  );
  offers.push(
    sql`case when ${course.status} = 'DRAFT' and ${course.publishedAt} is null and ${course.deletedAt} is null
      and ${course.studentCount} = 0 and ${own} then ${CourseAction.DELETE}::text end`,
    sql`case when ${course.deletedAt} is not null and ${own} then ${CourseAction.UNDELETE}::text end`,
  );
  if (viewer.may('course:review'))
    offers.push(
      sql`case when not (${isTaughtBy(viewer, course)}) and exists (select 1 from course_review v where v.course_id = ${course.id}
        and v.decision = 'PENDING') then ${CourseAction.REVIEW}::text end`,
    );
  const isOffSale = sql`${course.status} <> ${CourseStatus.PUBLISHED}`;
  offers.push(
    sql`case when ${all([isOffSale, managesCourse(viewer, course)])} then ${CourseAction.PREVIEW}::text end`,
  );
  return sql`array_remove(array[${offers.reduce((a, b) => sql`${a}, ${b}`)}], null)`;
}

const isSuspendedByAdministrator = (course: Row<Course>): Sql =>
  sql`(${course.status} = 'SUSPENDED' and ${course.suspendedFor} is distinct from 'QUOTA')`;

const inState = (course: Row<Course>, transition: CourseTransition) =>
  all([
    sql`${course.status} = any(${[...statesFor(transition)]})`,
    sql`${course.deletedAt} is null`,
    // The teacher of a suspended course may edit it, but only an administrator changes its state
    transition !== 'edit' && sql`not ${isSuspendedByAdministrator(course)}`,
  ]);
