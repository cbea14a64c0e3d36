import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Forgets what has done its work: counted attempts, codes nobody used, idempotency keys, sessions that ended long ago. */
export const sweepTraces = defineJob({
  name: 'traces.sweep',
  payload: z.object({}),
  schedule: '37 3 * * *',
  async handle({ orm }) {
    const connection = orm.em.getConnection();
    await connection.execute("delete from throttle where window_started_at < now() - interval '1 day'");
    await connection.execute('delete from one_time_code where expires_at < now()');
    await connection.execute('delete from download_ticket where expires_at < now()');
    await connection.execute("delete from idempotent_request where created_at < now() - interval '7 days'");
    await connection.execute(
      "delete from session where coalesce(ended_at, expires_at) < now() - interval '90 days'",
    );
  },
});
