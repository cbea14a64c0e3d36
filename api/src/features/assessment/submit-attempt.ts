import { Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { finishAttempt, hasExpired } from './finish-attempt.ts';
import { lockAttempt } from './lock-attempt.ts';
import { AttemptStatus } from './question.enums.ts';

@InputType({ description: 'Input for submitting an attempt with its saved answers.' })
export class SubmitQuizAttemptInput {
  @Field(() => ID, { description: 'ID of an attempt of the viewer that is in progress.' })
  attemptId!: string;
  @Field(() => Int, {
    description: 'The `sequence` of the last save. Ensures that no answer of another tab is missed.',
  })
  @Min(0, { message: 'validation.invalid' })
  sequence!: number;
}

/**
 * Submits an attempt. After its time limit, the saved answers are graded.
 * @throws CONFLICT if it was already submitted, or another tab has saved more
 */
export function submitAttempt(
  context: Context,
  { attemptId, sequence }: SubmitQuizAttemptInput,
): Promise<string> {
  const { id: studentId } = signedIn(context);
  return context.em.transactional(async (em) => {
    const attempt = await lockAttempt(em, { id: attemptId, studentId });
    if (attempt.status !== AttemptStatus.IN_PROGRESS)
      throw conflict('ATTEMPT_OVER', { state: attempt.status, deadline: attempt.endsAt?.toISOString() });
    const isTimedOut = hasExpired(attempt);
    if (!isTimedOut && attempt.sequence !== sequence)
      throw conflict('ATTEMPT_ELSEWHERE', { version: attempt.sequence });
    await finishAttempt(em, context.services, attempt, isTimedOut);
    return attempt.id;
  });
}
