import { z } from 'zod';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Forgets who played what after a year: by then a leak has long been found, and no one needs to know it. */
export const sweepPlaybacks = defineJob({
  name: 'playbacks.sweep',
  payload: z.object({}),
  schedule: '47 3 * * *',
  async handle({ orm }) {
    await runSql(orm.em.fork(), sql`delete from playback where began_at < now() - interval '365 days'`);
  },
});
