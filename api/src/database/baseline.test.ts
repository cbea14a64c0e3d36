import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, describe, expect, test } from 'vitest';
import { jobs } from '../features/manifests.ts';
import { Keys } from '../platform/access/keys.ts';
import { copyOut } from '../platform/backup/copy-out.ts';
import { FORMAT, toFingerprint, writeManifest } from '../platform/backup/manifest.ts';
import { ConfigurationError } from '../platform/errors/configuration-error.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/process/log.ts';
import { emptyDatabase } from '../testing/database.ts';
import { runFolder } from '../testing/run-folder.ts';
import { fromBaseline } from './from-baseline.ts';
import { LAST_REPLACED, Migration2026121100Baseline, REPLACED } from './migrations/20261211-00-baseline.ts';
import { migrations } from './migrations/index.gen.ts';
import { connect, migrate } from './orm.ts';
import { restoreRows } from './restore.ts';

const BASELINE = Migration2026121100Baseline.name;
const LATER = migrations.map(({ name }) => name).slice(1);
/** Migrations as versions before the baseline recorded them. Only the last name is still known. */
const REPLACED_NAMES = [...Array.from({ length: REPLACED - 1 }, (_, i) => `Migration${i}`), LAST_REPLACED];

const run = <R extends object>({ em }: MikroORM, statement: string, values: readonly unknown[] = []) =>
  em.fork().execute<R[]>(statement, [...values]);
const recordedMigrations = async (orm: MikroORM) =>
  (await run<{ name: string }>(orm, 'select name from migration order by id')).map(({ name }) => name);

/** A database with the tables of the baseline and one person, but other recorded migrations. */
async function databaseWith(names: readonly string[]): Promise<{ orm: MikroORM; url: string }> {
  const url = await emptyDatabase();
  const orm = await connect(url, { max: 4 });
  afterAll(() => orm.close(true));
  await orm.migrator.up({ to: BASELINE });
  await run(orm, 'delete from migration');
  await run(orm, 'insert into migration (name) select unnest(?::text[])', [`{${names.join()}}`]);
  await run(orm, "insert into person (email, full_name) values ('a@example.vn', 'Một')");
  return { orm, url };
}

const TOO_OLD = `older than ${LAST_REPLACED}`;

test.each([
  ['without the last one', REPLACED_NAMES.slice(0, -1)],
  ['without one of the others', REPLACED_NAMES.slice(1)],
  ['with one more', [...REPLACED_NAMES, 'MigrationOfNobody']],
])('replaced migrations %s are not those of the baseline', (_, names) => {
  expect(() => fromBaseline(names)).toThrow(ConfigurationError);
  expect(() => fromBaseline(names)).toThrow(TOO_OLD);
});

describe('a database', () => {
  test('is at the baseline after all replaced migrations, keeps its rows and receives later migrations', async () => {
    const { orm, url } = await databaseWith(REPLACED_NAMES);
    expect(await migrate(orm, url)).toEqual(LATER);
    // The previous release is ready as long as it finds the names of its own migrations
    expect(await recordedMigrations(orm)).toEqual([...REPLACED_NAMES, BASELINE, ...LATER]);
    expect(await run(orm, 'select email from person')).toEqual([{ email: 'a@example.vn' }]);
    expect(await migrate(orm, url)).toEqual([]);
  });

  test('is rejected without a change if its tables are older', async () => {
    const names = REPLACED_NAMES.slice(0, -1);
    const { orm, url } = await databaseWith(names);
    await expect(migrate(orm, url)).rejects.toThrow(TOO_OLD);
    expect(await recordedMigrations(orm)).toEqual(names);
  });
});

describe('a backup', () => {
  const keys = new Keys(['k'.repeat(32)]);

  async function getBackup(url: string, migrationNames?: readonly string[]): Promise<string> {
    const queue = new Jobs({ databaseUrl: url, connections: 1, log: createLog('silent') }, jobs);
    await queue.start();
    await queue.stop();
    const folder = runFolder('baseline');
    const { signal } = new AbortController();
    const { fileKeys: _, ...rows } = await copyOut({ databaseUrl: url, folder, signal, onProgress() {} });
    const now = new Date().toISOString();
    await writeManifest(folder, keys, {
      format: FORMAT,
      id: '00000000-0000-4000-8000-000000000000',
      program: '0.1.0',
      trigger: 'MANUAL',
      keys: toFingerprint(keys),
      startedAt: now,
      endedAt: now,
      ...rows,
      migrations: [...(migrationNames ?? rows.migrations)],
      files: [],
      missing: [],
    });
    return folder;
  }

  /** @returns the migrations of the restored database */
  async function restoreFolder(folder: string): Promise<string[]> {
    const url = await emptyDatabase();
    await restoreRows(url, folder, { keys });
    const orm = await connect(url, { max: 2 });
    afterAll(() => orm.close(true));
    expect(await run(orm, 'select email from person')).toEqual([{ email: 'a@example.vn' }]);
    return recordedMigrations(orm);
  }

  test('is restored if it lists all replaced migrations', async () => {
    const { url } = await databaseWith(REPLACED_NAMES);
    expect(await restoreFolder(await getBackup(url))).toEqual([BASELINE, ...LATER]);
  });

  test('is restored with the later migrations if its database adopted the baseline', async () => {
    const { orm, url } = await databaseWith(REPLACED_NAMES);
    await migrate(orm, url);
    const folder = await getBackup(url);
    expect(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')).migrations).toEqual([
      ...REPLACED_NAMES,
      BASELINE,
      ...LATER,
    ]);
    expect(await restoreFolder(folder)).toEqual([BASELINE, ...LATER]);
  });

  test('is rejected with the same message if its tables are older', async () => {
    const { url } = await databaseWith(REPLACED_NAMES);
    const folder = await getBackup(url, REPLACED_NAMES.slice(0, -1));
    await expect(restoreRows(url, folder, { keys })).rejects.toThrow(TOO_OLD);
  });
});
