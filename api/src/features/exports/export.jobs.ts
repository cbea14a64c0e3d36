import { z } from 'zod';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { EXPORTS_FOLDER, idOfKey, type KeptFile, keyOf } from './export-key.ts';
import { makeExport } from './make-export.ts';

/** A million rows take minutes; a heartbeat tells of a process that died long before. */
const MOST_SECONDS = 2 * 3600;
/** Minutes without a sign of life after which no attempt is left that could give one. */
const SILENT_MINUTES = 120;
/** Minutes that a file may lie without a row: between the two a process may just be at it. */
const STRAY_MINUTES = 60;
/** Days that the row of a file which is gone still says what became of it. */
const TOLD_DAYS = 30;

/** Writes a file. A second attempt means that the first one's process died, or something was out. */
export const makeExportJob = defineJob({
  name: 'exports.make',
  payload: z.object({ exportId: z.uuid() }),
  retryLimit: 4,
  atOnce: 1,
  mostSeconds: MOST_SECONDS,
  handle: (services, { exportId }, attempt) => makeExport(services, exportId, attempt),
});

/** Removes files that were kept for their days, those that no row names, and what was told of them for long. */
export async function removeOldExports({ orm, storage }: Services): Promise<void> {
  const em = orm.em.fork();
  await runSql(
    em,
    sql`update export_file set state = 'FAILED', fault = 'INTERRUPTED', fault_row = rows_done + 1, finished_at = now()
      where state in ('QUEUED', 'RUNNING') and coalesce(told_at, created_at) < now() - make_interval(mins => ${SILENT_MINUTES}::int)`,
  );
  const over = await runSql<KeptFile>(
    em,
    sql`select id, attempt, form from export_file where state = 'READY' and expires_at <= now()`,
  );
  for (const file of over) {
    // The file first: should the program die here, the row is still there for the next time
    await storage.remove(keyOf(file));
    await runSql(em, sql`update export_file set state = 'EXPIRED' where id = ${file.id}`);
  }
  await runSql(
    em,
    sql`delete from export_file where state in ('EXPIRED', 'FAILED') and finished_at < now() - make_interval(days => ${TOLD_DAYS}::int)`,
  );
  const before = new Date(Date.now() - STRAY_MINUTES * 60_000);
  for await (const key of storage.list(EXPORTS_FOLDER, before)) {
    const [row] = await runSql<KeptFile>(
      em,
      sql`select id, attempt, form from export_file where id = ${idOfKey(key) ?? null}::uuid and state = 'READY'`,
    );
    if (!row || keyOf(row) !== key) await storage.remove(key);
  }
}

export const sweepExports = defineJob({
  name: 'exports.sweep',
  payload: z.object({}),
  schedule: '23 * * * *',
  atOnce: 1,
  handle: (services) => removeOldExports(services),
});
