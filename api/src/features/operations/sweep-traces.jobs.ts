import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Deletes expired idempotency keys and download links. */
export const sweepTraces = defineJob({
  name: 'traces.sweep',
  schedule: '37 3 * * *',
  async handle({ orm }) {
    const em = orm.em.fork();
    await runSql(em, sql`delete from download_ticket where expires_at < now()`);
    await runSql(em, sql`delete from idempotent_request where created_at < now() - interval '7 days'`);
  },
});
