import { type Row, raw, type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Course } from './course.entity.ts';
import { isTaughtBy, isTaughtCourse } from './course-right.ts';
import type { LessonContent } from './section.entity.ts';

type Publication = Pick<Row<Course>, 'status' | 'visibility'>;

/** A course's columns under the alias of its table, in statements that are written out. */
const columnsOf = (alias: string): Publication => ({
  status: raw(`${alias}.status`),
  visibility: raw(`${alias}.visibility`),
});

/** A condition that holds for courses anyone may find. */
export const isListed = ({ status, visibility }: Publication): Sql =>
  sql`(${status} = 'PUBLISHED' and ${visibility} = 'PUBLIC')`;
export const isListedAs = (alias: string): Sql => isListed(columnsOf(alias));

/** A condition that holds for courses anyone may know of who has the address. */
export const isPublic = ({ status, visibility }: Publication): Sql =>
  sql`(${status} = 'PUBLISHED' and ${visibility} <> 'PRIVATE')`;
export const isPublicAs = (alias: string): Sql => isPublic(columnsOf(alias));

/**
 * Whether a person has a page as a teacher: not while they are suspended, nor before they have confirmed their address
 * or sold anything, since anyone could make such a page with links of theirs.
 */
export const isShownTeacher = (personId: Sql): Sql =>
  sql`exists (select 1 from person s join teacher_profile t on t.person_id = s.id
    where s.id = ${personId} and s.is_active and s.erased_at is null and (s.email_verified_at is not null
      or exists (select 1 from course c where c.teacher_id = s.id and ${isListedAs('c')})))`;

/**
 * Whoever enrolled knows the course, also when it is no longer sold or their access has ended: their own list
 * names it. What its lessons teach is another matter (mayReadLesson).
 */
const isStudent = (viewer: Viewer, courseId: Sql): Sql =>
  sql`exists (select 1 from course_student e where e.course_id = ${courseId} and e.student_id = ${viewer.id})`;

/** Who may know of a course: everyone once it is published, before that its teacher and administrators. */
export function mayKnowCourse(viewer: Viewer | undefined, course: Row<Course>): Sql | boolean {
  if (viewer?.may('course:read-any')) return true;
  if (!viewer) return isPublic(course);
  return sql`(${isPublic(course)} or ${isTaughtBy(viewer, course)} or ${isStudent(viewer, course.id)})`;
}

/** Whether the viewer answers for the course: one of its teachers, or an administrator. */
export function managesCourse(viewer: Viewer | undefined, course: Row<Course>): Sql | boolean {
  if (!viewer) return false;
  return viewer.may('course:read-any') || isTaughtBy(viewer, course);
}

/** Whether a section or lesson is still in its course: what was removed stays only for what students did in it. */
export const isInCourse = ({ removedAt }: { readonly removedAt: Sql }): Sql => sql`(${removedAt} is null)`;

/**
 * Who may have what a lesson teaches. A student has to open it first, because a lesson counts as reached
 * once its content was handed out (refund rule), and only opening writes that down.
 */
export function mayReadLesson(
  viewer: Viewer | undefined,
  lesson: Row<LessonContent & { course: unknown }>,
): Sql | boolean {
  if (viewer?.may('course:read-any')) return isInCourse(lesson);
  const preview = sql`(${lesson.isPreview} and exists (
    select 1 from course c where c.id = ${lesson.course} and ${isPublicAs('c')}))`;
  if (!viewer) return sql`(${isInCourse(lesson)} and ${preview})`;
  return sql`(${isInCourse(lesson)} and (${preview} or ${isHandedOut(viewer, lesson)}))`;
}

type Teaching = Row<LessonContent & { course: unknown }>;

/** How long before it begins the students of a live lesson are given its address. */
const JOIN_MINUTES = 15;

/** From when on students are given the address of a live lesson; null where its time is not set. */
export const joinOpensAt = ({ liveStartsAt }: Teaching): Sql =>
  sql`(${liveStartsAt} - make_interval(mins => ${JOIN_MINUTES}::int))`;

/** Whoever a live lesson is held for: not who only looks at a preview of it. */
export function isInvitedToLesson(viewer: Viewer | undefined, lesson: Teaching): Sql {
  if (!viewer) return sql`false`;
  return viewer.may('course:read-any') ? sql`true` : isHandedOut(viewer, lesson);
}

/** Who may go to where a live lesson is held: its teachers at any time, its students once its room opens. */
export function mayJoinLesson(viewer: Viewer | undefined, lesson: Teaching): Sql {
  if (!viewer) return sql`false`;
  if (viewer.may('course:read-any')) return sql`true`;
  return sql`(${isTaughtCourse(viewer, lesson.course)}
    or (${isOpenedBy(viewer, lesson)} and coalesce(${joinOpensAt(lesson)} <= now(), true)))`;
}

/** Its teachers, and students who opened it and may study now. */
const isHandedOut = (viewer: Viewer, lesson: Teaching): Sql =>
  sql`(${isTaughtCourse(viewer, lesson.course)} or ${isOpenedBy(viewer, lesson)})`;

const isOpenedBy = (viewer: Viewer, { id }: Teaching): Sql =>
  sql`exists (select 1 from opened_lesson o
    where o.lesson_id = ${id} and o.student_id = ${viewer.id} and o.may_study)`;
