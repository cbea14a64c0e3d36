import { z } from 'zod';
import { createContext } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/process/services.ts';
import { lockUser } from '../load-user.ts';
import { erasePerson } from './erase-person.ts';

/**
 * Repeats the erasure of people who were erased between a backup and its restoration. The restored database contains
 * them again, and the restoration recorded their IDs. They are locked out until it succeeds. Money that was settled
 * in the meantime may be open again in the restored books. In that case they stay locked out, and the job retries
 * every hour.
 */
export async function repeatErasures(services: Services): Promise<void> {
  const rows = await runSql<{ id: string }>(
    services.orm.em.fork(),
    sql`select distinct p.id from restoration r
      cross join jsonb_array_elements(r.erased) e join person p on p.id = (e.value->>'id')::uuid
      where p.erased_at is null`,
  );
  for (const { id } of rows) {
    const context = createContext(services, { id, address: '', origin: 'job' }, 'vi');
    try {
      await context.em.transactional(async (em) => {
        await lockUser(em, id);
        await erasePerson(em, context, id, 'erased before the backup was restored');
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      services.log.warn(
        { personId: id, reason: error.reason },
        'The erasure of a person was not repeated; the account stays locked, and the job retries every hour.',
      );
    }
  }
}

export const repeatErasuresJob = defineJob({
  name: 'personal-data.repeat-erasures',
  payload: z.object({}),
  schedule: '23 * * * *',
  atOnce: 1,
  handle: repeatErasures,
});
