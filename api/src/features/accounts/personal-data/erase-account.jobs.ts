import { z } from 'zod';
import { createContext } from '../../../graphql/context.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { lockUser } from '../load-user.ts';
import { DataRequest, DataRequestStatus } from './data-request.entity.ts';
import { erasePerson } from './erase-person.ts';
import { assertErasable } from './erasure.policy.ts';

/** Erases an account at the scheduled time unless the request was cancelled. Idempotent. */
export const eraseAccount = defineJob({
  name: 'personal-data.erase',
  payload: z.object({ requestId: z.uuid() }),
  async handle(services, { requestId }) {
    const context = createContext(services, { id: requestId, address: '', origin: 'job' }, 'vi');
    await context.em.transactional(async (em) => {
      const found = await em.findOne(DataRequest, requestId);
      if (!found) return;
      // The person is locked first, as everywhere: an administrator may be deleting them simultaneously
      const person = await lockUser(em, found.person.id);
      const request = await em.refreshOrFail(found);
      if (request.status !== DataRequestStatus.WAITING || request.dueAt > new Date()) return;
      request.finishedAt = new Date();
      try {
        await assertErasable(em, person);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        // The person put something on sale in the meantime and must request the deletion again
        request.status = DataRequestStatus.FAILED;
        return;
      }
      request.status = DataRequestStatus.DONE;
      request.progress = 100;
      await em.flush();
      await erasePerson(em, context, person.id, 'own request');
    });
  },
});
