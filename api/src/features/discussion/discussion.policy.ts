import type { EntityManager } from '@mikro-orm/postgresql';
import { raw, type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { CourseRight, isTaughtCourse } from '../courses/index.ts';

/** True if the viewer may read the discussion: students who have opened the lesson, its teachers, and moderators. */
export function mayDiscuss(viewer: Viewer | undefined, lessonId: Sql): Sql | boolean {
  if (!viewer) return false;
  if (viewer.may('comment:moderate')) return true;
  return sql`exists (select 1 from lesson l where l.id = ${lessonId} and l.removed_at is null and (
    exists (select 1 from opened_lesson o where o.lesson_id = l.id and o.student_id = ${viewer.id} and o.may_study)
    or ${isTaughtCourse(viewer, raw('l.course_id'))}))`;
}

/** A lesson with a discussion that the viewer may read. */
export interface DiscussedLesson {
  readonly id: string;
  readonly title: string;
  readonly course: string;
  readonly slug: string;
  readonly teacher: string;
  readonly answers: boolean;
  /** True if the viewer may write: students, teachers with the right to answer, and moderators. */
  readonly writes: boolean;
}

/** @throws NOT_FOUND if the viewer may not study the lesson */
export async function assertMayDiscuss(
  em: EntityManager,
  viewer: Viewer,
  lessonId: string,
): Promise<DiscussedLesson> {
  const [lesson] = isUuid(lessonId)
    ? await runSql<DiscussedLesson>(
        em,
        sql`select x.id, x.title, x.course_id as course, c.slug, c.teacher_id as teacher,
            ${isTaughtCourse(viewer, raw('x.course_id'), CourseRight.ANSWER)} as answers,
            ${viewer.may('comment:moderate')}::boolean or ${isTaughtCourse(viewer, raw('x.course_id'), CourseRight.ANSWER)}
              or exists (select 1 from opened_lesson o
                where o.lesson_id = x.id and o.student_id = ${viewer.id} and o.may_study) as writes
          from lesson x join course c on c.id = x.course_id
          where x.id = ${lessonId} and ${toSql(mayDiscuss(viewer, raw('x.id')))}`,
      )
    : [];
  if (!lesson) throw notFound();
  return lesson;
}

export const toSql = (rule: Sql | boolean): Sql => (typeof rule === 'boolean' ? sql`${rule}::boolean` : rule);

/** True if a question has an accepted answer or a reply of one of the course's teachers. */
export const isAnswered = (questionId: Sql): Sql => sql`exists (
  select 1 from comment a join lesson l on l.id = a.lesson_id join course y on y.id = l.course_id
  where a.parent_id = ${questionId} and a.removed_at is null and (a.accepted_at is not null or a.author_id = y.teacher_id
    or exists (select 1 from co_teacher t where t.course_id = y.id and t.person_id = a.author_id)))`;
