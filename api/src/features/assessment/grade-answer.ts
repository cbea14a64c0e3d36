import type { EntityManager } from '@mikro-orm/postgresql';
import { Min } from 'class-validator';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict, notFound, policy } from '../../platform/errors/errors.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { CourseRight } from '../courses/index.ts';
import { audit } from '../operations/index.ts';
import { notify } from '../support/index.ts';
import { type Result, storeResult } from './finish-attempt.ts';
import { findQuizId, lockOwnQuiz } from './load.ts';
import { type LockedAttempt, lockAttempt } from './lock-attempt.ts';
import { AttemptStatus, QuestionKind } from './question.enums.ts';

@InputType({ description: 'Input for grading an open answer.' })
export class MarkQuizAnswerInput {
  @Field(() => ID, { description: 'ID of a submitted attempt at a quiz whose answers the viewer may grade.' })
  attemptId!: string;
  @Field(() => ID, { description: 'ID of a question of kind OPEN in the attempt.' })
  questionId!: string;
  @Field(() => Float, {
    description: 'Points from 0 to the points of the question, with at most two decimals.',
  })
  @Min(0, { message: 'assessment.points' })
  points!: number;
  @Field(() => String, { nullable: true, description: 'Comment to the student, at most 2,000 characters.' })
  @AtMost(2000, { message: 'assessment.text' })
  comment?: string | null;
}

@ObjectType({ description: 'An open answer that was graded by hand.' })
export class MarkedAnswer {
  @Field(() => ID, { description: 'ID of the attempt that contains the answer.' })
  attemptId!: string;
  @Field(() => ID, { description: 'ID of the question that was answered.' })
  questionId!: string;
  @Field(() => Float, { description: 'Points awarded for the answer.' })
  points!: number;
}

export function gradeQuizAnswer(context: Context, input: MarkQuizAnswerInput): Promise<MarkedAnswer> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    await lockOwnQuiz(em, viewer, await findQuizId(em, input.attemptId), CourseRight.MARK);
    const attempt = await lockAttempt(em, { id: input.attemptId });
    if (attempt.studentId === viewer.id) throw policy('OWN_PROGRESS');
    if (attempt.status === AttemptStatus.IN_PROGRESS) throw conflict('ATTEMPT_RUNNING');
    const key = attempt.keys.find(({ id, kind }) => id === input.questionId && kind === QuestionKind.OPEN);
    if (!key) throw notFound();
    if (input.points > key.points) throw badInput('points', 'assessment.points', { min: 0, max: key.points });
    const earned = Math.round(input.points * 100) / 100;
    const comment = input.comment?.trim() || null;
    const before = attempt.marks.find(({ id }) => id === key.id)!;
    const mark = { ...before, share: earned / key.points, earned, comment };
    const marks = attempt.marks.map((each) => (each.id === key.id ? mark : each));
    audit(em, context, {
      action: 'quiz-answer.mark',
      targetType: 'quiz-attempt',
      targetId: attempt.id,
      before: { question: key.id, points: before.share === null ? null : before.earned },
      after: { question: key.id, points: earned },
    });
    const result = await storeResult(em, context.services, { ...attempt, marks });
    if (attempt.status === AttemptStatus.SUBMITTED && result.status === AttemptStatus.GRADED)
      await notifyGraded(em, context, attempt, result);
    return { attemptId: attempt.id, questionId: key.id, points: earned };
  });
}

/** Notifies the student of the result once all answers are graded. */
async function notifyGraded(
  em: EntityManager,
  { services }: Context,
  { lessonId, studentId }: LockedAttempt,
  { score, passed }: Result,
): Promise<void> {
  const [lesson] = await runSql<{ title: string; course: string }>(
    em,
    sql`select title, course_id as course from lesson where id = ${lessonId}`,
  );
  await notify(em, services, studentId, {
    kind: 'QUIZ_MARKED',
    params: { lesson: lesson!.title, score, outcome: passed ? 'PASSED' : 'NOT_PASSED' },
    link: `/learning/${lesson!.course}/quiz/${lessonId}`,
  });
}
