import type { EntityManager } from '@mikro-orm/postgresql';
import { raw, type Sql, sql, uuid } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { getById, lockById, runSql } from '../../platform/db/index.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { CourseRight, isTaughtCourse } from '../courses/index.ts';
import { Comment } from './comment.entity.ts';

/** Students who have opened the lesson, its teachers and moderators may read the discussion. */
export function mayDiscuss(viewer: Viewer | undefined, lessonId: Sql): Sql | boolean {
  if (!viewer) return false;
  if (viewer.may('comment:moderate')) return true;
  return sql`exists (select 1 from lesson l where l.id = ${lessonId} and l.removed_at is null and (
    exists (select 1 from opened_lesson o where o.lesson_id = l.id and o.student_id = ${viewer.id} and o.may_study)
    or ${isTaughtCourse(viewer, raw('l.course_id'))}))`;
}

export interface DiscussedLesson {
  readonly id: string;
  readonly title: string;
  readonly course: string;
  readonly slug: string;
  readonly teacher: string;
  readonly mayAnswer: boolean;
  /** Students, teachers with the right to answer and moderators may write. */
  readonly mayWrite: boolean;
}

/** @throws NOT_FOUND if the viewer may not study the lesson */
export async function assertMayDiscuss(
  em: EntityManager,
  viewer: Viewer,
  lessonId: string,
): Promise<DiscussedLesson> {
  const mayAnswer = isTaughtCourse(viewer, raw('x.course_id'), CourseRight.ANSWER);
  const [lesson] = await runSql<DiscussedLesson>(
    em,
    sql`select x.id, x.title, x.course_id as course, c.slug, c.teacher_id as teacher, ${mayAnswer} as "mayAnswer",
        ${viewer.may('comment:moderate')}::boolean or ${mayAnswer} or exists (select 1 from opened_lesson o
          where o.lesson_id = x.id and o.student_id = ${viewer.id} and o.may_study) as "mayWrite"
      from lesson x join course c on c.id = x.course_id
      where x.id = ${uuid(lessonId)} and ${toSql(mayDiscuss(viewer, raw('x.id')))}`,
  );
  if (!lesson) throw notFound();
  return lesson;
}

export const toSql = (rule: Sql | boolean): Sql => (typeof rule === 'boolean' ? raw(String(rule)) : rule);

/** True if a question has an accepted answer or a reply of one of the course's teachers. */
export const isAnswered = (questionId: Sql): Sql => sql`exists (
  select 1 from comment a join lesson l on l.id = a.lesson_id join course y on y.id = l.course_id
  where a.parent_id = ${questionId} and a.removed_at is null and (a.accepted_at is not null or a.author_id = y.teacher_id
    or exists (select 1 from co_teacher t where t.course_id = y.id and t.person_id = a.author_id)))`;

/**
 * Loads a comment for a command. Locks its question first, then the comment, so that changes of one thread run one
 * after another.
 * @throws NOT_FOUND if the comment does not exist, or the viewer may not read the discussion
 */
export async function lockComment(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<{ comment: Comment; lesson: DiscussedLesson }> {
  const found = await getById(em, Comment, id);
  const lesson = await assertMayDiscuss(em, viewer, found.lesson.id);
  if (found.parent) await lockById(em, Comment, found.parent.id);
  return { comment: await lockById(em, Comment, id), lesson };
}
