import { z } from 'zod';
import { runSql, sql } from '../../../platform/db/index.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Deletes playbacks after a year. Leaks are found long before that, so the data is no longer needed. */
export const sweepPlaybacks = defineJob({
  name: 'playbacks.sweep',
  payload: z.object({}),
  schedule: '47 3 * * *',
  async handle({ orm }) {
    await runSql(orm.em.fork(), sql`delete from playback where began_at < now() - interval '365 days'`);
  },
});
