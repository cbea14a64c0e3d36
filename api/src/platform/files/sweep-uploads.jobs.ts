import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql } from '../db/run-sql.ts';
import { sql } from '../db/sql.ts';
import { defineJob } from '../jobs/jobs.ts';
import type { Services } from '../process/services.ts';
import { UPLOADS } from './storage/storage.ts';
import { KEPT_DAYS, removeUpload } from './uploads.ts';

const KEPT_MS = KEPT_DAYS * 86_400_000;
/** Files that the database is asked about at once. */
const AT_ONCE = 1000;

/** Of the upload that a file belongs to: tus keeps notes beside each, by its name and an ending. */
const idOf = (key: string): string => key.slice(UPLOADS.length + 1).split('.')[0]!;

/** Removes uploads that were not taken in time, with their files. */
export const sweepUploads = defineJob({
  name: 'uploads.sweep',
  payload: z.object({}),
  schedule: '17 * * * *',
  async handle(services) {
    const { orm, storage } = services;
    const gone = await runSql<{ id: string }>(
      orm.em.fork(),
      sql`delete from upload where created_at < now() - make_interval(days => ${KEPT_DAYS}::int) returning id`,
    );
    for (const { id } of gone) await removeUpload(storage, `${UPLOADS}/${id}`);
    // Left by a process that was killed between the file and the row, or of a person who was erased
    let old: string[] = [];
    for await (const key of storage.list(UPLOADS, new Date(Date.now() - KEPT_MS))) {
      old.push(key);
      if (old.length === AT_ONCE) {
        await removeUnknown(services, old);
        old = [];
      }
    }
    await removeUnknown(services, old);
    await storage.sweepUnfinished(new Date(Date.now() - KEPT_MS));
  },
});

/** Removes files that no upload and no kept file names. Asked after the folder: a row is there before its file is. */
async function removeUnknown({ orm, storage }: Services, keys: readonly string[]): Promise<void> {
  if (!keys.length) return;
  const em: EntityManager = orm.em.fork();
  const uploads = await runSql<{ id: string }>(
    em,
    sql`select id from upload where id::text = any(${keys.map(idOf)}::text[])`,
  );
  const kept = await runSql<{ name: string }>(
    em,
    sql`select name from named_file where name = any(${keys}::text[])`,
  );
  const waiting = new Set(uploads.map(({ id }) => id));
  const named = new Set(kept.map(({ name }) => name));
  for (const key of keys) if (!waiting.has(idOf(key)) && !named.has(key)) await storage.remove(key);
}
