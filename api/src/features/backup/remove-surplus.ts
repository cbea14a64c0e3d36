import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '../../platform/backup/manifest.ts';
import { isBackupFolder } from '../../platform/backup/places.ts';
import { selectRetained } from '../../platform/backup/retained.ts';
import { sweepPool } from '../../platform/backup/store-files.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { DAILY_COPIES, WEEKLY_COPIES } from './settings.ts';

/** Days for which the table shows removed and failed backups. */
const SHOWN_DAYS = 90;

/** Removes backups beyond the retention settings, and the files that only they need. The caller holds the lock. */
export async function removeSurplus(services: Services): Promise<void> {
  const em = services.orm.em.fork();
  const { backupDir: root } = services.config;
  const rows = await runSql<{
    id: string;
    folder: string;
    at: Date | string;
    is_readable: boolean;
    is_whole: boolean;
  }>(
    em,
    sql`select id, folder, snapshot_at as at, check_fault is null as is_readable,
        check_fault is null and status = 'OK' as is_whole from backup_run
      where folder is not null and removed_at is null`,
  );
  const copies = { daily: services.settings.get(DAILY_COPIES), weekly: services.settings.get(WEEKLY_COPIES) };
  const retainedIn = (some: typeof rows) =>
    selectRetained(
      some.map(({ id, at }) => ({ id, at: new Date(at) })),
      copies,
    );
  // A damaged backup does not count in place of a readable one, and an incomplete one not in place of a complete one
  const all = new Map([
    ...retainedIn(rows),
    ...retainedIn(rows.filter(({ is_readable }) => is_readable)),
    ...retainedIn(rows.filter(({ is_whole }) => is_whole)),
  ]);
  for (const { id, folder } of rows) {
    const as = all.get(id);
    if (as)
      await runSql(
        em,
        sql`update backup_run set kept_as = ${as} where id = ${id} and kept_as is distinct from ${as}`,
      );
    else {
      // Recorded first, because a half-removed folder is not a backup
      await runSql(em, sql`update backup_run set removed_at = now() where id = ${id}`);
      await rm(join(root, folder), { recursive: true, force: true });
    }
  }
  await runSql(
    em,
    sql`delete from backup_run where (folder is null or removed_at is not null)
      and created_at < now() - make_interval(days => ${SHOWN_DAYS}::int) and status <> 'RUNNING'`,
  );
  const named = new Set<string>();
  for (const name of (await readdir(root)).filter(isBackupFolder)) {
    const read = await readManifest(join(root, name), services.keys).catch(() => undefined);
    // If a manifest cannot be read, its files are unknown. So no file is removed
    if (!read) return;
    for (const { sha256 } of read.manifest.files) named.add(sha256);
  }
  await sweepPool(root, named);
}
