import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { tryWithAdvisoryLock } from '../../platform/backup/advisory-lock.ts';
import { BackupFault, type FileFault } from '../../platform/backup/backup-fault.ts';
import { hashOfFile } from '../../platform/backup/hashed.ts';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { poolPath } from '../../platform/backup/places.ts';
import { getBytes, verifyBackup } from '../../platform/backup/verify.ts';
import { getValue, runSql, sql } from '../../platform/db/index.ts';
import { invariants } from '../../platform/db/invariants.ts';
import type { SandboxApp, Services } from '../../platform/process/services.ts';
import type { BackupFaultKind, DrillStatus, DrillStepKind } from './backup.enums.ts';
import { findFault } from './make-backup.ts';
import { notifyFailure } from './notify-failure.ts';
import { DRILL_LOCK } from './queue.ts';
import { smokeTest } from './smoke-test.ts';

/** Max files of a backup in the comparison of contents. */
const SAMPLE = 500;

interface Step {
  readonly kind: DrillStepKind;
  readonly isPassed: boolean;
  readonly count: number;
  readonly ms: number;
}

interface Drill {
  readonly id: string;
  readonly folder: string;
  readonly backup_id: string;
  readonly snapshot_at: Date | string;
}

class DrillFailed extends Error {
  constructor(
    readonly fault: BackupFaultKind,
    readonly detail: string,
  ) {
    super(detail);
  }
}

/**
 * Restores a backup into a temporary database on the same server, checks that everything is complete and correct,
 * signs in and opens a course, and drops the database. The restored server processes no jobs, so it sends nothing.
 */
export async function runDrill(services: Services, drillId: string): Promise<void> {
  await tryWithAdvisoryLock(services.databaseUrl, DRILL_LOCK, async () => {
    const [drill] = await runSql<Drill>(
      services.orm.em.fork(),
      sql`select d.id, b.folder, b.id as backup_id, b.snapshot_at from backup_drill d join backup_run b on b.id = d.backup_id
        where d.id = ${drillId} and d.status = 'RUNNING'`,
    );
    if (!drill) return;
    try {
      await runSteps(services, drill);
      await end(services, drill, 'PASSED');
    } catch (error) {
      const fault = error instanceof DrillFailed ? error.fault : findFault(error);
      const detail =
        error instanceof DrillFailed ? error.detail : error instanceof BackupFault ? error.what : undefined;
      if (fault === 'UNEXPECTED')
        services.log.error({ err: error, drill: drill.id }, 'a restore drill failed unexpectedly');
      const status = fault === 'NO_CREATE_DATABASE' ? 'SKIPPED' : 'FAILED';
      const files = error instanceof BackupFault ? error.files : [];
      await end(services, drill, status, { fault, detail, files });
    }
  });
}

async function runSteps(services: Services, drill: Drill): Promise<void> {
  const folder = join(services.config.backupDir, drill.folder);
  const step = stepRunner(services, drill.id);
  const verified = verifyBackup(folder, services.keys);
  await step('CHECKSUMS', async () => getBytes((await verified).manifest));
  const { manifest } = await verified;
  const scratch = await createScratch(services.databaseUrl);
  const dataDir = join(services.config.backupDir, `.drill-${drill.id}`);
  let app: SandboxApp | undefined;
  try {
    await step('RESTORE', async () => {
      await services.sandboxApps.restore(scratch.url, folder);
      return manifest.streams.reduce((sum, { rows }) => sum + rows, 0);
    });
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    app = await services.sandboxApps.open(scratch.url, dataDir);
    const restored = app.services;
    await step('LEDGER', () => checkInvariants(restored));
    await step('FILES', () => compareFiles(dirname(folder), manifest));
    await step('PROGRAM', () =>
      smokeTest(restored).catch((error: Error) => {
        throw new DrillFailed('PROGRAM_BROKEN', error.message);
      }),
    );
  } finally {
    await app?.close().catch(() => {});
    await rm(dataDir, { recursive: true, force: true });
    await scratch.drop();
  }
}

/** Stores each step when it ends, so that administrators see the progress. `work` returns the count of the step. */
const stepRunner =
  ({ orm }: Services, drillId: string) =>
  async (kind: DrillStepKind, work: () => Promise<number>): Promise<void> => {
    const began = performance.now();
    const store = (isPassed: boolean, count: number) => {
      const step: Step = { kind, isPassed, count, ms: Math.round(performance.now() - began) };
      return runSql(
        orm.em.fork(),
        sql`update backup_drill set steps = steps || ${JSON.stringify([step])}::jsonb where id = ${drillId}`,
      );
    };
    try {
      await store(true, await work());
    } catch (error) {
      await store(false, 0);
      throw error;
    }
  };

/** Creates a temporary database on the same server, after dropping those that killed drills left. */
async function createScratch(databaseUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = new URL(databaseUrl);
  const prefix = `${decodeURIComponent(url.pathname.slice(1))}_drill_`;
  const name = `${prefix}${randomBytes(4).toString('hex')}`;
  await onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    if (!rows[0]?.may) throw new DrillFailed('NO_CREATE_DATABASE', url.username);
    const left = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const each of left.rows) await drop(client, each.name);
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8' locale 'C'`,
    );
  });
  url.pathname = `/${encodeURIComponent(name)}`;
  return { url: url.toString(), drop: () => onServer(databaseUrl, (client) => drop(client, name)) };
}

const drop = async (client: pg.Client, name: string): Promise<void> =>
  void (await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`));

async function onServer<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @returns the number of ledger entries */
async function checkInvariants({ orm }: Services): Promise<number> {
  const em = orm.em.fork();
  for (const { name, statement } of invariants)
    if ((await runSql(em, statement)).length) throw new DrillFailed('LEDGER_BROKEN', name);
  const count = await getValue<string>(em, sql`select count(*) as count from ledger_entry`);
  return Number(count);
}

/** Compares a sample of files across the backup. The same backup has the same sample. */
async function compareFiles(root: string, { files }: Manifest): Promise<number> {
  const every = Math.max(1, Math.ceil(files.length / SAMPLE));
  const sample = files.filter((_, index) => index % every === 0);
  for (const { key, sha256 } of sample)
    if ((await hashOfFile(poolPath(root, sha256))).sha256 !== sha256)
      throw new BackupFault('FILE_CHANGED', key, [{ fault: 'FILE_CHANGED', file: key }]);
  return sample.length;
}

interface DrillFault {
  readonly fault?: BackupFaultKind;
  readonly detail?: string | undefined;
  readonly files?: readonly FileFault[];
}

async function end(
  services: Services,
  { id, backup_id, snapshot_at }: Drill,
  status: DrillStatus,
  { fault, detail, files = [] }: DrillFault = {},
): Promise<void> {
  const isDamaged =
    fault &&
    ['FILE_MISSING', 'FILE_CHANGED', 'MANIFEST_CHANGED', 'OTHER_KEYS', 'NOT_A_BACKUP'].includes(fault);
  await services.orm.em.fork().transactional(async (em) => {
    await runSql(
      em,
      sql`update backup_drill set status = ${status}, fault = ${fault ?? null}, fault_detail = ${detail ?? null}, ended_at = now()
        where id = ${id}`,
    );
    if (status === 'PASSED' || isDamaged)
      await runSql(
        em,
        sql`update backup_run set checked_at = now(), check_fault = ${isDamaged ? fault : null}, check_detail = ${isDamaged ? (detail ?? null) : null},
            files_at_fault = ${JSON.stringify(files)}::jsonb
          where id = ${backup_id}`,
      );
    if (status === 'FAILED') await notifyFailure(em, services, 'DRILL_FAILED', snapshot_at);
  });
}
