import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Services } from '../../platform/process/services.ts';
import { completeLesson, keepScore } from '../learning/index.ts';
import type { LockedAttempt } from './lock-attempt.ts';
import { markAnswer, percentOf, pointsOf } from './marking/index.ts';
import { type AttemptMark, type QuestionKey, solutionOf } from './paper.ts';
import { AnswersShown, AttemptStatus } from './question.enums.ts';
import { type Answer, isAnswered, NO_ANSWER } from './question-body.ts';
import { MAX_ATTEMPTS } from './quiz.entity.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';

/** What the network may take after the clock has run out. */
export const GRACE_MS = 5000;

/** Whether nothing more is taken for an attempt. */
export const isOver = ({ endsAt }: Pick<QuizAttempt, 'endsAt'>, now = Date.now()): boolean =>
  !!endsAt && now > endsAt.getTime() + GRACE_MS;

/** Marks one answer; what was not answered earns nothing, also where a person would mark it. */
export function markOf(
  { id, kind, body, points }: QuestionKey,
  topic: string | null,
  answer: Answer = NO_ANSWER,
): AttemptMark {
  const share = isAnswered(answer) ? markAnswer(kind, body, answer) : 0;
  return { id, share, earned: pointsOf(share ?? 0, points), points, topic, comment: null };
}

/** Ends an attempt with the answers that are stored: marked at once, and a pass completes the lesson. */
export async function finishAttempt(
  em: EntityManager,
  services: Services,
  attempt: LockedAttempt,
  { isTimedOut }: { readonly isTimedOut: boolean },
): Promise<void> {
  const { keys, topics, answers, endsAt } = attempt;
  const isEmpty = !Object.values(answers).some(isAnswered);
  await settle(em, services, {
    ...attempt,
    submittedAt: isTimedOut ? endsAt : new Date(),
    isTimedOut,
    marks: keys.map((key) => markOf(key, topics[key.id] ?? null, answers[key.id])),
    status: isTimedOut && isEmpty ? AttemptStatus.EXPIRED : AttemptStatus.SUBMITTED,
  });
}

/** The score of marks in whole per cent. */
export const scoreOf = (marks: readonly AttemptMark[]): number => {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  return percentOf(sum(marks.map(({ earned }) => earned)), sum(marks.map(({ points }) => points)));
};

/** What the marks of an attempt have come to. */
export interface Result {
  readonly status: AttemptStatus;
  /** Whole per cent. */
  readonly score: number;
  readonly passed: boolean;
}

/**
 * Writes an attempt with what its marks come to, whenever they change. A pass is never taken back, and completes the
 * lesson once: a teacher may have set it back to its beginning since.
 */
export async function settle(
  em: EntityManager,
  services: Pick<Services, 'jobs'>,
  attempt: LockedAttempt,
): Promise<Result> {
  const { enrolmentId, lessonId, marks } = attempt;
  const score = scoreOf(marks);
  const passes = !attempt.passed && score >= attempt.passPercent;
  const result = { status: statusOf(attempt), score, passed: attempt.passed || passes };
  await save(em, attempt, result);
  if (attempt.answersShown === AnswersShown.AFTER_LAST_ATTEMPT) await showAfterLast(em, attempt);
  const lesson = { enrolmentId, lessonId, score };
  if (passes) await completeLesson(em, services, { ...lesson, why: 'PASS' });
  else await keepScore(em, lesson);
  return result;
}

function statusOf({ status, marks }: LockedAttempt): AttemptStatus {
  if (status === AttemptStatus.EXPIRED) return status;
  return marks.some(({ share }) => share === null) ? AttemptStatus.SUBMITTED : AttemptStatus.GRADED;
}

/** What may be seen of the keys is copied to where students read it; nothing else does. */
async function save(em: EntityManager, attempt: LockedAttempt, { status, score, passed }: Result) {
  const { id, answersShown, keys, marks, submittedAt, isTimedOut } = attempt;
  const isShown = answersShown === AnswersShown.AFTER_SUBMISSION;
  const solutions = isShown ? JSON.stringify(keys.map(solutionOf)) : null;
  await runSql(
    em,
    sql`update quiz_attempt set status = ${status}, submitted_at = ${submittedAt}, is_timed_out = ${isTimedOut},
        marks = ${JSON.stringify(marks)}::jsonb, solutions = coalesce(${solutions}::jsonb, solutions), score = ${score},
        passed = ${passed} where id = ${id}`,
    'quiz-attempt.settle',
  );
}

/** Shows the keys of all attempts of a student at a quiz, once no other may follow them. */
async function showAfterLast(
  em: EntityManager,
  { quizId: quiz, studentId: student, maxAttempts }: LockedAttempt,
) {
  const all = await em.find(QuizAttempt, { quiz, student }, { refresh: true });
  // An answer that is marked by hand may pass while another attempt is open: that one waits for its own end
  if (all.some(({ status }) => status === AttemptStatus.IN_PROGRESS)) return;
  if (!all.some(({ passed }) => passed) && all.length < (maxAttempts ?? MAX_ATTEMPTS)) return;
  for (const attempt of all) attempt.solutions = attempt.keys.map(solutionOf);
  await em.flush();
}
