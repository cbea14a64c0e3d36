import { getColumns, type Row, type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { hasClosedProfileAs } from '../accounts/index.ts';
import type { Course } from './course.entity.ts';
import { isTaughtBy, isTaughtCourse } from './course-right.ts';
import type { LessonContent } from './section.entity.ts';

type Publication = Pick<Row<Course>, 'status' | 'visibility'>;

export const isListed = ({ status, visibility }: Publication): Sql =>
  sql`(${status} = 'PUBLISHED' and ${visibility} = 'PUBLIC')`;
export const isListedAs = (alias: string): Sql => isListed(getColumns(alias));

/** Condition: anyone with the URL may see the course. */
export const isPublic = ({ status, visibility }: Publication): Sql =>
  sql`(${status} = 'PUBLISHED' and ${visibility} <> 'PRIVATE')`;
export const isPublicAs = (alias: string): Sql => isPublic(getColumns(alias));

/**
 * Condition: the teacher has a public page. Requires an account that is not suspended, a profile that is not closed, and
 * a confirmed email address or a course on sale. Otherwise anyone could publish a page with their own links.
 */
export const hasPublicPage = (personId: Sql): Sql =>
  sql`exists (select 1 from person s join teacher_profile t on t.person_id = s.id
    where s.id = ${personId} and s.is_active and s.erased_at is null and not ${hasClosedProfileAs('s')} and (s.email_verified_at is not null
      or exists (select 1 from course c where c.teacher_id = s.id and ${isListedAs('c')})))`;

/**
 * Enrolled students see the course even when it is no longer sold or their access has ended, because their own list
 * contains it. Its lessons have a separate rule (mayReadLesson).
 */
const isStudent = (viewer: Viewer, courseId: Sql): Sql =>
  sql`exists (select 1 from course_student e where e.course_id = ${courseId} and e.student_id = ${viewer.id})`;

/**
 * Access to the public facts of a course: everyone once it is published, before that only its teachers and
 * administrators.
 */
export function maySeeCourse(viewer: Viewer | undefined, course: Row<Course>): Sql | boolean {
  if (viewer?.may('course:read-any')) return true;
  if (!viewer) return isPublic(course);
  return sql`(${isPublic(course)} or ${isTaughtBy(viewer, course)} or ${isStudent(viewer, course.id)})`;
}

/** The viewer teaches the course or is an administrator with access to all courses. */
export function managesCourse(viewer: Viewer | undefined, course: Row<Course>): Sql | boolean {
  if (!viewer) return false;
  return viewer.may('course:read-any') || isTaughtBy(viewer, course);
}

/** False for a removed section or lesson, which is stored only for the work of students in it. */
export const isInCourse = ({ removedAt }: { readonly removedAt: Sql }): Sql => sql`(${removedAt} is null)`;

/**
 * Access to the content of a lesson. A student must open it first, because a lesson counts as reached once its
 * content was delivered (refund rule), and only opening records that.
 */
export function mayReadLesson(
  viewer: Viewer | undefined,
  lesson: Row<LessonContent & { course: unknown }>,
): Sql | boolean {
  if (viewer?.may('course:read-any')) return isInCourse(lesson);
  const preview = sql`(${lesson.isPreview} and exists (
    select 1 from course c where c.id = ${lesson.course} and ${isPublicAs('c')}))`;
  if (!viewer) return sql`(${isInCourse(lesson)} and ${preview})`;
  return sql`(${isInCourse(lesson)} and (${preview} or ${isOpenTo(viewer, lesson)}))`;
}

type Teaching = Row<LessonContent & { course: unknown }>;

const JOIN_MINUTES = 15;

/** Time from which students get the URL of a live lesson. Null if no start is set. */
export const joinOpensAt = ({ liveStartsAt }: Teaching): Sql =>
  sql`(${liveStartsAt} - make_interval(mins => ${JOIN_MINUTES}::int))`;

/** Participants of a live lesson: its teachers and students, but not viewers of a preview. */
export function isInvitedToLesson(viewer: Viewer | undefined, lesson: Teaching): Sql {
  if (!viewer) return sql`false`;
  return viewer.may('course:read-any') ? sql`true` : isOpenTo(viewer, lesson);
}

/** Access to the URL of a live lesson: its teachers at any time, its students from shortly before its start. */
export function mayJoinLesson(viewer: Viewer | undefined, lesson: Teaching): Sql {
  if (!viewer) return sql`false`;
  if (viewer.may('course:read-any')) return sql`true`;
  return sql`(${isTaughtCourse(viewer, lesson.course)}
    or (${isOpenedBy(viewer, lesson)} and coalesce(${joinOpensAt(lesson)} <= now(), true)))`;
}

const isOpenTo = (viewer: Viewer, lesson: Teaching): Sql =>
  sql`(${isTaughtCourse(viewer, lesson.course)} or ${isOpenedBy(viewer, lesson)})`;

const isOpenedBy = (viewer: Viewer, { id }: Teaching): Sql =>
  sql`exists (select 1 from opened_lesson o
    where o.lesson_id = ${id} and o.student_id = ${viewer.id} and o.may_study)`;
