import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { finishAttempt, GRACE_MS, isOver } from './finish-attempt.ts';
import { lockAttempt } from './lock-attempt.ts';
import { AttemptStatus } from './question.enums.ts';

/** Time at which the server submits an attempt for its student: after the last answer may have arrived. */
export const endsBy = (endsAt: Date): Date => new Date(endsAt.getTime() + GRACE_MS + 1000);

/**
 * Submits the saved answers of an attempt after its time limit. If the time was extended, this job does nothing: the
 * extension has scheduled another one.
 */
export const endAttempt = defineJob({
  name: 'quiz.end-attempt',
  payload: z.object({ attemptId: z.uuid() }),
  async handle(services, { attemptId }) {
    await services.orm.em.fork().transactional(async (em) => {
      const attempt = await lockAttempt(em, { id: attemptId });
      if (attempt.status !== AttemptStatus.IN_PROGRESS || !isOver(attempt)) return;
      await finishAttempt(em, services, attempt, { isTimedOut: true });
    });
  },
});
