import { runSql, sql } from '../../platform/db/index.ts';
import type { CourseCopy } from '../courses/index.ts';
import { Question } from './question.entity.ts';
import { mapRich } from './question-body.ts';
import { Quiz } from './quiz.entity.ts';

/** Copies the question bank and the quizzes of a course. */
export const copyQuizzes: CourseCopy = async (em, { from, to, lessons, withOwnPictures }) => {
  const questions = new Map<string, Question>();
  for (const old of await em.find(Question, { course: from, removedAt: null }, { orderBy: { id: 1 } })) {
    const { kind, prompt, body, points, topic, explanation, reviewLesson, reviewSec, sound } = old;
    const copy = em.create(Question, {
      body: mapRich(body, withOwnPictures),
      ...{ course: to, kind, prompt: withOwnPictures(prompt), points, topic, explanation },
      ...{ reviewSec, sound },
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
    const { passPercent, maxAttempts, timeLimitSec, shufflesQuestions, shufflesAnswers } = old;
    const { drawCount, answersShown } = old;
    const quiz = em.create(Quiz, {
      ...{ course: to, lesson, passPercent, maxAttempts, timeLimitSec, shufflesQuestions, shufflesAnswers },
      ...{ drawCount, answersShown },
    });
    quizzes.push([old, quiz]);
  }
  await em.flush();
  // Without the removed questions
  const copied = [...questions].map(([id, copy]) => ({ id, copyId: copy.id }));
  await runSql(
    em,
    sql`insert into quiz_question (quiz_id, question_id, position)
      select z.copy_id, q.copy_id, row_number() over (partition by z.copy_id order by x.position) - 1
      from quiz_question x
      join unnest(${quizzes.map(([{ id }]) => id)}::uuid[], ${quizzes.map(([, { id }]) => id)}::uuid[])
        as z(id, copy_id) on z.id = x.quiz_id
      join unnest(${copied.map(({ id }) => id)}::uuid[], ${copied.map(({ copyId }) => copyId)}::uuid[])
        as q(id, copy_id) on q.id = x.question_id`,
  );
};
