import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { defineJob } from './jobs.ts';
import { runSql } from './run-sql.ts';
import { sql } from './sql.ts';
import { uploadFolder } from './uploads.ts';

const DAY_MS = 86_400_000;

/** Removes uploads that were not taken within a day, with their files. */
export const sweepUploads = defineJob({
  name: 'uploads.sweep',
  payload: z.object({}),
  schedule: '17 * * * *',
  async handle({ orm, config }) {
    const em = orm.em.fork();
    const gone = await runSql<{ id: string }>(
      em,
      sql`delete from upload where created_at < now() - interval '1 day' returning id`,
    );
    const folder = uploadFolder(config.dataDir);
    for (const { id } of gone) {
      await rm(join(folder, id), { force: true });
      await rm(join(folder, `${id}.json`), { force: true });
    }
    // Left by a process that was killed between the file and the row, or of a person who was erased
    for (const name of await readdir(folder).catch(() => [])) {
      if (Date.now() - (await stat(join(folder, name))).mtimeMs < DAY_MS) continue;
      const [known] = await runSql(
        em,
        sql`select 1 from upload where id::text = ${name.replace(/\.json$/, '')}`,
      );
      if (!known) await rm(join(folder, name), { force: true });
    }
  },
});
