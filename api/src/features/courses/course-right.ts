import { registerEnumType } from 'type-graphql';
import { type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';

/** What a teacher beside the owner may do with a course. Who teaches it sees all of it; that needs no right. */
export enum CourseRight {
  EDIT = 'EDIT',
  ANSWER = 'ANSWER',
  MARK = 'MARK',
}
registerEnumType(CourseRight, {
  name: 'CourseRight',
  description:
    'What a co-teacher may do with a course besides seeing all of it; its owner may do everything.',
  valuesConfig: {
    EDIT: { description: 'Edit texts, lessons and pictures; not prices, sale or review.' },
    ANSWER: { description: 'Answer questions and ratings of its students.' },
    MARK: { description: 'Mark work, and override progress.' },
  },
});

/** What a command asks for: one of the rights, or what only the owner has. */
export type NeededRight = CourseRight | 'OWNER';

/** Who may teach a course: the viewer, or a column that names a person. */
type Teaching = { readonly id: Viewer['id'] | Sql };

/**
 * A condition that holds for courses that a viewer teaches: their own, and those of others that they accepted to teach.
 * @param right only with this right; left out, whoever teaches it
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

/** The same for the course of which only the id is at hand. */
export const isTaughtCourse = (viewer: Teaching, courseId: Sql, right?: CourseRight): Sql =>
  sql`exists (select 1 from course y where y.id = ${courseId} and ${isTaughtBy(
    viewer,
    { id: sql`y.id`, teacher: sql`y.teacher_id` },
    right,
  )})`;

/**
 * Ids of the courses that a person teaches, as their owner or beside them: few, so that what lies in all of them is
 * found from there. {@link isTaughtCourse} would be asked of every row of the table instead.
 * @param right only with this right; left out, whoever teaches it
 */
export const taughtCourses = ({ id }: Teaching, right?: CourseRight): Sql => {
  const withRight = right ? sql` and ${right} = any(x.rights)` : sql``;
  return sql`(select y.id from course y where y.teacher_id = ${id}
    union select x.course_id from co_teacher x where x.person_id = ${id}${withRight})`;
};
