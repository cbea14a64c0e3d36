import type { EntityManager } from '@mikro-orm/postgresql';
import { runSql, type Sql, sql, toDate, toEpochMs } from '../../platform/db/index.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { lockEnrolmentWhere } from '../learning/index.ts';
import type { AttemptMark, QuestionKey } from './paper.ts';
import type { AnswersShown, AttemptStatus } from './question.enums.ts';
import type { Answer } from './question-body.ts';

export interface LockedAttempt {
  readonly id: string;
  readonly studentId: string;
  readonly enrolmentId: string;
  readonly status: AttemptStatus;
  readonly sequence: number;
  readonly endsAt: Date | null;
  readonly submittedAt: Date | null;
  readonly isTimedOut: boolean;
  /** Topics by question ID. Null for a question without one. */
  readonly topics: Readonly<Record<string, string | null>>;
  readonly keys: readonly QuestionKey[];
  readonly answers: Readonly<Record<string, Answer>>;
  /** Empty before the submission. */
  readonly marks: readonly AttemptMark[];
  /** Min score that passes, in per cent. */
  readonly passPercent: number;
  readonly passed: boolean;
  readonly quizId: string;
  readonly lessonId: string;
  readonly answersShown: AnswersShown;
  readonly maxAttempts: number | null;
}

type Stored = Omit<LockedAttempt, 'endsAt' | 'submittedAt'> & {
  readonly endsAtMs: number | null;
  readonly submittedAtMs: number | null;
};

interface AttemptOf {
  readonly id: string;
  /** Set if the student makes the request. Otherwise a teacher or a job does. */
  readonly studentId?: string;
}

/**
 * Loads an attempt with the rules of its quiz and locks it. The student's enrolment is locked first, as for every
 * write of progress. The quiz is not locked, otherwise the submissions of a whole class would run one after another.
 * @throws NOT_FOUND
 * @throws CONFLICT if the student makes the request and access has ended
 */
export async function lockAttempt(em: EntityManager, { id, studentId }: AttemptOf): Promise<LockedAttempt> {
  const access = isUuid(id) ? await lockEnrolment(em, id, studentId) : undefined;
  if (!access) throw notFound();
  if (studentId && access !== 'ACTIVE') throw conflict('ACCESS_ENDED');
  const [attempt] = await runSql<Stored>(em, lockedAttempt(id), 'quiz-attempt.lock');
  if (!attempt) throw notFound();
  const { endsAtMs, submittedAtMs, ...same } = attempt;
  return { ...same, endsAt: toDate(endsAtMs), submittedAt: toDate(submittedAtMs) };
}

/** @returns the student's current access, or undefined if there is no such attempt */
const lockEnrolment = (em: EntityManager, id: string, studentId?: string) =>
  studentId
    ? lockEnrolmentWhere(
        em,
        sql`e.id = (select enrolment_id from quiz_attempt where id = ${id} and student_id = ${studentId})`,
        'quiz-attempt.lock-own-place',
      )
    : lockEnrolmentWhere(
        em,
        sql`e.id = (select enrolment_id from quiz_attempt where id = ${id})`,
        'quiz-attempt.lock-place',
      );

const lockedAttempt = (id: string): Sql => sql`
  select a.id, a.student_id as "studentId", a.enrolment_id as "enrolmentId", a.status, a.sequence,
    ${toEpochMs(sql`a.ends_at`)} as "endsAtMs", ${toEpochMs(sql`a.submitted_at`)} as "submittedAtMs",
    a.is_timed_out as "isTimedOut", a.keys, a.answers, a.marks, a.pass_percent as "passPercent", a.passed,
    (select coalesce(jsonb_object_agg(p->>'id', p->'topic'), '{}') from jsonb_array_elements(a.paper) p) as topics,
    q.id as "quizId", q.lesson_id as "lessonId", q.answers_shown as "answersShown", q.max_attempts as "maxAttempts"
  from quiz_attempt a join quiz q on q.id = a.quiz_id where a.id = ${id} for update of a`;
