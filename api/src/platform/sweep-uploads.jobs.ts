import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { defineJob } from './jobs.ts';
import { runSql } from './run-sql.ts';
import { sql } from './sql.ts';
import { KEPT_DAYS, removeUpload, uploadFolder } from './uploads.ts';

const KEPT_MS = KEPT_DAYS * 86_400_000;

/** Of the upload that a file belongs to: tus keeps a note beside each. */
const idOf = (file: string): string => file.replace(/\.json$/, '');

/** Removes uploads that were not taken in time, with their files. */
export const sweepUploads = defineJob({
  name: 'uploads.sweep',
  payload: z.object({}),
  schedule: '17 * * * *',
  async handle({ orm, config }) {
    const em = orm.em.fork();
    const gone = await runSql<{ id: string }>(
      em,
      sql`delete from upload where created_at < now() - make_interval(days => ${KEPT_DAYS}::int) returning id`,
    );
    const folder = uploadFolder(config.dataDir);
    for (const { id } of gone) await removeUpload(join(folder, id));
    // Left by a process that was killed between the file and the row, or of a person who was erased
    const old: string[] = [];
    for (const name of await readdir(folder).catch(() => []))
      if (Date.now() - (await stat(join(folder, name))).mtimeMs >= KEPT_MS) old.push(name);
    // Asked after the folder: a row is there before its file is
    const rows = await runSql<{ id: string }>(
      em,
      sql`select id from upload where id::text = any(${old.map(idOf)}::text[])`,
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const name of old) if (!known.has(idOf(name))) await rm(join(folder, name), { force: true });
  },
});
