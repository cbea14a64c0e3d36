import { runSql, sql } from '../../platform/db/index.ts';
import type { CourseCopy } from '../courses/index.ts';
import { Question } from './question.entity.ts';
import { Quiz } from './quiz.entity.ts';
import { storeOrder } from './save-quiz.ts';

/** Copies the question bank and the quizzes of a course. */
export const copyQuizzes: CourseCopy = async (em, { from, to, lessons, withOwnPictures }) => {
  const questions = new Map<string, Question>();
  for (const old of await em.find(Question, { course: from, removedAt: null }, { orderBy: { id: 1 } })) {
    const { kind, prompt, body, points, topic, explanation, reviewLesson, reviewSec, sound } = old;
    const copy = em.create(Question, {
      ...{
        course: to,
        kind,
        prompt: withOwnPictures(prompt),
        body,
        points,
        topic,
        explanation,
        reviewSec,
        sound,
      },
      reviewLesson: (reviewLesson && lessons.get(reviewLesson.id)) ?? null,
    });
    questions.set(old.id, copy);
  }
  // All at once, because each write compares all loaded rows. The bank is listed by ID, in the order of creation
  await em.flush();
  const quizzes: [former: Quiz, copy: Quiz][] = [];
  for (const old of await em.find(Quiz, { course: from })) {
    const lesson = lessons.get(old.lesson.id);
    if (!lesson) continue;
    const {
      passPercent,
      maxAttempts,
      timeLimitSec,
      shufflesQuestions,
      shufflesAnswers,
      drawCount,
      answersShown,
    } = old;
    const quiz = em.create(Quiz, {
      ...{ course: to, lesson, passPercent, maxAttempts, timeLimitSec, shufflesQuestions, shufflesAnswers },
      ...{ drawCount, answersShown },
    });
    quizzes.push([old, quiz]);
  }
  await em.flush();
  for (const [old, quiz] of quizzes) {
    const order = await runSql<{ id: string }>(
      em,
      sql`select question_id as id from quiz_question where quiz_id = ${old.id} order by position`,
    );
    await storeOrder(
      em,
      quiz.id,
      order.flatMap(({ id }) => questions.get(id)?.id ?? []),
    );
  }
};
