import { z } from 'zod';
import { runSql, sql } from '../../platform/db/index.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/process/services.ts';
import { makeExport } from './make-export.ts';
import { EXPORTS_FOLDER, type ExportFileKey, parseKey, toKey } from './saved-files.ts';

/** A million rows take minutes. A missing heartbeat detects a dead process much earlier. */
const MAX_SECONDS = 2 * 3600;
/** Minutes without progress after which an export has failed. No attempt can still be running then. */
const SILENT_MINUTES = 120;
/** Minutes for which a file may exist without a row, because a process may be about to write the row. */
const STRAY_MINUTES = 60;
/** Days for which the row of a removed file shows its outcome. */
const LISTED_DAYS = 30;

/** Writes a file. A second attempt means that the process of the first one has died, or that it failed. */
export const makeExportJob = defineJob({
  name: 'exports.make',
  payload: z.object({ exportId: z.uuid() }),
  retryLimit: 4,
  atOnce: 1,
  maxSeconds: MAX_SECONDS,
  handle: (services, { exportId }, attempt) => makeExport(services, exportId, attempt),
});

/** Removes expired files, files without a row, and old rows. Fails exports without progress. */
export async function removeOldExports({ orm, storage }: Services): Promise<void> {
  const em = orm.em.fork();
  await runSql(
    em,
    sql`update export_file set state = 'FAILED', fault = 'INTERRUPTED', fault_row = rows_done + 1, finished_at = now()
      where state in ('QUEUED', 'RUNNING') and coalesce(told_at, created_at) < now() - make_interval(mins => ${SILENT_MINUTES}::int)`,
  );
  const over = await runSql<ExportFileKey>(
    em,
    sql`select id, attempt, form from export_file where state = 'READY' and expires_at <= now()`,
  );
  for (const file of over) {
    // The file first: if the server dies here, the row still exists for the next run
    await storage.remove(toKey(file));
    await runSql(em, sql`update export_file set state = 'EXPIRED' where id = ${file.id}`);
  }
  await runSql(
    em,
    sql`delete from export_file where state in ('EXPIRED', 'FAILED') and finished_at < now() - make_interval(days => ${LISTED_DAYS}::int)`,
  );
  const before = new Date(Date.now() - STRAY_MINUTES * 60_000);
  for await (const key of storage.list(EXPORTS_FOLDER, before)) {
    const [row] = await runSql<ExportFileKey>(
      em,
      sql`select id, attempt, form from export_file where id = ${parseKey(key) ?? null}::uuid and state = 'READY'`,
    );
    if (!row || toKey(row) !== key) await storage.remove(key);
  }
}

export const sweepExports = defineJob({
  name: 'exports.sweep',
  schedule: '23 * * * *',
  atOnce: 1,
  handle: removeOldExports,
});
