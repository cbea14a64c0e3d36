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

/** Loads a question and locks its course. The rights are checked on the course of the question. */
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

/**
 * Loads the lesson of a quiz and locks its course.
 * @throws CONFLICT if the lesson is of another kind
 */
export async function lockQuizLesson(
  em: EntityManager,
  viewer: Viewer,
  lessonId: string,
): Promise<{ course: Course; lesson: Lesson }> {
  const locked = await lockOwnLesson(em, viewer, lessonId);
  if (locked.lesson.kind !== LessonKind.QUIZ) throw conflict('NOT_A_QUIZ');
  return locked;
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

/** The quiz ID of an attempt. An empty string if the attempt does not exist, which matches no quiz. */
export async function quizOf(em: EntityManager, attemptId: string): Promise<string> {
  const [row] = isUuid(attemptId)
    ? await runSql<{ id: string }>(em, sql`select quiz_id as id from quiz_attempt where id = ${attemptId}`)
    : [];
  return row?.id ?? '';
}
