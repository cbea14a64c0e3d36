import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql, sql, uuid } from '../../platform/db/index.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { type Course, CourseRight, lockOwnCourse } from '../courses/index.ts';
import { Question } from './question.entity.ts';
import { Quiz } from './quiz.entity.ts';

/** Loads a question and locks its course. */
export async function lockOwnQuestion(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  right: CourseRight = CourseRight.EDIT,
): Promise<{ course: Course; question: Question }> {
  const [row] = await runSql<{ course_id: string }>(
    em,
    sql`select course_id from question where id = ${uuid(id)}`,
  );
  const course = await lockOwnCourse(em, viewer, row?.course_id ?? '', right);
  const question = await em.findOne(Question, { id, course, removedAt: null });
  if (!question) throw notFound();
  return { course, question };
}

/**
 * Loads a quiz and locks its course, in which the viewer must have the right.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function lockOwnQuiz(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  right: CourseRight,
): Promise<Quiz> {
  const quiz = isUuid(id) ? await em.findOne(Quiz, { id }) : null;
  await lockOwnCourse(em, viewer, quiz?.course.id ?? '', right);
  return quiz!;
}

/** @returns an empty string, which matches no quiz, if the attempt does not exist */
export async function findQuizId(em: EntityManager, attemptId: string): Promise<string> {
  const [row] = await runSql<{ id: string }>(
    em,
    sql`select quiz_id as id from quiz_attempt where id = ${uuid(attemptId)}`,
  );
  return row?.id ?? '';
}
