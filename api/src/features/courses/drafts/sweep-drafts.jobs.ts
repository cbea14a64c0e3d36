import { z } from 'zod';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Forgets drafts that nobody went on with for half a year. */
export const sweepDrafts = defineJob({
  name: 'drafts.sweep',
  payload: z.object({}),
  schedule: '37 4 * * *',
  async handle({ orm }) {
    await runSql(orm.em.fork(), sql`delete from edit_draft where updated_at < now() - interval '180 days'`);
  },
});
