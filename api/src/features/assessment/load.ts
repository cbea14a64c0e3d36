import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import {
  type Course,
  CourseRight,
  type Lesson,
  LessonKind,
  lockOwnCourse,
  lockOwnLesson,
} from '../courses/index.ts';
import { Question } from './question.entity.ts';
import { Quiz } from './quiz.entity.ts';

/** A question with its course locked; reached through the course, so that a foreign id leads nowhere. */
export async function lockOwnQuestion(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  right: CourseRight = CourseRight.EDIT,
): Promise<{ course: Course; question: Question }> {
  const [row] = isUuid(id)
    ? await runSql<{ course_id: string }>(em, sql`select course_id from question where id = ${id}`)
    : [];
  const course = await lockOwnCourse(em, viewer, row?.course_id ?? '', right);
  const question = await em.findOne(Question, { id, course, removedAt: null });
  if (!question) throw notFound();
  return { course, question };
}

/** The lesson of a quiz with its course locked. @throws CONFLICT for a lesson of another kind */
export async function lockQuizLesson(
  em: EntityManager,
  viewer: Viewer,
  lessonId: string,
): Promise<{ course: Course; lesson: Lesson }> {
  const locked = await lockOwnLesson(em, viewer, lessonId);
  if (locked.lesson.kind !== LessonKind.QUIZ) throw conflict('NOT_A_QUIZ');
  return locked;
}

/** A quiz of a course that the viewer teaches with the right; the course is locked. @throws NOT_FOUND, FORBIDDEN */
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

/** Which quiz an attempt is at; empty for none, which no quiz is. */
export async function quizOf(em: EntityManager, attemptId: string): Promise<string> {
  const [row] = isUuid(attemptId)
    ? await runSql<{ id: string }>(em, sql`select quiz_id as id from quiz_attempt where id = ${attemptId}`)
    : [];
  return row?.id ?? '';
}
