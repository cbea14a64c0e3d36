import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { jobs } from '../features/manifests.ts';
import { Keys } from '../platform/access/keys.ts';
import { unpackBackup } from '../platform/backup/archive.ts';
import { BackupFault } from '../platform/backup/backup-fault.ts';
import { copyIn } from '../platform/backup/copy-in.ts';
import { type ErasedPerson, readErasures } from '../platform/backup/erasures.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { restoreFiles } from '../platform/backup/restore-files.ts';
import { verifyBackup } from '../platform/backup/verify.ts';
import { ANALYZE_TABLES } from '../platform/db/analyze-tables.ts';
import { runSql, sql } from '../platform/db/index.ts';
import { openStorage } from '../platform/files/storage/open-storage.ts';
import { afterRestore } from '../platform/jobs/after-restore.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/process/log.ts';
import { fromBaseline } from './from-baseline.ts';
import { migrations } from './migrations/index.gen.ts';
import { connect, migrate } from './orm.ts';

/**
 * This table exists while a database is incompletely restored. The server does not start on it, and the next restore
 * empties it first.
 */
const MARK = 'unfinished_restore';

export interface RestoreRowsOptions {
  readonly keys: Keys;
  /** People who were erased since the backup. They are erased again. */
  readonly erased?: readonly ErasedPerson[];
}

/**
 * Restores the rows of a verified backup into an empty database: the tables of that time, the rows, later migrations,
 * and the corrections of features. It can be repeated after an interruption.
 * @throws BackupFault
 * @throws ConfigurationError if its tables are older than the baseline
 */
export async function restoreRows(
  databaseUrl: string,
  folder: string,
  { keys, erased = [] }: RestoreRowsOptions,
): Promise<Manifest> {
  const { manifest } = await verifyBackup(folder, keys);
  const expected = fromBaseline(manifest.migrations);
  const released = new Set(migrations.map(({ name }) => name));
  const unknown = expected.find((name) => !released.has(name));
  if (unknown) throw new BackupFault('NEWER_MIGRATIONS', unknown);
  await begin(databaseUrl);
  const orm = await connect(databaseUrl, { max: 4 });
  try {
    await orm.migrator.up({ migrations: expected });
    const queue = new Jobs({ databaseUrl, connections: 2, log: createLog('silent') }, jobs);
    await queue.start();
    await queue.stop();
    await copyIn(databaseUrl, folder, manifest);
    await migrate(orm, databaseUrl, { isRestoring: true });
    await orm.em.fork().transactional(async (em) => {
      await runSql(
        em,
        sql`insert into restoration (backup_id, backup_at, erased)
          values (${manifest.id}, ${manifest.snapshotAt}, ${JSON.stringify(erased)}::jsonb)`,
      );
      for (const statement of afterRestore) await runSql(em, statement);
      await em.execute(`drop table ${MARK}`);
    });
    await orm.em.fork().execute(ANALYZE_TABLES);
  } finally {
    await orm.close(true);
  }
  return manifest;
}

/**
 * The command `restore`: restores a backup (a folder or a downloaded archive) into an empty database and an empty
 * storage.
 * @returns the message for the operator
 */
export async function restoreBackup(config: Config, databaseUrl: string, path: string): Promise<string> {
  const began = performance.now();
  const keys = new Keys(config.appKeys);
  const unpacked = await mkdtemp(join(tmpdir(), 'sen-restore-'));
  try {
    const source = resolve(path);
    const isArchive = (await stat(source)).isFile();
    const folder = isArchive ? await unpackBackup(createReadStream(source), unpacked, keys) : source;
    const storage = openStorage(config, createLog('silent'));
    await storage.prepare();
    if (!(await isIncomplete(databaseUrl)) && !(await storage.isEmpty()))
      throw new BackupFault('NOT_EMPTY', config.objectStorage?.bucket ?? config.dataDir);
    const erased = [
      ...(await readErasures(config.backupDir, keys)),
      ...(isArchive ? [] : await readErasures(dirname(folder), keys)),
    ];
    const manifest = await restoreRows(databaseUrl, folder, { keys, erased });
    await restoreFiles(dirname(folder), manifest, storage);
    const rows = manifest.streams.reduce((sum, each) => sum + each.rows, 0);
    return [
      `Restored what was there at ${manifest.snapshotAt}: ${rows} rows, ${manifest.files.length} files, in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
      'Money, mails and webhooks stay where they are until an administrator releases them at /admin/backup.',
    ].join('\n');
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/**
 * Marks the database, or empties it after an interrupted restore.
 * @throws BackupFault with NOT_EMPTY
 */
async function begin(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    if (await hasRestoreMark(client)) {
      await client.query('drop schema if exists pgboss cascade');
      await client.query('drop schema public cascade');
      await client.query('create schema public');
    }
    const { rows } = await client.query<{ name: string }>(
      "select schemaname || '.' || tablename as name from pg_tables where schemaname in (current_schema, 'pgboss') limit 1",
    );
    if (rows[0]) throw new BackupFault('NOT_EMPTY', rows[0].name);
    await client.query(`create table ${MARK} (since timestamptz not null default now())`);
  });
}

const isIncomplete = (databaseUrl: string): Promise<boolean> => withClient(databaseUrl, hasRestoreMark);

async function hasRestoreMark(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_half: boolean }>('select to_regclass($1) is not null as is_half', [
    MARK,
  ]);
  return rows[0]!.is_half;
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
