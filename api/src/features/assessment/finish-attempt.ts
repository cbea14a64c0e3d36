import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/services.ts';
import { completeLesson, keepScore } from '../learning/index.ts';
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

/** Ends an attempt with the answers that are stored: marked at once, and a pass completes the lesson. Goes with its lock. */
export async function finishAttempt(
  em: EntityManager,
  services: Services,
  attempt: QuizAttempt,
  { isTimedOut }: { isTimedOut: boolean },
): Promise<void> {
  const { keys, paper, answers } = attempt;
  const topics = new Map(paper.map(({ id, topic }) => [id, topic]));
  attempt.submittedAt = isTimedOut ? attempt.endsAt : new Date();
  attempt.isTimedOut = isTimedOut;
  attempt.marks = keys.map((key) => markOf(key, topics.get(key.id) ?? null, answers[key.id]));
  if (isTimedOut && !Object.values(answers).some(isAnswered)) attempt.status = AttemptStatus.EXPIRED;
  else attempt.status = AttemptStatus.SUBMITTED;
  await settle(em, services, attempt);
}

/** The score of marks in whole per cent. */
export const scoreOf = (marks: readonly AttemptMark[]): number => {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  return percentOf(sum(marks.map(({ earned }) => earned)), sum(marks.map(({ points }) => points)));
};

/**
 * What the marks of an attempt come to, whenever they change. A pass is never taken back, and completes the lesson once:
 * a teacher may have set it back to its beginning since.
 */
export async function settle(em: EntityManager, services: Services, attempt: QuizAttempt): Promise<void> {
  const { marks, quiz } = attempt;
  attempt.score = scoreOf(marks);
  const passes = !attempt.passed && attempt.score >= attempt.passPercent;
  attempt.passed ||= passes;
  if (attempt.status !== AttemptStatus.EXPIRED)
    attempt.status = marks.some(({ share }) => share === null)
      ? AttemptStatus.SUBMITTED
      : AttemptStatus.GRADED;
  await showSolutions(em, attempt);
  await em.flush();
  const lesson = { enrolmentId: attempt.enrolment.id, lessonId: quiz.lesson.id, score: attempt.score };
  if (passes) await completeLesson(em, services, { ...lesson, why: 'PASS' });
  else await keepScore(em, lesson);
}

/** Copies what may be seen of the keys to where students read it; nothing else does. */
async function showSolutions(em: EntityManager, attempt: QuizAttempt): Promise<void> {
  const { quiz, student } = attempt;
  if (quiz.answersShown === AnswersShown.NEVER) return;
  if (quiz.answersShown === AnswersShown.AFTER_SUBMISSION) return show(attempt);
  const all = await em.find(QuizAttempt, { quiz, student });
  // An answer that is marked by hand may pass while another attempt is open: that one waits for its own end
  if (all.some(({ status }) => status === AttemptStatus.IN_PROGRESS)) return;
  if (all.some(({ passed }) => passed) || all.length >= (quiz.maxAttempts ?? MAX_ATTEMPTS)) all.forEach(show);
}

function show(attempt: QuizAttempt): void {
  attempt.solutions = attempt.keys.map(solutionOf);
}
