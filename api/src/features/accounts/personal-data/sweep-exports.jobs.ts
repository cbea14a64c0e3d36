import { z } from 'zod';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';

/** Removes files of people's own data whose time is over. */
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
