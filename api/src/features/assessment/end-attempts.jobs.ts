import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { finishAttempt, GRACE_MS, isOver } from './finish-attempt.ts';
import { lockAttempt } from './lock-attempt.ts';
import { AttemptStatus } from './question.enums.ts';

/** When an attempt is ended whose student has not handed it in: after the last answer may have come. */
export const endsBy = (endsAt: Date): Date => new Date(endsAt.getTime() + GRACE_MS + 1000);

/** Hands in what was saved of an attempt whose time has run out. With time that was added, another job follows. */
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
