import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { finishAttempt, GRACE_MS, hasExpired } from './finish-attempt.ts';
import { lockAttempt } from './lock-attempt.ts';
import { AttemptStatus } from './question.enums.ts';
import type { QuizAttempt } from './quiz-attempt.entity.ts';

/** Schedules the end of an attempt with a time limit, for when its last answer must have arrived. */
export async function scheduleExpiry(
  em: EntityManager,
  { jobs }: Pick<Services, 'jobs'>,
  { id, endsAt }: QuizAttempt,
): Promise<void> {
  if (!endsAt) return;
  const startAfter = new Date(endsAt.getTime() + GRACE_MS + 1000);
  await jobs.send(em, endAttempt, { attemptId: id }, { startAfter });
}

/** Submits the saved answers of an attempt after its time limit. An extension schedules another job. */
export const endAttempt = defineJob({
  name: 'quiz.end-attempt',
  payload: z.object({ attemptId: z.uuid() }),
  async handle(services, { attemptId }) {
    await services.orm.em.fork().transactional(async (em) => {
      const attempt = await lockAttempt(em, { id: attemptId });
      if (attempt.status !== AttemptStatus.IN_PROGRESS || !hasExpired(attempt)) return;
      await finishAttempt(em, services, attempt, true);
    });
  },
});
