import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Forgets what was read half a year ago; what no one has read stays. */
export const sweepNotifications = defineJob({
  name: 'notifications.sweep',
  payload: z.object({}),
  schedule: '7 4 * * *',
  async handle({ orm }) {
    await orm.em
      .getConnection()
      .execute("delete from notification where read_at < now() - interval '180 days'");
  },
});
