import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';
import { type CopiedCourse, type CourseCopy, holdFlagged, textsOf } from '../courses/index.ts';
import { MAX_BANK, Question } from './question.entity.ts';
import { mapRich } from './question-body.ts';
import { Quiz } from './quiz.entity.ts';
import { secondsFor } from './quiz-length.ts';
import { questionTexts } from './save-question.ts';
import { storeOrder } from './save-quiz.ts';

/** Copies the quizzes of the copied lessons with their questions; with a whole course, all of its question bank. */
export const copyQuizzes: CourseCopy = async (em, copied) => {
  const { from, to, lessons, checks } = copied;
  const quizzes: [former: Quiz, copy: Quiz][] = [];
  for (const old of await em.find(Quiz, { lesson: { $in: [...lessons.keys()] } })) {
    const lesson = lessons.get(old.lesson.id)!;
    const { passPercent, maxAttempts, timeLimitSec, shufflesQuestions, shufflesAnswers } = old;
    const { drawCount, answersShown } = old;
    const quiz = em.create(Quiz, {
      ...{ course: to, lesson, passPercent, maxAttempts, timeLimitSec, shufflesQuestions, shufflesAnswers },
      ...{ drawCount, answersShown },
    });
    quizzes.push([old, quiz]);
  }
  // The quizzes of the same course share its questions
  const questions = from === to ? undefined : await copyQuestions(em, copied, quizzes);
  await em.flush();
  await copyOrder(em, quizzes, questions);
  if (checks) for (const [, quiz] of quizzes) await checkQuiz(em, { ...copied, checks }, quiz);
};

/** @returns the copies by the IDs of the originals */
async function copyQuestions(
  em: EntityManager,
  { from, to, lessons, withOwnPictures, isWhole }: CopiedCourse,
  quizzes: readonly [former: Quiz, copy: Quiz][],
): Promise<ReadonlyMap<string, Question>> {
  const placed = await runSql<{ id: string }>(
    em,
    sql`select question_id as id from quiz_question where quiz_id = any(${quizzes.map(([{ id }]) => id)}::uuid[])`,
  );
  const some = isWhole ? {} : { id: { $in: placed.map(({ id }) => id) } };
  const olds = await em.find(Question, { course: from, removedAt: null, ...some }, { orderBy: { id: 1 } });
  if (!isWhole && (await em.count(Question, { course: to, removedAt: null })) + olds.length > MAX_BANK)
    throw policy('TOO_MANY_QUESTIONS', { limit: MAX_BANK });
  const questions = new Map<string, Question>();
  for (const old of olds) {
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
  return questions;
}

/** @param questions the copies, without removed questions; undefined if the quizzes share theirs */
async function copyOrder(
  em: EntityManager,
  quizzes: readonly [former: Quiz, copy: Quiz][],
  questions: ReadonlyMap<string, Question> | undefined,
): Promise<void> {
  const pairs = questions && [...questions].map(([id, copy]) => ({ id, copyId: copy.id }));
  const copied = pairs
    ? sql`unnest(${pairs.map(({ id }) => id)}::uuid[], ${pairs.map(({ copyId }) => copyId)}::uuid[])`
    : sql`(select id, id from question where removed_at is null)`;
  await runSql(
    em,
    sql`insert into quiz_question (quiz_id, question_id, position)
      select z.copy_id, q.copy_id, row_number() over (partition by z.copy_id order by x.position) - 1
      from quiz_question x
      join unnest(${quizzes.map(([{ id }]) => id)}::uuid[], ${quizzes.map(([, { id }]) => id)}::uuid[])
        as z(id, copy_id) on z.id = x.quiz_id
      join ${copied} as q(id, copy_id) on q.id = x.question_id`,
  );
}

/** Checks the questions of a copied quiz. It remains empty while they wait for a reviewer. */
async function checkQuiz(
  em: EntityManager,
  { to, checks }: CopiedCourse & Required<Pick<CopiedCourse, 'checks'>>,
  quiz: Quiz,
): Promise<void> {
  const rows = await runSql<{ id: string }>(
    em,
    sql`select question_id as id from quiz_question where quiz_id = ${quiz.id} order by position`,
  );
  const given = { questionIds: rows.map(({ id }) => id) };
  const questions = await em.find(Question, { id: { $in: given.questionIds } });
  const texts = questions.flatMap((question) => textsOf(questionTexts(question)));
  const part = { kind: 'QUIZ', subjectId: quiz.id, title: quiz.lesson.title, lesson: quiz.lesson } as const;
  const former = { questionIds: [] };
  const applied = (await holdFlagged(em, checks, to, { ...part, former, given, texts })) as typeof given;
  if (applied.questionIds.length === given.questionIds.length) return;
  await storeOrder(em, quiz.id, applied.questionIds);
  quiz.lesson.durationSec = secondsFor(quiz, applied.questionIds.length);
}
