import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Actor, getCode } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { ExportForm } from './export.enums.ts';
import { removeOldExports } from './export.jobs.ts';
import { assertFits, fits, MAX_IN_SHEET } from './export.policy.ts';
import { exportLists } from './export-lists.ts';
import { makeExport } from './make-export.ts';
import { parseKey, toKey } from './saved-files.ts';

const app = await testApp();
const { admin, ask, coTeacher, course, db, enrol, fetchRoot, mutate, staff, student, teacher, updateRow } =
  helpersFor(app);
const { services } = app;
let boss: Actor;
beforeAll(async () => {
  boss = await admin();
});

interface Saved {
  id: string;
  list: string;
  state: string;
  search: string | null;
  filterCount: number;
  rowsDone: number;
  rowCount: number | null;
  bytes: number | null;
  fault: string | null;
  faultRow: number | null;
}
type Who = Pick<Actor, 'token' | 'proof'>;
const FIELDS = 'id list state search filterCount rowsDone rowCount bytes fault faultRow';
const DOWNLOAD = 'mutation D($id: ID!) { downloadExport(exportId: $id) { url spreadsheetUrl } }';
const GET = `query G($id: ID!) { savedExport(id: $id) { ${FIELDS} } }`;
const start = (who: Who, content: object, form = 'CSV', more: object = {}) =>
  mutate(who, 'startExport', { content, form, ...more }, FIELDS);
const repeat = (who: Who, exportId: string) => mutate(who, 'repeatExport', { exportId }, FIELDS);
const started = async (who: Actor, content: object, form = 'CSV') => {
  const { data, errors } = await start(who, content, form);
  expect(errors).toBeUndefined();
  return data.startExport as Saved;
};
const saved = async (who: Actor, id: string) => await fetchRoot<Saved>(who, GET, { id });
/** Runs the job once. */
const made = async (who: Actor, content: object, form = 'CSV') => {
  const { id } = await started(who, content, form);
  await makeExport(services, id);
  return saved(who, id);
};
const fetched = async (who: Actor, id: string) => {
  const { data, errors } = await ask(who, DOWNLOAD, { id });
  expect(errors).toBeUndefined();
  return app.server.inject({ url: (data.downloadExport as { url: string }).url });
};
const toRow = async (id: string) =>
  (
    await db<{ id: string; attempt: number; form: string; state: string }>(
      'select * from export_file where id = ?',
      id,
    )
  )[0]!;
const getSize = async (id: string) => services.storage.size(toKey(await toRow(id)));
afterEach(async () => {
  vi.restoreAllMocks();
  await db('delete from export_file');
});

describe('an export', () => {
  test('is written by a job, announced and downloadable by its requester only', async () => {
    const other = await admin();
    const one = await made(boss, { people: { filter: { search: boss.email, isActive: true } } });
    expect(one).toMatchObject({
      ...{ list: 'PEOPLE', state: 'READY', search: boss.email, filterCount: 1, fault: null },
      ...{ rowsDone: 1, rowCount: 1 },
    });
    const file = await fetched(boss, one.id);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="nguoi-dung-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(file.rawPayload.length).toBe(one.bytes);
    expect(parse(file.body, { bom: true })).toMatchObject([{ 0: 'Email' }, { 0: boss.email }]);
    const notifications = await db<{ params: object; link: string }>(
      "select params, link from notification where person_id = ? and kind = 'LIST_EXPORTED'",
      boss.id,
    );
    expect(notifications).toMatchObject([
      { params: { rows: 1, outcome: 'READY' }, link: '/admin/reports?tab=exports' },
    ]);
    expect(getCode(await ask(other, DOWNLOAD, { id: one.id }))).toBe('NOT_FOUND');
    expect(getCode(await ask(other, GET, { id: one.id }))).toBe('NOT_FOUND');
    const lines = await db<{ action: string }>(
      "select action from audit_log where target_type = 'export' and target_id = ? order by at, id",
      one.id,
    );
    expect(lines.map(({ action }) => action)).toEqual(['export.start', 'export.download']);
  });

  test('can be a workbook of the students of a teacher', async () => {
    const [owner, learner] = [await teacher(), await student()];
    await enrol(learner.id, (await course(owner.id)).id);
    const one = await made(owner, { students: {} }, 'XLSX');
    expect(one).toMatchObject({ state: 'READY', rowCount: 1 });
    const file = await fetched(owner, one.id);
    expect(file.headers['content-type']).toContain('spreadsheetml');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(getCode(await start(owner, { people: {} }))).toBe('FORBIDDEN');
    expect(getCode(await start(learner, { students: {} }))).toBe('FORBIDDEN');
  });

  test('of students is denied to former teachers, also by earlier links', async () => {
    const [owner, helper] = [await teacher(), await teacher()];
    const [left, kept] = [await course(owner.id), await course(helper.id)];
    for (const { id } of [left, kept]) await enrol((await student()).id, id);
    await coTeacher(left.id, '', helper);
    const [both, own] = [
      await made(helper, { students: {} }),
      await made(helper, { students: { filter: { courseId: kept.id } } }),
    ];
    expect([both.rowCount, own.rowCount]).toEqual([2, 1]);
    const { data } = await ask(helper, DOWNLOAD, { id: both.id });
    const { url } = data.downloadExport as { url: string };
    expect((await app.server.inject({ url })).statusCode).toBe(200);
    await db('delete from co_teacher where person_id = ?', helper.id);
    expect((await app.server.inject({ url })).statusCode).toBe(410);
    const refused = await ask(helper, DOWNLOAD, { id: both.id });
    expect(refused.errors![0]!.extensions).toMatchObject({ code: 'GONE', reason: 'EXPORT_OUTDATED' });
    // Files of remaining courses can be downloaded, and a repeated export omits the others
    expect((await fetched(helper, own.id)).statusCode).toBe(200);
    const { data: again } = await repeat(helper, both.id);
    const { id } = again.repeatExport as { id: string };
    await makeExport(services, id);
    expect(parse((await fetched(helper, id)).body, { bom: true })).toHaveLength(2);
    // A file from before the courses of its rows were stored
    await updateRow('export_file', own.id, 'course_ids = null');
    expect(getCode(await ask(helper, DOWNLOAD, { id: own.id }))).toBe('GONE');
  });

  test('requires a proof of identity if its list does, in every step', async () => {
    const one = await made(boss, { people: {} });
    const stolen = { ...boss, proof: undefined };
    for (const answer of [
      await start(stolen, { people: {} }),
      await repeat(stolen, one.id),
      await ask(stolen, DOWNLOAD, { id: one.id }),
    ])
      expect(answer.errors?.[0]?.extensions.reason).toBe('PROOF_NEEDED');
    expect((await start(stolen, { courses: {} })).errors).toBeUndefined();
  });

  test('is neither written nor sent after the permission is lost', async () => {
    const clerk = await staff('person:export', 'person:read');
    const [kept, waiting] = [await made(clerk, { people: {} }), await started(clerk, { people: {} })];
    const { data } = await ask(clerk, DOWNLOAD, { id: kept.id });
    await db('delete from person_custom_role where person_id = ?', clerk.id);
    await makeExport(services, waiting.id);
    expect(await saved(clerk, waiting.id)).toMatchObject({
      state: 'FAILED',
      fault: 'NOT_PERMITTED',
      bytes: null,
    });
    await eventually(async () =>
      expect(getCode(await ask(clerk, DOWNLOAD, { id: kept.id }))).toBe('FORBIDDEN'),
    );
    const { url } = data.downloadExport as { url: string };
    expect((await app.server.inject({ url })).statusCode).toBe(404);
  });

  test('is created once per key, with at most three pending', async () => {
    const key = randomBytes(8).toString('hex');
    const once = async () =>
      (await start(boss, { courses: {} }, 'CSV', { idempotencyKey: key })).data.startExport as Saved;
    expect((await once()).id).toBe((await once()).id);
    await db('delete from export_file');
    const answers = await Promise.all(Array.from({ length: 6 }, () => start(boss, { courses: {} })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
    expect(answers.find(({ errors }) => errors)!.errors![0]!.extensions).toMatchObject({
      reason: 'EXPORTS_UNDER_WAY',
      limit: 3,
    });
  });

  test('is limited to twenty stored files', async () => {
    await db(
      `insert into export_file (person_id, list, form, args, state, bytes, expires_at)
        select ?, 'COURSES', 'CSV', '{}', 'READY', 1, now() + interval '1 day' from generate_series(1, 20)`,
      boss.id,
    );
    const { errors } = await start(boss, { courses: {} });
    expect(errors![0]!.extensions).toMatchObject({ reason: 'EXPORTS_KEPT', limit: 20 });
  });

  test('can be repeated with its filter', async () => {
    const one = await made(boss, { courses: { filter: { search: 'không có khoá này' } } });
    const { data } = await repeat(boss, one.id);
    expect(data.repeatExport).toMatchObject({
      list: 'COURSES',
      state: 'QUEUED',
      search: 'không có khoá này',
    });
  });

  test('has a known size, and cannot be a workbook above the row limit', async () => {
    const SIZE =
      'query Z($content: ExportContentInput!) { exportSize(content: $content) { rowCount isShort } }';
    const { data } = await ask(boss, SIZE, { content: { people: { filter: { search: boss.email } } } });
    expect(data.exportSize).toEqual({ rowCount: 1, isShort: true });
    expect(getCode(await ask(await student(), SIZE, { content: { people: {} } }))).toBe('FORBIDDEN');
    expect(fits(ExportForm.CSV, MAX_IN_SHEET + 1)).toBe(true);
    assertFits(ExportForm.XLSX, MAX_IN_SHEET);
    expect(() => assertFits(ExportForm.XLSX, MAX_IN_SHEET + 1)).toThrow('exports.tooLong');
    const program = await start(boss, { people: { layout: 'PROGRAM' } }, 'XLSX');
    expect(getCode(program)).toBe('BAD_INPUT');
  });
});

describe('a stored export', () => {
  test('expires, is deleted and remains listed for a month', async () => {
    const one = await made(boss, { courses: {} });
    const { data } = await ask(boss, DOWNLOAD, { id: one.id });
    await db("update export_file set expires_at = now() - interval '1 second'");
    for (const document of [DOWNLOAD, GET])
      expect(getCode(await ask(boss, document, { id: one.id }))).toBe('GONE');
    const { url } = data.downloadExport as { url: string };
    expect((await app.server.inject({ url })).statusCode).toBe(410);
    const LIST = '{ savedExports { items { state } } }';
    const states = async () =>
      ((await ask(boss, LIST)).data.savedExports as { items: { state: string }[] }).items;
    expect(await states()).toEqual([{ state: 'EXPIRED' }]);
    expect(await getSize(one.id)).toBe(one.bytes);
    await removeOldExports(services);
    expect(await getSize(one.id)).toBeUndefined();
    expect((await toRow(one.id)).state).toBe('EXPIRED');
    await db("update export_file set finished_at = now() - interval '31 days'");
    await removeOldExports(services);
    expect(await states()).toEqual([]);
  });

  test('is deleted with its metadata by its owner', async () => {
    const one = await made(boss, { courses: {} });
    const key = toKey(await toRow(one.id));
    const DELETE = 'mutation D($id: ID!) { deleteExport(exportId: $id) { id } }';
    expect(getCode(await ask(await admin(), DELETE, { id: one.id }))).toBe('NOT_FOUND');
    expect((await ask(boss, DELETE, { id: one.id })).errors).toBeUndefined();
    expect(await services.storage.size(key)).toBeUndefined();
  });

  test('without a row is deleted within the hour unless it is being written', async () => {
    const one = await made(boss, { courses: {} });
    const key = toKey(await toRow(one.id));
    expect(parseKey(key)).toBe(one.id);
    await db('delete from export_file');
    await removeOldExports(services);
    expect(await services.storage.size(key)).toBe(one.bytes);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000);
    await removeOldExports(services);
    expect(await services.storage.size(key)).toBeUndefined();
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Bytes that are still referenced. */
function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Calls `onRow` before each row of an exported audit log. */
function observeRows(onRow: (index: number) => unknown): void {
  const { sheet } = exportLists.AUDIT_LOG;
  vi.spyOn(exportLists.AUDIT_LOG, 'sheet').mockImplementation((...args) => {
    const real = sheet(...args);
    const counted = async function* (onCount?: (rows: number) => void) {
      let index = 0;
      for await (const row of real.rows.counted(onCount)) {
        await onRow(index++);
        yield row;
      }
    };
    return { ...real, rows: { counted } } as never;
  });
}

describe('a long export', () => {
  const ROWS = 60_000;
  beforeAll(async () => {
    await db(
      `insert into audit_log (at, action, target_type, origin, reason)
        select now() - n * interval '1 second', 'long.file', 'course', 'job', 'dòng ' || n || repeat(' dữ liệu', 20)
        from generate_series(1, ?::int) n`,
      ROWS,
    );
  });
  const LONG = { auditLog: { filter: { actions: ['long.file'] } } };

  test('uses constant memory and reports its progress', async () => {
    const { id } = await started(boss, LONG);
    const before = memoryInUse();
    let most = 0;
    const progress: number[] = [];
    // The clock advances by more than a second at each check, so that the progress is stored
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    observeRows(async (index) => {
      if (index % 10_000) return;
      most = Math.max(most, memoryInUse() - before);
      const { rowsDone, rowCount } = await saved(boss, id);
      if (rowCount) progress.push(rowsDone);
      now += 1001;
    });
    await makeExport(services, id);
    const one = await saved(boss, id);
    expect(one).toMatchObject({ state: 'READY', rowsDone: ROWS, rowCount: ROWS });
    expect(one.bytes).toBeGreaterThan(12_000_000);
    // The progress that was stored at the previous check
    expect(progress).toEqual(Array.from({ length: ROWS / 10_000 - 1 }, (_, n) => n * 10_000));
    expect(most).toBeLessThan(one.bytes! / 2);
  }, 600_000);

  test('is stored instead of streamed above five thousand rows', async () => {
    const SIZE =
      'query Z($content: ExportContentInput!) { exportSize(content: $content) { rowCount isShort } }';
    const sizeFrom = async (seconds: number) => {
      const from = new Date(Date.parse(newest) - seconds * 1000).toISOString();
      const content = { auditLog: { filter: { actions: ['long.file'], from } } };
      return await fetchRoot(boss, SIZE, { content });
    };
    const [{ newest }] = (await db<{ newest: string }>(
      "select max(at) as newest from audit_log where action = 'long.file'",
    )) as [{ newest: string }];
    expect(await sizeFrom(4999)).toEqual({ rowCount: 5000, isShort: true });
    expect(await sizeFrom(5000)).toEqual({ rowCount: 5001, isShort: false });
  });

  test('is repeated identically after its process dies', async () => {
    const whole = await made(boss, LONG);
    const { id } = await started(boss, LONG);
    const stop = new AbortController();
    const first = makeExport(services, id, { signal: stop.signal, isLast: false });
    await eventually(async () => expect((await saved(boss, id)).rowCount).toBe(ROWS));
    stop.abort(new Error('killed'));
    await expect(first).rejects.toThrow('killed');
    expect(await saved(boss, id)).toMatchObject({ state: 'RUNNING', bytes: null });
    await makeExport(services, id, { signal: new AbortController().signal, isLast: false });
    expect(await saved(boss, id)).toMatchObject({ state: 'READY', rowCount: ROWS, bytes: whole.bytes });
    expect((await toRow(id)).attempt).toBe(2);
  }, 600_000);

  test('is taken from the later process if two write it', async () => {
    const { id } = await started(boss, LONG);
    const first = makeExport(services, id);
    await eventually(async () => expect((await saved(boss, id)).rowCount).toBe(ROWS));
    await Promise.all([first, makeExport(services, id)]);
    const row = await toRow(id);
    expect(row).toMatchObject({ state: 'READY', attempt: 2 });
    expect(await services.storage.size(toKey({ ...row, attempt: 1 }))).toBeUndefined();
    const bytes = await buffer(services.storage.read(toKey(row)));
    expect(bytes.toString().split('\r\n')).toHaveLength(ROWS + 2);
    const notifications = await db(
      "select 1 from notification where person_id = ? and kind = 'LIST_EXPORTED' and created_at > (select created_at from export_file where id = ?)",
      boss.id,
      id,
    );
    expect(notifications).toHaveLength(1);
  }, 600_000);

  test('reports the failing row after a permanent error', async () => {
    const { id } = await started(boss, LONG);
    observeRows((index) => {
      if (index === 1233) throw new Error('the connection is gone');
    });
    const attempt = { signal: new AbortController().signal, isLast: false };
    await expect(makeExport(services, id, attempt)).rejects.toThrow('connection is gone');
    await makeExport(services, id, { ...attempt, isLast: true });
    expect(await saved(boss, id)).toMatchObject({ state: 'FAILED', fault: 'UNEXPECTED', faultRow: 1234 });
    expect(await getSize(id)).toBeUndefined();
  }, 600_000);

  test('contains no rows that are added while it is written', async () => {
    const sheet = exportLists.AUDIT_LOG.sheet(services, { filter: { actions: ['long.file'] } } as never);
    let counted = 0;
    let read = 0;
    for await (const _ of sheet.rows.counted((rows) => {
      counted = rows;
    })) {
      if (read === 10)
        await db(
          "insert into audit_log (at, action, target_type, origin) select now() - interval '2 days', 'long.file', 'course', 'job' from generate_series(1, 700)",
        );
      read += 1;
    }
    expect([counted, read]).toEqual([ROWS, ROWS]);
  }, 600_000);
});
