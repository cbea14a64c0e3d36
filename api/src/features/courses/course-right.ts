import { defineEnum } from '../../graphql/define-enum.ts';
import { type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';

/** Rights of a co-teacher. Every teacher of a course may view all of it, so that needs no right. */
export const CourseRight = defineEnum(
  'CourseRight',
  'Right of a co-teacher in addition to viewing the whole course. The owner has all rights.',
  {
    EDIT: 'Edit texts, lessons and pictures, but not prices, sales or reviews.',
    ANSWER: 'Answer questions and reply to ratings of its students.',
    MARK: 'Grade submissions and override progress.',
  },
);
export type CourseRight = keyof typeof CourseRight;

/** Right that a command requires, or OWNER for commands of the owner only. */
export type RequiredRight = CourseRight | 'OWNER';

type Teaching = { readonly id: Viewer['id'] | Sql };

/**
 * Condition: the person owns the course, or accepted to co-teach it.
 * @param right co-teachers need this right. Optional. Defaults to every co-teacher
 */
export function isTaughtBy(
  viewer: Teaching,
  course: { readonly id: Sql; readonly teacher: Sql },
  right?: CourseRight,
): Sql {
  const withRight = right ? sql` and ${right} = any(x.rights)` : sql``;
  return sql`(${course.teacher} = ${viewer.id} or exists (select 1 from co_teacher x
    where x.course_id = ${course.id} and x.person_id = ${viewer.id}${withRight}))`;
}

export const isTaughtCourse = (viewer: Teaching, courseId: Sql, right?: CourseRight): Sql =>
  sql`exists (select 1 from course y where y.id = ${courseId} and ${isTaughtBy(
    viewer,
    { id: sql`y.id`, teacher: sql`y.teacher_id` },
    right,
  )})`;

/**
 * IDs of the courses that a person owns or co-teaches. There are few, so queries can start from them. {@link
 * isTaughtCourse} would be evaluated for every row of the table instead.
 * @param right co-teachers need this right. Optional. Defaults to every co-teacher
 */
export const taughtCourses = ({ id }: Teaching, right?: CourseRight): Sql => {
  const withRight = right ? sql` and ${right} = any(x.rights)` : sql``;
  return sql`(select y.id from course y where y.teacher_id = ${id}
    union select x.course_id from co_teacher x where x.person_id = ${id}${withRight})`;
};
