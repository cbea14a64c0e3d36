import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Deletes notifications that were read more than half a year ago. Unread ones stay. */
export const sweepNotifications = defineJob({
  name: 'notifications.sweep',
  schedule: '7 4 * * *',
  async handle({ orm }) {
    await runSql(orm.em.fork(), sql`delete from notification where read_at < now() - interval '180 days'`);
  },
});
