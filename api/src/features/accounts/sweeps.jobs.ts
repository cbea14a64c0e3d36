import { z } from 'zod';
import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const sweepExports = defineJob({
  name: 'personal-data.sweep-exports',
  payload: z.object({}),
  schedule: '7 4 * * *',
  async handle({ orm, storage }) {
    const rows = await runSql<{ id: string; storage_key: string }>(
      orm.em.fork(),
      sql`select id, storage_key from data_request where storage_key is not null and expires_at < now()`,
    );
    for (const { id, storage_key } of rows) {
      await storage.remove(storage_key);
      await runSql(orm.em.fork(), sql`update data_request set storage_key = null where id = ${id}`);
    }
  },
});

/** Deletes stale sign-in data: counted attempts, expired codes, and sessions, API tokens and invitations that ended long ago. */
export const sweepSignIns = defineJob({
  name: 'sign-ins.sweep',
  payload: z.object({}),
  schedule: '27 3 * * *',
  async handle({ orm }) {
    const em = orm.em.fork();
    await runSql(em, sql`delete from throttle where window_started_at < now() - interval '1 day'`);
    await runSql(em, sql`delete from one_time_code where expires_at < now()`);
    await runSql(
      em,
      sql`delete from session where coalesce(ended_at, expires_at) < now() - interval '90 days'`,
    );
    await runSql(
      em,
      sql`delete from api_token where coalesce(ended_at, expires_at) < now() - interval '90 days'`,
    );
    await runSql(em, sql`delete from sign_up_invitation where expires_at < now() - interval '90 days'`);
  },
});
