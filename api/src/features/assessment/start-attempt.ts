import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { getById, runSql, sql } from '../../platform/db/index.ts';
import { conflict, policy } from '../../platform/errors/errors.ts';
import { type Enrolment, lockStudy } from '../learning/index.ts';
import { scheduleExpiry } from './end-attempts.jobs.ts';
import { finishAttempt, hasExpired } from './finish-attempt.ts';
import { lockAttempt } from './lock-attempt.ts';
import { type BankQuestion, drawPaper } from './paper.ts';
import { AnswersShown, AttemptStatus } from './question.enums.ts';
import { MAX_ATTEMPTS, Quiz } from './quiz.entity.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';

/**
 * Starts an attempt of the viewer with fixed questions, or continues the open one.
 * @throws FORBIDDEN without access
 * @throws CONFLICT before the lesson was opened or without questions
 * @throws POLICY if no attempts are left
 */
export function startAttempt(context: Context, quizId: string): Promise<string> {
  const viewer = signedIn(context);
  const { services } = context;
  return context.em.transactional(async (em) => {
    const quiz = await getById(em, Quiz, quizId);
    const enrolment = await lockStudy(em, viewer.id, { courseId: quiz.course.id, lessonId: quiz.lesson.id });
    // The decisions below need the current rules, by which lockAttempt ends the open attempt too
    await em.refresh(quiz);
    const mine = { quiz, student: viewer.id };
    const open = await em.findOne(QuizAttempt, { ...mine, status: AttemptStatus.IN_PROGRESS });
    if (open && !hasExpired(open)) return open.id;
    if (open) await finishAttempt(em, services, await lockAttempt(em, { id: open.id }), true);
    const before = await em.count(QuizAttempt, mine);
    if (
      quiz.answersShown === AnswersShown.AFTER_LAST_ATTEMPT &&
      (await em.count(QuizAttempt, { ...mine, passed: true }))
    )
      throw policy('ANSWERS_WERE_SHOWN');
    const limit = quiz.maxAttempts ?? MAX_ATTEMPTS;
    if (before >= limit) throw policy('NO_ATTEMPTS_LEFT', { limit });
    const attempt = await createAttempt(em, quiz, enrolment, before + 1);
    await scheduleExpiry(em, services, attempt);
    return attempt.id;
  });
}

async function createAttempt(
  em: EntityManager,
  quiz: Quiz,
  enrolment: Enrolment,
  number: number,
): Promise<QuizAttempt> {
  const { student } = enrolment;
  const questions = await loadQuestions(em, quiz.id);
  if (!questions.length) throw conflict('QUIZ_EMPTY');
  const { drawCount = null, shufflesQuestions, shufflesAnswers } = quiz;
  const [extra] = await runSql<{ seconds: number }>(
    em,
    sql`select extra_sec as seconds from quiz_extra_time where quiz_id = ${quiz.id} and student_id = ${student.id}`,
  );
  const formerFirstId = shufflesQuestions ? await findFormerFirstId(em, quiz, student, number) : null;
  const startedAt = new Date();
  const seconds = quiz.timeLimitSec ? quiz.timeLimitSec + (extra?.seconds ?? 0) : null;
  const attempt = em.create(QuizAttempt, {
    quiz,
    student,
    enrolment,
    number,
    passPercent: quiz.passPercent,
    ...drawPaper(questions, {
      drawCount,
      shufflesQuestions,
      shufflesAnswers,
      formerFirstId,
    }),
    startedAt,
    endsAt: seconds ? new Date(startedAt.getTime() + seconds * 1000) : null,
  });
  await em.flush();
  return attempt;
}

/** The first question of the student's previous attempt, which only a shuffled paper avoids. */
async function findFormerFirstId(
  em: EntityManager,
  quiz: Quiz,
  student: Enrolment['student'],
  number: number,
): Promise<string | null> {
  const [former] = await runSql<{ firstId: string }>(
    em,
    sql`select paper -> 0 ->> 'id' as "firstId" from quiz_attempt
      where quiz_id = ${quiz.id} and student_id = ${student.id} and number = ${number - 1}`,
  );
  return former?.firstId ?? null;
}

const loadQuestions = (em: EntityManager, quizId: string): Promise<BankQuestion[]> =>
  runSql<BankQuestion>(
    em,
    sql`select q.id, q.version, q.kind, q.points, q.prompt, q.body, q.topic, q.explanation,
        q.sound_id as "soundId", q.review_lesson_id as "reviewLessonId", q.review_sec as "reviewSec"
      from quiz_question z join question q on q.id = z.question_id
      where z.quiz_id = ${quizId} and q.removed_at is null order by z.position`,
  );
