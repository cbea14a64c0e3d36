import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { completeLesson, storeScore } from '../learning/index.ts';
import { getPercent, getPoints, gradeAnswer } from './grading/index.ts';
import type { LockedAttempt } from './lock-attempt.ts';
import { type AttemptMark, type QuestionKey, toSolution } from './paper.ts';
import { AnswersShown, AttemptStatus } from './question.enums.ts';
import { type Answer, isAnswered, NO_ANSWER } from './question-body.ts';
import { MAX_ATTEMPTS } from './quiz.entity.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';

/** Tolerance for the network after the time limit. */
export const GRACE_MS = 5000;

/** True if an attempt no longer accepts answers. */
export const hasExpired = ({ endsAt }: Pick<QuizAttempt, 'endsAt'>, now = Date.now()): boolean =>
  !!endsAt && now > endsAt.getTime() + GRACE_MS;

/** Grades one answer. A missing answer earns nothing, even if a teacher would grade the question. */
export function toAttemptMark(
  { id, kind, body, points }: QuestionKey,
  topic: string | null,
  answer: Answer = NO_ANSWER,
): AttemptMark {
  const share = isAnswered(answer) ? gradeAnswer(kind, body, answer) : 0;
  return { id, share, earned: getPoints(share ?? 0, points), points, topic, comment: null };
}

/** Submits an attempt with its saved answers. They are graded immediately, and a pass completes the lesson. */
export async function finishAttempt(
  em: EntityManager,
  services: Services,
  attempt: LockedAttempt,
  isTimedOut: boolean,
): Promise<void> {
  const { keys, topics, answers, endsAt } = attempt;
  const isEmpty = !Object.values(answers).some(isAnswered);
  await storeResult(em, services, {
    ...attempt,
    submittedAt: isTimedOut ? endsAt : new Date(),
    isTimedOut,
    marks: keys.map((key) => toAttemptMark(key, topics[key.id] ?? null, answers[key.id])),
    status: isTimedOut && isEmpty ? AttemptStatus.EXPIRED : AttemptStatus.SUBMITTED,
  });
}

export const getScore = (marks: readonly AttemptMark[]): number => {
  const sum = (field: 'earned' | 'points') => marks.reduce((total, mark) => total + mark[field], 0);
  return getPercent(sum('earned'), sum('points'));
};

export type Result = Pick<QuizAttempt, 'status' | 'passed'> & { readonly score: number };

/**
 * Saves an attempt with the result of its grades, whenever these change. A pass is never revoked. It completes the
 * lesson only once, because a teacher may have reset the lesson since.
 */
export async function storeResult(
  em: EntityManager,
  services: Pick<Services, 'jobs'>,
  attempt: LockedAttempt,
): Promise<Result> {
  const { enrolmentId, lessonId, marks } = attempt;
  const score = getScore(marks);
  const passes = !attempt.passed && score >= attempt.passPercent;
  const result = { status: getStatus(attempt), score, passed: attempt.passed || passes };
  await save(em, attempt, result);
  if (attempt.answersShown === AnswersShown.AFTER_LAST_ATTEMPT) await showAfterLast(em, attempt);
  const lesson = { enrolmentId, lessonId, score };
  if (passes) await completeLesson(em, services, { ...lesson, why: 'PASS' });
  else await storeScore(em, lesson);
  return result;
}

function getStatus({ status, marks }: LockedAttempt): AttemptStatus {
  if (status === AttemptStatus.EXPIRED) return status;
  return marks.some(({ share }) => share === null) ? AttemptStatus.SUBMITTED : AttemptStatus.GRADED;
}

/** Only this function and {@link showAfterLast} copy solutions to the column that students read. */
async function save(em: EntityManager, attempt: LockedAttempt, { status, score, passed }: Result) {
  const { id, answersShown, keys, marks, submittedAt, isTimedOut } = attempt;
  const isShown = answersShown === AnswersShown.AFTER_SUBMISSION;
  const solutions = isShown ? JSON.stringify(keys.map(toSolution)) : null;
  await runSql(
    em,
    sql`update quiz_attempt set status = ${status}, submitted_at = ${submittedAt}, is_timed_out = ${isTimedOut},
        marks = ${JSON.stringify(marks)}::jsonb, solutions = coalesce(${solutions}::jsonb, solutions), score = ${score},
        passed = ${passed} where id = ${id}`,
    'quiz-attempt.settle',
  );
}

/** Shows the solutions in all of a student's attempts at a quiz, once no further attempt is possible. */
async function showAfterLast(
  em: EntityManager,
  { quizId: quiz, studentId: student, maxAttempts }: LockedAttempt,
) {
  const all = await em.find(QuizAttempt, { quiz, student }, { refresh: true });
  // A manually graded answer may pass an earlier attempt while another one is open. The solutions appear when that
  // one ends
  if (all.some(({ status }) => status === AttemptStatus.IN_PROGRESS)) return;
  if (!all.some(({ passed }) => passed) && all.length < (maxAttempts ?? MAX_ATTEMPTS)) return;
  for (const attempt of all) attempt.solutions = attempt.keys.map(toSolution);
  await em.flush();
}
