import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { runSql, sql } from '../db/index.ts';
import { defineJob } from '../jobs/jobs.ts';
import type { Services } from '../process/services.ts';
import { UPLOADS } from './storage/storage.ts';
import { KEPT_DAYS, removeUpload } from './uploads.ts';

const KEPT_MS = KEPT_DAYS * 86_400_000;
const BATCH_SIZE = 1000;

/** The upload ID of a file key. tus stores metadata next to each file, with a suffix. */
const getId = (key: string): string => key.slice(UPLOADS.length + 1).split('.')[0]!;

export const sweepUploads = defineJob({
  name: 'uploads.sweep',
  payload: z.object({}),
  schedule: '17 * * * *',
  async handle(services) {
    const { orm, storage } = services;
    const expired = await runSql<{ id: string }>(
      orm.em.fork(),
      sql`delete from upload where created_at < now() - make_interval(days => ${KEPT_DAYS}::int) returning id`,
    );
    for (const { id } of expired) await removeUpload(storage, `${UPLOADS}/${id}`);
    // Files remain if a process is killed between writing file and row, or if their person is erased
    let old: string[] = [];
    for await (const key of storage.list(UPLOADS, new Date(Date.now() - KEPT_MS))) {
      old.push(key);
      if (old.length === BATCH_SIZE) {
        await removeUnknown(services, old);
        old = [];
      }
    }
    await removeUnknown(services, old);
    await storage.sweepUnfinished(new Date(Date.now() - KEPT_MS));
  },
});

/**
 * Removes files that neither an upload nor a stored file refers to. Queries the rows after listing the folder,
 * because a row exists before its file.
 */
async function removeUnknown({ orm, storage }: Services, keys: readonly string[]): Promise<void> {
  if (!keys.length) return;
  const em: EntityManager = orm.em.fork();
  const uploads = await runSql<{ id: string }>(
    em,
    sql`select id from upload where id::text = any(${keys.map(getId)}::text[])`,
  );
  const namedFiles = await runSql<{ name: string }>(
    em,
    sql`select name from named_file where name = any(${keys}::text[])`,
  );
  const waiting = new Set(uploads.map(({ id }) => id));
  const referenced = new Set(namedFiles.map(({ name }) => name));
  for (const key of keys) if (!waiting.has(getId(key)) && !referenced.has(key)) await storage.remove(key);
}
