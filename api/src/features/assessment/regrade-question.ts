import type { EntityManager } from '@mikro-orm/postgresql';
import { Length, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { CourseRight } from '../courses/index.ts';
import { audit } from '../operations/index.ts';
import { getScore, storeResult, toAttemptMark } from './finish-attempt.ts';
import { lockOwnQuestion } from './load.ts';
import { type LockedAttempt, lockAttempt } from './lock-attempt.ts';
import type { AttemptMark, QuestionKey } from './paper.ts';
import { Question } from './question.entity.ts';
import { QuestionKind } from './question.enums.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';
import type { RemarkPreview, RemarkStarted } from './teaching.types.ts';

@InputType({ description: 'Input for regrading a question whose answer key was corrected.' })
export class RemarkQuestionInput {
  @Field(() => ID, { description: 'ID of a question in a course that the viewer teaches.' })
  questionId!: string;
  @Field(() => Int, { description: 'Version of the question for which the preview was loaded.' })
  @Min(1, { message: 'validation.invalid' })
  expectedVersion!: number;
  @Field({ description: 'Reason stored in the audit log, 3 to 300 characters.' })
  @Length(3, 300, { message: validationMessage('assessment.reason', { min: 3, max: 300 }) })
  reason!: string;
}

const BATCH_SIZE = 200;

/** IDs of the submitted attempts that were graded by an older key of a question, in batches, oldest first. */
async function* findOutdatedAttempts(em: EntityManager, { id, version }: Question): AsyncGenerator<string[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await runSql<{ id: string }>(
      em,
      sql`select a.id from quiz_attempt a where a.status <> 'IN_PROGRESS' and a.id > ${after}::uuid
          and exists (select 1 from jsonb_array_elements(a.keys) k
            where k->>'id' = ${id}::text and (k->>'version')::int < ${version}::int)
          and a.quiz_id in (select z.id from quiz z join question q on q.course_id = z.course_id where q.id = ${id})
        order by a.id limit ${BATCH_SIZE}`,
    );
    yield rows.map((row) => row.id);
    if (rows.length < BATCH_SIZE) return;
    after = rows.at(-1)!.id;
  }
}

/** The keys and grades of an attempt by the current key of a question. */
function regrade(
  attempt: Pick<LockedAttempt, 'keys' | 'marks' | 'answers'>,
  question: Question,
): { keys: QuestionKey[]; marks: AttemptMark[] } {
  const { keys, marks, answers } = attempt;
  const old = keys.find(({ id }) => id === question.id)!;
  const before = marks.find(({ id }) => id === question.id)!;
  const { version, body, explanation = null } = question;
  // If the kind of the question has changed, the answer does not fit the new key and keeps its grade
  const key = old.kind === question.kind ? { ...old, version, body, explanation } : { ...old, version };
  const isByHand = old.kind === QuestionKind.OPEN || old.kind !== question.kind;
  const mark = isByHand ? before : { ...before, ...toAttemptMark(key, before.topic, answers[question.id]) };
  return {
    keys: keys.map((each) => (each.id === question.id ? key : each)),
    marks: marks.map((each) => (each.id === question.id ? mark : each)),
  };
}

/** A dry run of {@link regradeQuestion}. */
export function previewRegrade(context: Context, questionId: string): Promise<RemarkPreview> {
  return context.em.transactional(async (em) => {
    const { question } = await lockOwnQuestion(em, signedIn(context), questionId, CourseRight.MARK);
    const preview = { attempts: 0, gain: 0, lose: 0, pass: 0 };
    for await (const ids of findOutdatedAttempts(em, question))
      for (const attempt of await em.find(QuizAttempt, { id: { $in: ids } })) {
        const { marks } = regrade(attempt, question);
        const earned = (list: readonly AttemptMark[]) => list.find(({ id }) => id === questionId)!.earned;
        const change = earned(marks) - earned(attempt.marks);
        preview.attempts++;
        if (change > 0) preview.gain++;
        if (change < 0) preview.lose++;
        if (!attempt.passed && getScore(marks) >= attempt.passPercent) preview.pass++;
      }
    return preview;
  });
}

/**
 * Enqueues the regrading of every submitted attempt by the question's current key.
 * @throws CONFLICT after another edit
 */
export function regradeQuestion(context: Context, input: RemarkQuestionInput): Promise<RemarkStarted> {
  return context.em.transactional(async (em) => {
    const { question } = await lockOwnQuestion(em, signedIn(context), input.questionId, CourseRight.MARK);
    const { id, version } = question;
    if (version !== input.expectedVersion) throw conflict('STALE_VERSION', { version });
    audit(em, context, {
      action: 'question.remark',
      targetId: id,
      after: { version },
      reason: input.reason.trim(),
    });
    await context.services.jobs.send(em, regradeAttempts, { questionId: id });
    return { questionId: id, version };
  });
}

/** Regrades attempts one by one, each under the lock of its student's enrolment. Idempotent. */
export const regradeAttempts = defineJob({
  name: 'quiz.remark',
  payload: z.object({ questionId: z.uuid() }),
  async handle(services, { questionId }) {
    const em = services.orm.em.fork();
    const question = await em.findOne(Question, { id: questionId });
    if (!question) return;
    for await (const ids of findOutdatedAttempts(em, question))
      for (const id of ids)
        await services.orm.em.fork().transactional(async (own) => {
          const attempt = await lockAttempt(own, { id });
          const { keys, marks } = regrade(attempt, question);
          await runSql(
            own,
            sql`update quiz_attempt set keys = ${JSON.stringify(keys)}::jsonb where id = ${id}`,
            'quiz-attempt.remark',
          );
          await storeResult(own, services, { ...attempt, keys, marks });
        });
  },
});
