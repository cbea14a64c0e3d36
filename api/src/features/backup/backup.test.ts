import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import pg from 'pg';
import tar from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { restoreBackup, restoreRows } from '../../database/restore.ts';
import { Keys } from '../../platform/access/keys.ts';
import { tryWithAdvisoryLock } from '../../platform/backup/advisory-lock.ts';
import { packBackup, unpackBackup } from '../../platform/backup/archive.ts';
import type { BackupFault } from '../../platform/backup/backup-fault.ts';
import { readErasures, recordErasures } from '../../platform/backup/erasures.ts';
import { readManifest } from '../../platform/backup/manifest.ts';
import { poolPath } from '../../platform/backup/places.ts';
import { verifyBackup } from '../../platform/backup/verify.ts';
import { runSql } from '../../platform/db/index.ts';
import { invariants } from '../../platform/db/invariants.ts';
import { storeFile } from '../../platform/files/stored-files.ts';
import { isOnHold, OutgoingKind } from '../../platform/http/outgoing-hold.ts';
import { createLog } from '../../platform/process/log.ts';
import { ownApp } from '../../testing/app.ts';
import { emptyDatabase } from '../../testing/database.ts';
import { type Actor, admin, ask, getCode, getReason, select } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { runFolder } from '../../testing/run-folder.ts';
import { repeatErasures } from '../accounts/personal-data/repeat-erasures.jobs.ts';
import { sellCourse } from '../ledger/testing/sell-course.ts';
import { verifyJob } from './backup.jobs.ts';
import { backupNow, drillNow } from './by-command.ts';
import { makeBackup } from './make-backup.ts';
import { insertRun, LOCK } from './queue.ts';
import { removeSurplus } from './remove-surplus.ts';

const app = await ownApp();
const { course, enrol, student, teacher, value } = helpersFor(app);
const { services } = app;
const { backupDir } = services.config;
const BYTES = Buffer.from('những byte của một tệp được lưu'.repeat(400));
let folder: string;
// The tests start servers and fill databases. A drill flips thousands of bytes.
vi.setConfig({ testTimeout: process.env.DRILL === '1' ? 1_200_000 : 600_000 });

/** A stored file with its row. */
async function stored(name: string, bytes: Buffer, ownerId: string): Promise<void> {
  const key = `media/${name}`;
  await services.storage.write(key, Readable.from([bytes]));
  await storeFile(services.orm.em.fork(), {
    ownerId,
    kind: 'FILE',
    storageKey: key,
    contentType: 'text/plain',
    sizeBytes: bytes.length,
  });
}

beforeAll(async () => {
  const [seller, learner] = [await teacher(), await student()];
  const facts = await course(seller.id, { lessons: 3 });
  await enrol(learner.id, facts.id);
  await stored('tai-lieu.txt', BYTES, seller.id);
  await stored('ban-sao.txt', BYTES, seller.id);
  folder = await backupNow(services);
});

async function query<T extends object>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The content of every table as text, independent of the order of rows. */
async function contents(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    url,
    "select tablename::text as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await query<{ sum: string }>(
      url,
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${name}" t`,
    );
    found[name] = row!.sum;
  }
  return found;
}

/** Tables that a restoration changes intentionally, and those of backups themselves. */
const CHANGED_TABLES =
  'backup_run backup_drill change_era migration outgoing_hold restoration row_change session'.split(' ');
const without = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !CHANGED_TABLES.includes(name)));

const latestRun = async () =>
  (await select(app, 'select status, fault, fault_detail from backup_run order by id desc limit 1'))[0];
/** ID of the newest stored backup. */
const newestId = () =>
  value<string>(
    'select id from backup_run where folder is not null and removed_at is null order by id desc limit 1',
  );
const changeSetting = async (root: Actor, key: string, value: number) => {
  const CHANGE = 'mutation($input: ChangeSettingInput!) { changeSetting(input: $input) { key } }';
  const { errors } = await ask(app, root, CHANGE, { input: { key, value, reason: 'Thử nghiệm' } });
  expect(errors).toBeUndefined();
};
/** Starts a server on a restored database. */
const restoredApp = async (databaseUrl: string, folderName: string) => {
  const restored = await createApp({
    config: readConfig({
      NODE_ENV: 'test',
      DATA_DIR: runFolder(folderName),
      SEED: 'none',
      APP_KEYS: services.config.appKeys.join(','),
    }),
    databaseUrl,
    log: createLog('silent'),
  });
  afterAll(() => restored.close());
  return restored;
};

describe('a backup', () => {
  test('contains every row and referenced file, each content once', async () => {
    const { manifest } = await readManifest(folder, services.keys);
    const tables = await select<{ n: string }>(
      app,
      "select count(*) n from pg_tables where schemaname = 'public' and tablename not in ('migration', 'backup_run', 'backup_drill')",
    );
    expect(manifest.streams.length).toBe(Number(tables[0]!.n) + 1);
    expect(manifest.files.map(({ key }) => key).sort()).toEqual(['media/ban-sao.txt', 'media/tai-lieu.txt']);
    expect(new Set(manifest.files.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(await readFile(poolPath(backupDir, manifest.files[0]!.sha256))).toEqual(BYTES);
    const [run] = await select<{ status: string; row_count: string }>(
      app,
      'select status, row_count from backup_run where folder is not null order by id limit 1',
    );
    expect(run!.status).toBe('OK');
    expect(Number(run!.row_count)).toBe(manifest.streams.reduce((sum, { rows }) => sum + rows, 0));
  });

  test('restores the same rows, sequences, foreign keys and triggers', async () => {
    const url = await emptyDatabase();
    await restoreRows(url, folder, { keys: services.keys });
    const shape = `select conrelid::regclass::text || conname || pg_get_constraintdef(oid) as line from pg_constraint
    where connamespace = 'public'::regnamespace union all
    select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger where not tgisinternal order by 1`;
    expect(await query(url, shape)).toEqual(await query(services.databaseUrl, shape));
    expect(without(await contents(url))).toEqual(without(await contents(services.databaseUrl)));
    // The changes after the last mark belong to the era that the restoration begins
    const changes = 'select distinct kind, id from row_change order by 1, 2';
    expect(await query(url, changes)).toEqual(await query(services.databaseUrl, changes));
    const sequences = 'select sequencename, last_value from pg_sequences order by 1';
    expect(await query(url, sequences)).toEqual(await query(services.databaseUrl, sequences));
    expect(await query(url, 'select 1 from session where ended_at is null')).toEqual([]);
    expect(await query(url, 'select kind from outgoing_hold where released_at is null order by 1')).toEqual([
      { kind: 'MAIL' },
      { kind: 'MONEY' },
      { kind: 'WEBHOOK' },
    ]);
    expect(await query(url, 'select max(era) > 0 as is_new from change_era')).toEqual([{ is_new: true }]);
  });

  test('is rejected by a non-empty database', async () => {
    const url = await emptyDatabase();
    await query(url, 'create table kept (id int)');
    await expect(restoreRows(url, folder, { keys: services.keys })).rejects.toMatchObject({
      code: 'NOT_EMPTY',
    });
    expect(await query(url, 'select 1 from kept')).toEqual([]);
  });

  test('with other APP_KEYS is rejected with that reason', async () => {
    const others = new Keys(['q'.repeat(32)]);
    await expect(verifyBackup(folder, others)).rejects.toMatchObject({ code: 'OTHER_KEYS' });
  });

  test('of a newer format or with newer migrations is rejected', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'sen-test-newer-'));
    const text = await readFile(join(folder, 'manifest.json'), 'utf8');
    await writeFile(join(copy, 'manifest.sig'), await readFile(join(folder, 'manifest.sig')));
    await writeFile(join(copy, 'manifest.json'), text.replace('"format": 1', '"format": 2'));
    await expect(verifyBackup(copy, services.keys)).rejects.toMatchObject({ code: 'NEWER_FORMAT' });
    await rm(copy, { recursive: true });
  });

  test('with a flipped byte in any file is rejected completely', async () => {
    const { manifest } = await readManifest(folder, services.keys);
    const files = [
      join(folder, 'manifest.json'),
      join(folder, 'manifest.sig'),
      ...manifest.streams.map(({ file }) => join(folder, file)),
      poolPath(backupDir, manifest.files[0]!.sha256),
    ];
    const position = fc.tuple(
      fc.nat(files.length - 1),
      fc.double({ min: 0, max: 0.999999, noNaN: true }),
      fc.integer({ min: 1, max: 255 }),
    );
    await fc.assert(
      fc.asyncProperty(position, async ([index, part, mask]) => {
        const path = files[index]!;
        const bytes = await readFile(path);
        const at = Math.floor(part * bytes.length);
        bytes[at]! ^= mask;
        await writeFile(path, bytes);
        try {
          await expect(verifyBackup(folder, services.keys)).rejects.toMatchObject({
            code: expect.stringMatching(/CHANGED|OTHER_KEYS|NEWER_FORMAT/),
          });
        } finally {
          bytes[at]! ^= mask;
          await writeFile(path, bytes);
        }
      }),
      { numRuns: process.env.DRILL === '1' ? 2000 : 8 },
    );
    await verifyBackup(folder, services.keys);
  });

  test('lists missing files in a warning', async () => {
    const owner = await teacher();
    await stored('se-mat.txt', Buffer.from('sẽ mất'), owner.id);
    await services.storage.remove('media/se-mat.txt');
    await backupNow(services);
    expect(await latestRun()).toEqual({
      status: 'WARNING',
      fault: 'FILES_MISSING',
      fault_detail: 'media/se-mat.txt',
    });
    await select(app, "delete from media where storage_key = 'media/se-mat.txt'");
  });
});

describe('an archive', () => {
  let archive: string;
  beforeAll(async () => {
    const { manifest } = await readManifest(folder, services.keys);
    archive = join(await mkdtemp(join(tmpdir(), 'sen-test-tar-')), 'backup.tar');
    await pipeline(packBackup(folder, manifest), createWriteStream(archive));
  });

  test('is restored into an empty database and folder, including files', async () => {
    const [url, dataDir] = [await emptyDatabase(), runFolder('restored')];
    const config = { ...services.config, dataDir, backupDir: join(dataDir, 'backups') };
    expect(await restoreBackup(config, url, archive)).toContain('2 files');
    expect(await readFile(join(dataDir, 'files', 'media', 'tai-lieu.txt'))).toEqual(BYTES);
    await expect(restoreBackup(config, url, archive)).rejects.toMatchObject({ code: 'NOT_EMPTY' });
  });

  const refused: [string, Partial<tar.Header> & { name: string }, string | undefined][] = [
    ['leads out of its folder', { name: '../../evil.txt' }, 'evil'],
    ['is absolute', { name: '/tmp/evil.txt' }, 'evil'],
    ['is a link', { name: 'files/aa/link', type: 'symlink', linkname: '/etc/passwd' }, undefined],
    ['is not in the manifest', { name: 'backup/streams/999-evil.copy.gz' }, 'evil'],
    ['is longer than the manifest says', { name: 'LONGER' }, 'x'.repeat(5_000_000)],
  ];
  test.each(refused)('with an entry that %s is rejected before it is written', async (_, header, body) => {
    const { manifest } = await readManifest(folder, services.keys);
    const pack = tar.pack();
    for (const name of ['manifest.sig', 'manifest.json'])
      pack.entry({ name: `backup/${name}` }, await readFile(join(folder, name)));
    const name = header.name === 'LONGER' ? `backup/${manifest.streams[0]!.file}` : header.name;
    if (body === undefined) pack.entry({ ...header, name });
    else pack.entry({ ...header, name }, body);
    pack.finalize();
    const target = await mkdtemp(join(tmpdir(), 'sen-test-slip-'));
    await expect(unpackBackup(Readable.from(pack), target, services.keys)).rejects.toMatchObject({
      code: 'UNEXPECTED_ENTRY',
    });
    expect((await readdir(target, { recursive: true })).sort()).toEqual([
      'backup',
      'backup/manifest.json',
      'backup/manifest.sig',
    ]);
  });

  test('that is truncated is rejected', async () => {
    const bytes = await readFile(archive);
    const target = await mkdtemp(join(tmpdir(), 'sen-test-cut-'));
    await expect(
      unpackBackup(Readable.from([bytes.subarray(0, bytes.length - 20_000)]), target, services.keys),
    ).rejects.toMatchObject({ code: expect.stringMatching(/NOT_A_BACKUP|FILE_MISSING/) });
  });
});

describe('backup runs', () => {
  test('of two simultaneous requests create one backup and reject the second', async () => {
    const root = await admin(app);
    const START = 'mutation { startBackup { id status phase } }';
    const replies = await Promise.all([ask(app, root, START), ask(app, root, START)]);
    const [refused] = replies.filter(({ errors }) => errors);
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(refused!.errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', reason: 'BACKUP_RUNNING' });
    const runId = await value<string>("select id from backup_run where status = 'RUNNING'");
    await ask(app, root, 'mutation($id: ID!) { stopBackup(backupId: $id) { isStopping } }', { id: runId });
    await makeBackup(services, runId, new AbortController().signal);
    const [ended] = await select(app, 'select status, fault from backup_run where id = ?', [runId]);
    expect(ended).toEqual({ status: 'UNFINISHED', fault: 'STOPPED' });
    expect((await readdir(backupDir)).filter((name) => name.startsWith('.unfinished'))).toEqual([]);
  });

  test('of a killed process are cleaned up and repeated under a global lock', async () => {
    const runId = (await insertRun(services.orm.em.fork(), { trigger: 'DAILY' }))!;
    await select(app, 'update backup_run set claimed_at = now() where id = ?', [runId]);
    const left = join(backupDir, `.unfinished-${runId}`);
    await mkdir(left);
    await tryWithAdvisoryLock(services.databaseUrl, LOCK, async () => {
      await expect(makeBackup(services, runId, new AbortController().signal)).rejects.toThrow(
        'another process',
      );
    });
    await makeBackup(services, runId, new AbortController().signal);
    const runs = await select(app, 'select status, fault from backup_run where id >= ? order by id', [runId]);
    expect(runs).toEqual([
      { status: 'UNFINISHED', fault: 'KILLED' },
      { status: 'OK', fault: null },
    ]);
    await expect(stat(left)).rejects.toThrow();
  });

  test('are executed by one of several processes', async () => {
    const runId = (await insertRun(services.orm.em.fork(), { trigger: 'DAILY' }))!;
    const answers = await Promise.allSettled(
      Array.from({ length: 3 }, () => makeBackup(services, runId, new AbortController().signal)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(String(answer.reason)).toContain('another process');
    const runs = await select(app, 'select status from backup_run where id >= ?', [runId]);
    expect(runs).toEqual([{ status: 'OK' }]);
    // The job runs again after its result was lost. No second backup is created
    await makeBackup(services, runId, new AbortController().signal);
    expect(await select(app, 'select 1 from backup_run where id > ?', [runId])).toEqual([]);
  });

  test('copy damaged files of the pool again', async () => {
    const { manifest } = await readManifest(folder, services.keys);
    const path = poolPath(backupDir, manifest.files[0]!.sha256);
    await writeFile(path, Buffer.alloc(BYTES.length, 'x'));
    await expect(backupNow(services)).rejects.toThrow('FILE_CHANGED');
    await verifyBackup(await backupNow(services), services.keys);
    expect(await readFile(path)).toEqual(BYTES);
  });

  test('copy all files again that a check reports', async () => {
    const owner = await teacher();
    await stored('mot.txt', Buffer.from('một'), owner.id);
    await stored('hai.txt', Buffer.from('hai'), owner.id);
    const made = await backupNow(services);
    const { manifest } = await readManifest(made, services.keys);
    const [table] = manifest.streams;
    const getPath = (key: string) =>
      poolPath(backupDir, manifest.files.find((file) => file.key === key)!.sha256);
    const whole = await readFile(join(made, table!.file));
    await rm(join(made, table!.file));
    await writeFile(getPath('media/mot.txt'), 'mọt');
    await writeFile(getPath('media/hai.txt'), 'hại');
    const found = [
      { fault: 'FILE_MISSING', file: table!.file },
      { fault: 'FILE_CHANGED', file: 'media/mot.txt' },
      { fault: 'FILE_CHANGED', file: 'media/hai.txt' },
    ];
    const refused = (await verifyBackup(made, services.keys).catch((error: unknown) => error)) as BackupFault;
    expect(refused).toMatchObject({ code: 'FILE_MISSING', what: table!.file });
    expect(refused.files).toHaveLength(3);
    expect(refused.files).toEqual(expect.arrayContaining(found));
    expect(refused.message).toContain('media/mot.txt');
    const id = await newestId();
    await verifyJob.handle(services, { backupId: id });
    const root = await admin(app);
    const LIST = '{ backups { id checkFault checkDetail filesAtFault { fault file } } }';
    const listed = (await ask(app, root, LIST)).data.backups as { id: string; filesAtFault: object[] }[];
    const one = listed.find((each) => each.id === id)!;
    expect(one).toMatchObject({ checkFault: 'FILE_MISSING', checkDetail: table!.file });
    expect(one.filesAtFault).toEqual(refused.files);
    // Succeeds at the first try. Before the fix, each damaged file made a further backup fail
    await verifyBackup(await backupNow(services), services.keys);
    expect((await readFile(getPath('media/hai.txt'))).toString()).toBe('hai');
    // The pool is complete again, and with its rows so is the older backup: the next check finds that
    await writeFile(join(made, table!.file), whole);
    await verifyJob.handle(services, { backupId: id });
    const [repaired] = await select(app, 'select check_fault, files_at_fault from backup_run where id = ?', [
      id,
    ]);
    expect(repaired).toEqual({ check_fault: null, files_at_fault: [] });
    await select(app, "delete from media where storage_key in ('media/mot.txt', 'media/hai.txt')");
  });

  test('retain the best backup of a day in addition to a damaged one', async () => {
    const made = async (hour: number, checkFault: string | null, status = 'OK') => {
      const rowId = await value<string>(
        `insert into backup_run (trigger, status, folder, snapshot_at, ended_at, check_fault)
         values ('MANUAL', ?, ?, date_trunc('day', now()) - interval '3 days' + make_interval(hours => ?::int), now(), ?)
         returning id`,
        status,
        `20260101T0${hour}0000Z-0000000${hour}`,
        hour,
        checkFault,
      );
      return rowId;
    };
    const ids = [
      await made(1, null),
      await made(2, null),
      await made(3, null, 'WARNING'),
      await made(4, null, 'WARNING'),
      await made(5, 'FILE_CHANGED'),
    ];
    await removeSurplus(services);
    const left = await select<{ id: string }>(
      app,
      "select id from backup_run where folder like '20260101T%' and removed_at is null order by snapshot_at",
    );
    // The latest of each kind: a complete one, one with missing files, an unreadable one
    expect(left.map(({ id }) => ids.indexOf(id))).toEqual([1, 3, 4]);
    await select(app, "delete from backup_run where folder like '20260101T%'");
  });

  test('report the missing disk space and notify the operators', async () => {
    const root = await admin(app);
    await changeSetting(root, 'backup.leaveFree', 100_000);
    await expect(backupNow(services)).rejects.toThrow('NO_ROOM');
    expect(await latestRun()).toEqual({
      status: 'ERROR',
      fault: 'NO_ROOM',
      fault_detail: expect.stringMatching(/^\d+ MiB$/),
    });
    await changeSetting(root, 'backup.leaveFree', 1);
    const sent = await select(
      app,
      "select 1 from notification where person_id = ? and kind = 'BACKUP_FAILED'",
      [root.id],
    );
    expect(sent).toHaveLength(1);
  });
});

test('the public terms state the retention of deleted data from the settings', async () => {
  const TERMS = '{ publicTerms { backupDays } }';
  expect((await ask(app, undefined, TERMS)).data.publicTerms).toEqual({ backupDays: 28 });
  const root = await admin(app);
  await changeSetting(root, 'backup.weekly', 0);
  expect((await ask(app, undefined, TERMS)).data.publicTerms).toEqual({ backupDays: 7 });
  await changeSetting(root, 'backup.weekly', 4);
});

describe('a drill', () => {
  test('restores the newest backup, checks everything and cleans up', async () => {
    const report = await drillNow(services);
    expect(report).toContain('PASSED');
    for (const step of ['checksums', 'restore', 'ledger', 'files', 'program'])
      expect(report).toMatch(new RegExp(`${step} +passed`));
    expect(
      await select(app, "select 1 from pg_database where datname like current_database() || '_drill_%'"),
    ).toEqual([]);
    expect((await readdir(backupDir)).filter((name) => name.startsWith('.drill'))).toEqual([]);
  });

  test('is skipped with a reason if the database user cannot create databases', async () => {
    const name = `poor_${Date.now()}`;
    await select(app, `create role ${name} login password 'poor' in role pg_read_all_data`);
    const url = new URL(services.databaseUrl);
    [url.username, url.password] = [name, 'poor'];
    const report = await drillNow({ ...services, databaseUrl: url.toString() });
    expect(report).toContain(`SKIPPED (NO_CREATE_DATABASE: ${name})`);
    await select(app, `drop role ${name}`);
  });
});

describe('a restored server', () => {
  test('is consistent under writes and sends nothing before its release', async () => {
    const seller = await teacher();
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) await sellCourse(app, seller, 300_000);
    })();
    const made = await backupNow(services);
    isWriting = false;
    await writing;
    const url = await emptyDatabase();
    await restoreRows(url, made, { keys: services.keys });
    const restored = await restoredApp(url, 'under-writes');
    const em = () => restored.services.orm.em.fork();
    // Orders that tests book have no enrolment
    for (const { name, statement } of invariants.filter(
      ({ name: each }) => each !== 'each paid order line has an enrolment',
    ))
      expect([name, await runSql(em(), statement)]).toEqual([name, []]);
    const root = await admin(restored);
    for (const kind of Object.values(OutgoingKind)) expect(await isOnHold(em(), kind)).toBe(true);
    const CREATE = 'mutation { createTransferFile(input: {}) { id } }';
    expect(getReason(await ask(restored, root, CREATE))).toBe('OUTGOING_HELD');
    const RELEASE =
      'mutation($input: ReleaseOutgoingInput!) { releaseOutgoing(input: $input) { kind releasedAt reason } }';
    const input = { kind: 'MONEY', reason: 'Đã đối chiếu với cổng thanh toán' };
    expect(getReason(await ask(restored, { ...root, proof: undefined }, RELEASE, { input }))).toBe(
      'PROOF_NEEDED',
    );
    expect((await ask(restored, root, RELEASE, { input })).errors).toBeUndefined();
    expect(getReason(await ask(restored, root, RELEASE, { input }))).toBe('OUTGOING_RELEASED');
    expect(await isOnHold(em(), OutgoingKind.MONEY)).toBe(false);
    expect(getReason(await ask(restored, root, CREATE))).toBe('NOTHING_TO_TRANSFER');
    expect(await select(restored, "select 1 from audit_log where action = 'outgoing.release'")).toHaveLength(
      1,
    );
  });

  test('erases people again who were erased since the backup', async () => {
    const [gone, stays] = [await student(), await student()];
    const made = await backupNow(services);
    await recordErasures(backupDir, services.keys, [{ id: gone.id, at: new Date().toISOString() }]);
    await writeFile(
      join(backupDir, 'erasures.jsonl'),
      `${JSON.stringify({ id: stays.id, at: new Date().toISOString(), signature: 'AAAA' })}\n{"id"`,
      { flag: 'a' },
    );
    const erased = await readErasures(backupDir, services.keys);
    expect(erased.map(({ id }) => id)).toEqual([gone.id]);
    const url = await emptyDatabase();
    await restoreRows(url, made, { keys: services.keys, erased });
    const state = () =>
      query(
        url,
        'select id, is_active, erased_at is not null as is_erased from person where id = any($1) order by id',
        [[gone.id, stays.id]],
      );
    expect(await state()).toContainEqual({ id: gone.id, is_active: false, is_erased: false });
    const restored = await restoredApp(url, 'erased');
    await repeatErasures(restored.services);
    expect(await state()).toContainEqual({ id: gone.id, is_active: false, is_erased: true });
    expect(await state()).toContainEqual({ id: stays.id, is_active: true, is_erased: false });
  });

  test('does not start after an interrupted restore, which can be repeated', async () => {
    const url = await emptyDatabase();
    await query(url, 'create table unfinished_restore (since timestamptz); create table half (id int)');
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: runFolder('half'), SEED: 'none' });
    await expect(createApp({ config, databaseUrl: url, log: createLog('silent') })).rejects.toThrow(
      'was interrupted',
    );
    await restoreRows(url, folder, { keys: services.keys });
    expect(
      await query(url, "select to_regclass('half') as half, to_regclass('unfinished_restore') as mark"),
    ).toEqual([{ half: null, mark: null }]);
  });
});

describe('a backup download', () => {
  const OFFER = 'mutation($id: ID!) { downloadBackup(backupId: $id) { url } }';

  test('requires the permission, a proof and a personal link', async () => {
    const [root, other] = [await admin(app), await student()];
    const id = await newestId();
    expect(getCode(await ask(app, other, OFFER, { id }))).toBe('FORBIDDEN');
    expect(getReason(await ask(app, { ...root, proof: undefined }, OFFER, { id }))).toBe('PROOF_NEEDED');
    const { data } = await ask(app, root, OFFER, { id });
    const { url } = data.downloadBackup as { url: string };
    const get = async (path: string) => app.server.inject({ url: path });
    expect((await get('/downloads/backup.tar')).statusCode).toBe(404);
    expect((await get(`${url}x`)).statusCode).toBe(404);
    expect((await get(url.replace('backup.tar', 'audit.csv'))).statusCode).toBe(404);
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toContain('no-store');
    const target = await mkdtemp(join(tmpdir(), 'sen-test-down-'));
    const unpacked = await unpackBackup(Readable.from([answer.rawPayload]), target, services.keys);
    await verifyBackup(unpacked, services.keys);
    expect(await select(app, "select 1 from audit_log where action = 'backup.download'")).toHaveLength(1);
    await select(app, 'update person set roles = ? where id = ?', ['{USER}', root.id]);
    expect((await get(url)).statusCode).toBe(404);
  });
});
