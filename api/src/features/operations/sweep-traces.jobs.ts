import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Forgets what has done its work: idempotency keys, links to files. */
export const sweepTraces = defineJob({
  name: 'traces.sweep',
  payload: z.object({}),
  schedule: '37 3 * * *',
  async handle({ orm }) {
    const connection = orm.em.getConnection();
    await connection.execute('delete from download_ticket where expires_at < now()');
    await connection.execute("delete from idempotent_request where created_at < now() - interval '7 days'");
  },
});
