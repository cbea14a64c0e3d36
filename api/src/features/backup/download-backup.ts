import { join } from 'node:path';
import type { Context } from '../../graphql/context.ts';
import { packBackup } from '../../platform/backup/archive.ts';
import { readManifest } from '../../platform/backup/manifest.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { audit, createDownloadLink, type DownloadLink } from '../operations/index.ts';
import { assertStored } from './start-backup.ts';

/**
 * Creates a download link for a backup as one archive. The download is recorded in the audit log.
 * @throws NOT_FOUND, CONFLICT
 */
export async function createBackupLink(context: Context, backupId: string): Promise<DownloadLink> {
  const folder = await assertStored(context, backupId);
  return context.em.transactional(async (em) => {
    audit(em, context, { action: 'backup.download', targetId: backupId, after: { folder } });
    return createDownloadLink(em, context, { kind: 'backup', args: { backupId }, form: 'tar' });
  });
}

/**
 * The archive, generated while it is downloaded.
 * @returns undefined if the backup was removed in the meantime
 */
export async function backupArchive(
  { orm, config, keys }: Services,
  { backupId }: { backupId: string },
): Promise<{ name: string; archive: ReturnType<typeof packBackup> } | undefined> {
  const [found] = await runSql<{ folder: string }>(
    orm.em.fork(),
    sql`select folder from backup_run where id = ${backupId} and folder is not null and removed_at is null`,
  );
  if (!found) return undefined;
  const folder = join(config.backupDir, found.folder);
  const read = await readManifest(folder, keys).catch(() => undefined);
  return read && { name: found.folder, archive: packBackup(folder, read.manifest) };
}
