import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql, toDate, toEpochMs, uuid } from '../../platform/db/index.ts';
import { conflict, notFound } from '../../platform/errors/errors.ts';
import { followsSave } from '../../platform/input/autosave.ts';
import { answersFor, type SaveQuizAnswersInput } from './answer.input.ts';
import { hasExpired } from './finish-attempt.ts';
import type { PaperItem } from './paper.ts';
import { AttemptStatus } from './question.enums.ts';

/** The data that a save needs. The keys are not loaded. */
interface OpenAttempt {
  readonly status: AttemptStatus;
  readonly paper: PaperItem[];
  readonly sequence: number;
  readonly tab: string | null;
  readonly endsAt: Date | null;
  readonly mayStudy: boolean;
}

/**
 * Saves answers of the viewer's open attempt. Clients send it with every change, so it works on rows with two
 * statements.
 * @throws CONFLICT if its time has expired, or another tab has saved since this one read it
 */
export function saveAnswers(context: Context, input: SaveQuizAnswersInput): Promise<string> {
  const { id } = signedIn(context);
  return context.em.transactional(async (em) => {
    const attempt = await lockOpenAttempt(em, id, input.attemptId);
    if (!attempt) throw notFound();
    if (attempt.status !== AttemptStatus.IN_PROGRESS || hasExpired(attempt))
      throw conflict('ATTEMPT_OVER', { deadline: attempt.endsAt?.toISOString(), state: attempt.status });
    if (!attempt.mayStudy) throw conflict('ACCESS_ENDED');
    if (!followsSave(attempt, input)) throw conflict('ATTEMPT_ELSEWHERE', { version: attempt.sequence });
    const answers = answersFor(attempt.paper, input.answers);
    await runSql(
      em,
      sql`update quiz_attempt set answers = answers || ${JSON.stringify(answers)}::jsonb,
          sequence = ${input.sequence}, tab = ${input.tab}, saved_at = now() where id = ${input.attemptId}`,
      'quiz-attempt.save',
    );
    return input.attemptId;
  });
}

async function lockOpenAttempt(
  em: EntityManager,
  studentId: string,
  attemptId: string,
): Promise<OpenAttempt | undefined> {
  const [row] = await runSql<Omit<OpenAttempt, 'endsAt'> & { endsAtMs: number | null }>(
    em,
    sql`select a.status, a.paper, a.sequence, a.tab, ${toEpochMs(sql`a.ends_at`)} as "endsAtMs", exists (select 1 from quiz q
          join opened_lesson o on o.lesson_id = q.lesson_id
          where q.id = a.quiz_id and o.student_id = a.student_id and o.may_study) as "mayStudy"
      from quiz_attempt a where a.id = ${uuid(attemptId)} and a.student_id = ${studentId} for update of a`,
    'quiz-attempt.open',
  );
  return row && { ...row, endsAt: toDate(row.endsAtMs) };
}
