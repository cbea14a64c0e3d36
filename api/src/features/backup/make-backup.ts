import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { tryWithAdvisoryLock } from '../../platform/backup/advisory-lock.ts';
import { BackupFault } from '../../platform/backup/backup-fault.ts';
import { copyOut } from '../../platform/backup/copy-out.ts';
import {
  type FileEntry,
  FORMAT,
  type Manifest,
  readManifest,
  toFingerprint,
  writeManifest,
} from '../../platform/backup/manifest.ts';
import { isUnfinished, toFolderName, unfinishedName } from '../../platform/backup/places.ts';
import { freeBytesIn } from '../../platform/backup/room.ts';
import { filesToStore, storeFiles } from '../../platform/backup/store-files.ts';
import { findTables } from '../../platform/backup/tables.ts';
import { verifyBackup } from '../../platform/backup/verify.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { BackupFaultKind, type BackupTrigger } from './backup.enums.ts';
import { notifyFailure } from './notify-failure.ts';
import { insertRun, LOCK } from './queue.ts';
import { removeSurplus } from './remove-surplus.ts';
import { RunProgress } from './run-progress.ts';
import { LEAVE_FREE } from './settings.ts';
import { storeErasures } from './store-erasures.jobs.ts';

interface Run {
  readonly id: string;
  readonly trigger: BackupTrigger;
  readonly created_at: Date;
}

/**
 * Creates the backup of a run. It is written to a temporary folder, renamed when complete, and then verified. A run
 * of a dead process is marked as unfinished and replaced by a new one.
 */
export async function makeBackup(services: Services, runId: string, signal: AbortSignal): Promise<void> {
  const done = await tryWithAdvisoryLock(services.databaseUrl, LOCK, async () => {
    const run = await claim(services, runId);
    if (run) await make(services, run, signal);
  });
  // The holder of the lock works on this run or on an earlier one
  if (!done) throw new Error('another process is creating a backup');
}

async function claim(services: Services, runId: string): Promise<Run | undefined> {
  const em = services.orm.em.fork();
  return em.transactional(async (inner) => {
    const [found] = await runSql<Run & { claimed_at: Date | null; asked_by: string | null }>(
      inner,
      sql`select id, trigger, created_at, claimed_at, asked_by from backup_run where id = ${runId} and status = 'RUNNING' for update`,
    );
    if (!found) return undefined;
    if (!found.claimed_at) {
      await runSql(inner, sql`update backup_run set claimed_at = now() where id = ${runId}`);
      return found;
    }
    await runSql(
      inner,
      sql`update backup_run set status = 'UNFINISHED', fault = 'KILLED', ended_at = now() where id = ${runId}`,
    );
    const id = (await insertRun(inner, { trigger: found.trigger, askedBy: found.asked_by }))!;
    await runSql(inner, sql`update backup_run set claimed_at = now() where id = ${id}`);
    return { ...found, id, created_at: new Date() };
  });
}

async function make(services: Services, run: Run, signal: AbortSignal): Promise<void> {
  const progress = new RunProgress(services, run.id, signal);
  const { backupDir: root } = services.config;
  const unfinished = join(root, unfinishedName(run.id));
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    await sweepUnfinished(root);
    await storeErasures(services);
    await mkdir(unfinished, { mode: 0o700 });
    const { manifest, checksum } = await write(services, run, unfinished, progress);
    const name = toFolderName(run.id, new Date(manifest.snapshotAt));
    await rename(unfinished, join(root, name));
    await progress.begin('CHECKING');
    await verifyBackup(join(root, name), services.keys, {
      signal: progress.signal,
      onProgress: progress.update,
    }).catch(async (error: unknown) => {
      await rm(join(root, name), { recursive: true, force: true });
      throw error;
    });
    await progress.end();
    await finish(services, run.id, { manifest, checksum, name });
    await removeSurplus(services);
  } catch (error) {
    await progress.end();
    await rm(unfinished, { recursive: true, force: true });
    await fail(services, run, error, progress.signal);
  }
}

/** Removes what a killed process left. The holder of the lock is the only writer. */
async function sweepUnfinished(root: string): Promise<void> {
  for (const name of await readdir(root))
    if (isUnfinished(name)) await rm(join(root, name), { recursive: true, force: true });
}

async function write(
  services: Services,
  run: Run,
  folder: string,
  progress: RunProgress,
): Promise<{ manifest: Manifest; checksum: string }> {
  const { storage, keys, databaseUrl } = services;
  const { signal, update: onProgress } = progress;
  const startedAt = new Date().toISOString();
  const known = await knownFiles(services);
  await progress.begin('DATABASE');
  await assertRoom(services, known);
  const snapshot = await copyOut({ databaseUrl, folder, signal, onProgress });
  await progress.begin('FILES');
  const { fileKeys, ...rows } = snapshot;
  const root = services.config.backupDir;
  const stored = await storeFiles({ storage, root, keys: fileKeys, known, signal, onProgress });
  const manifest: Manifest = {
    format: FORMAT,
    id: run.id,
    program: process.env.npm_package_version ?? 'sen',
    trigger: run.trigger,
    keys: toFingerprint(keys),
    startedAt,
    endedAt: new Date().toISOString(),
    ...rows,
    files: stored.files,
    missing: stored.missing,
  };
  return { manifest, checksum: await writeManifest(folder, keys, manifest) };
}

/**
 * The files of the newest stored backup, which need not be copied again. Excluded are files that a later check or
 * backup found changed on the disk. They are copied again, otherwise every further backup would fail because of them.
 */
async function knownFiles({ orm, keys, config }: Services): Promise<readonly FileEntry[]> {
  const [last] = await runSql<{ folder: string; damaged: string[] }>(
    orm.em.fork(),
    sql`select b.folder, array(select f->>'file' from backup_run l cross join jsonb_array_elements(l.files_at_fault) f
        where l.id >= b.id and f->>'fault' = 'FILE_CHANGED') as damaged
      from backup_run b where b.folder is not null and b.removed_at is null order by b.id desc limit 1`,
  );
  if (!last) return [];
  // A manifest that is damaged or made with other keys is useless. Then all files are read
  const read = await readManifest(join(config.backupDir, last.folder), keys).catch(() => undefined);
  const files = read?.manifest.files ?? [];
  const damaged = new Set(files.filter(({ key }) => last.damaged.includes(key)).map(({ sha256 }) => sha256));
  return files.filter(({ sha256 }) => !damaged.has(sha256));
}

/**
 * Asserts that there is room for all rows uncompressed, although they are compressed: a full disk would stop the
 * server too.
 */
async function assertRoom(
  { databaseUrl, storage, config, orm, settings }: Services,
  known: readonly FileEntry[],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tables = await findTables(client).finally(() => client.end());
  const named = await runSql<{ name: string }>(orm.em.fork(), sql`select distinct name from named_file`);
  const keys = named.map(({ name }) => name);
  const { pending } = await filesToStore({ storage, root: config.backupDir, keys, known });
  const needed = [...tables.map(({ bytes }) => bytes), ...pending.values()].reduce(
    (sum, each) => sum + each,
    0,
  );
  const room = await freeBytesIn(config.backupDir, settings.get(LEAVE_FREE) * 2 ** 30);
  if (room < needed) throw new BackupFault('NO_ROOM', `${Math.ceil((needed - room) / 2 ** 20)} MiB`);
}

async function finish(
  { orm }: Services,
  runId: string,
  { manifest, checksum, name }: { manifest: Manifest; checksum: string; name: string },
): Promise<void> {
  const { streams, files, missing, snapshotAt } = manifest;
  const sum = (numbers: readonly number[]) => numbers.reduce((before, each) => before + each, 0);
  await runSql(
    orm.em.fork(),
    sql`update backup_run set status = ${missing.length ? 'WARNING' : 'OK'},
        fault = ${missing.length ? 'FILES_MISSING' : null}, fault_detail = ${missing[0] ?? null}, ended_at = now(),
        folder = ${name}, snapshot_at = ${snapshotAt}, checksum = ${checksum}, checked_at = now(),
        database_bytes = ${sum(streams.map(({ bytes }) => bytes))}, file_bytes = ${sum(files.map(({ bytes }) => bytes))},
        row_count = ${sum(streams.map(({ rows }) => rows))}, file_count = ${files.length}, missing_count = ${missing.length}
      where id = ${runId}`,
  );
}

async function fail(services: Services, run: Run, error: unknown, signal: AbortSignal): Promise<void> {
  const reason: unknown = signal.aborted ? signal.reason : error;
  const isStopped = reason instanceof BackupFault && reason.code === 'STOPPED';
  // The server shuts down, or the migration of a new release has cut the connection: the queue retries, and the
  // backup is created again
  if (!isStopped && (signal.aborted || (error as { code?: string }).code === '57P01')) throw error;
  const fault = isStopped ? 'STOPPED' : findFault(error);
  const status = isStopped ? 'UNFINISHED' : 'ERROR';
  const [detail, files] = error instanceof BackupFault ? [error.what ?? null, error.files] : [null, []];
  if (fault === 'UNEXPECTED')
    services.log.error({ err: error, backup: run.id }, 'a backup failed unexpectedly');
  await services.orm.em.fork().transactional(async (em) => {
    await runSql(
      em,
      sql`update backup_run set status = ${status}, fault = ${fault}, fault_detail = ${detail},
          files_at_fault = ${JSON.stringify(files)}::jsonb, ended_at = now()
        where id = ${run.id} and status = 'RUNNING'`,
    );
    if (status === 'ERROR') await notifyFailure(em, services, 'BACKUP_FAILED', run.created_at);
  });
}

export const findFault = (error: unknown): BackupFaultKind => {
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return 'NO_ROOM';
  if (!(error instanceof BackupFault)) return 'UNEXPECTED';
  return error.code in BackupFaultKind ? (error.code as BackupFaultKind) : 'UNEXPECTED';
};
