import { once } from 'node:events';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { SortOrder } from '../../../graphql/page.args.ts';
import { xlsxRows } from '../../../platform/files/sheets/xlsx-rows.ts';
import { ownApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { type Actor, getCode } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { sheetAsCsv } from '../../operations/index.ts';
import { peopleSheet } from './export-people.ts';
import { PersonSort } from './person-list.ts';

const app = await ownApp();
const { admin, ask, db, fetchRoot, mutate, staff } = helpersFor(app);
let boss: Actor;
beforeAll(async () => {
  boss = await admin();
});

const FIELDS =
  '{ created skipped lines { line email fullName roles outcome personId faults { field message } } }';
const PREVIEW = `query P($csv: String!) { previewPeopleImport(csv: $csv) ${FIELDS} }`;
const IMPORT = `mutation I($csv: String!, $mail: Boolean!) { importPeople(input: {csv: $csv, sendInvitations: $mail}) ${FIELDS} }`;
interface Line {
  line: number;
  email: string;
  fullName: string;
  roles: string[];
  outcome: string;
  personId: string | null;
  faults: { field: string }[];
}
interface Result {
  created: number;
  skipped: number;
  lines: Line[];
}
const preview = async (csv: string) =>
  (await ask(boss, PREVIEW, { csv })).data?.previewPeopleImport as Result;
const people = async () => (await db<{ n: number }>('select count(*)::int as n from person'))[0]!.n;
const brief = ({ lines }: Result) =>
  lines.map(({ line, outcome, faults }) => [line, outcome, ...faults.map(({ field }) => field)]);

describe('importing people', () => {
  const FILE = [
    '\uFEFFEmail;Họ và tên;Số điện thoại;Vai trò;Ngôn ngữ;Ghi chú',
    'mot@example.vn;Nguyễn Một;0912345678;;;x',
    'hai@example.vn; Trần   Thị Hai ;;teacher;en;"nhiều',
    'dòng"',
    '',
    'MOT@example.vn;Nguyễn Một Nữa;;;;',
    'sai;A;abc;boss;fr;',
    ';;;;;',
    'ba@example.vn;Ba\'s "Quán";;user, teacher;;',
  ].join('\r\n');

  test('previews the result of each line and changes nothing', async () => {
    const before = await people();
    const result = await preview(FILE);
    expect(brief(result)).toEqual([
      [2, 'CREATE'],
      [3, 'CREATE'],
      [6, 'REPEATED', 'email'],
      [7, 'INVALID', 'email', 'fullName', 'phone', 'locale', 'roles'],
      [9, 'CREATE'],
    ]);
    expect(result).toMatchObject({ created: 3, skipped: 2 });
    expect(result.lines[1]).toMatchObject({
      fullName: 'Trần Thị Hai',
      roles: ['USER', 'TEACHER'],
      personId: null,
    });
    expect(await people()).toBe(before);
  });

  test('ignores unknown columns and reverses the escapes of exports', async () => {
    const result = await preview("email,fullName,constructor,__proto__\n'+dau@example.vn,Nguyễn Dấu,x,y\n");
    expect(brief(result)).toEqual([[2, 'CREATE']]);
    expect(result.lines[0]).toMatchObject({ email: '+dau@example.vn' });
  });

  test('creates the valid people once, each with an audit entry and a mail', async () => {
    const before = await people();
    const done = await fetchRoot<Result>(boss, IMPORT, { csv: FILE, mail: true });
    expect(done).toMatchObject({ created: 3, skipped: 2 });
    expect(await people()).toBe(before + 3);
    const ids = done.lines.flatMap(({ personId }) => personId ?? []);
    expect(ids).toHaveLength(3);
    expect(
      await db("select 1 from audit_log where action = 'person.import' and actor_id = ?", boss.id),
    ).toHaveLength(3);
    expect(
      await db(
        "select 1 from teacher_profile t join person p on p.id = t.person_id where p.email in ('hai@example.vn', 'ba@example.vn')",
      ),
    ).toHaveLength(2);
    const [job] = await db<{ data: { ids: string[] } }>(
      "select data from pgboss.job where name = 'account.invite'",
    );
    expect(job!.data.ids.sort()).toEqual([...ids].sort());
    const again = await fetchRoot<Result>(boss, IMPORT, { csv: FILE, mail: true });
    expect(brief(again)).toEqual([
      [2, 'EXISTS', 'email'],
      [3, 'EXISTS', 'email'],
      [6, 'REPEATED', 'email'],
      [7, 'INVALID', 'email', 'fullName', 'phone', 'locale', 'roles'],
      [9, 'EXISTS', 'email'],
    ]);
  });

  test('creates each address once in two simultaneous imports', async () => {
    const csv = `email,fullName\n${Array.from({ length: 50 }, (_, i) => `cung${i}@example.vn,Cùng Lúc ${i}`).join('\n')}`;
    const both = await Promise.all([1, 2].map(() => ask(boss, IMPORT, { csv, mail: false })));
    const results = both.map((reply) => reply.data.importPeople as Result);
    expect(results[0]!.created + results[1]!.created).toBe(50);
  });

  test('reads files of Excel and Moodle, split names and Vietnamese roles', async () => {
    const excel = [
      'sep=;',
      'DANH SÁCH LỚP 10A;;;',
      'Email;Họ và tên đệm;Tên;Vai trò;Điện thoại',
      'an@lop.example.vn;Nguyễn Văn;An;Học viên;="0912345678"',
      'chi@lop.example.vn;Lê Thị;Chi;Giảng viên, Học viên;9.12E+08',
    ].join('\r\n');
    const read = await preview(excel);
    expect(brief(read)).toEqual([
      [4, 'CREATE'],
      [5, 'INVALID', 'phone'],
    ]);
    expect(read.lines.map(({ fullName, roles }) => [fullName, roles])).toEqual([
      ['Nguyễn Văn An', ['USER']],
      ['Lê Thị Chi', ['USER', 'TEACHER']],
    ]);
    const moodle = await preview('username,firstname,lastname,email\nbinh,Bình,Trần,binh@lop.example.vn');
    expect(moodle.lines).toMatchObject([{ line: 2, fullName: 'Trần Bình', outcome: 'CREATE' }]);
  });

  test('creates no administrators', async () => {
    expect(brief(await preview('email,fullName,roles\nx@example.vn,Xin Quyền,admin'))).toEqual([
      [2, 'INVALID', 'roles'],
    ]);
  });

  test.each([
    ['no columns', 'a,b\n1,2'],
    ['nothing', ''],
    ['column names alone', 'email,fullName\n'],
    ['an open quote', 'email,fullName\n"a@example.vn,Ai Đó\n'],
    ['too many lines without a value', `email,fullName\n${'"\n'.repeat(20_000)}`],
    ['too many lines', `email,fullName\n${'a@example.vn,Ai Đó\n'.repeat(5001)}`],
    ['too many characters', `email,fullName\n${'x'.repeat(900_000)}`],
    ['text in the wrong encoding', 'email,fullName\na@example.vn,Nguy\uFFFDn An'],
    ['binary', '\u0001PNG\n\u0002'],
  ])('rejects a file that contains %s', async (_, csv) => {
    const reply = await ask(boss, PREVIEW, { csv });
    expect(getCode(reply)).toBe('BAD_INPUT');
    expect(reply.errors![0]!.extensions.details).toMatchObject([{ field: 'csv' }]);
  });

  test('accepts 5,000 lines in one request', { timeout: 600_000 }, async () => {
    const csv = `email,fullName\n${Array.from({ length: 5000 }, (_, i) => `n${i}@nam.example.vn,Người Thứ ${i}`).join('\n')}`;
    const done = await fetchRoot<Result>(boss, IMPORT, { csv, mail: true });
    expect(done.created).toBe(5000);
    expect(
      await db(
        "select 1 from pgboss.job where name = 'account.invite' and jsonb_array_length(data->'ids') = 100",
      ),
    ).toHaveLength(50);
  });
});

describe('exporting people', () => {
  const EXPORT =
    'mutation E($filter: PersonFilter, $ids: [ID!]) { exportPeople(input: { filter: $filter, personIds: $ids, sortBy: EMAIL, sortOrder: ASC }) { url expiresAt } }';
  const getLink = async (who: Actor, variables: object) =>
    (await fetchRoot<{ url: string }>(who, EXPORT, { ...variables })).url;
  const getRows = (text: string) => parse(text, { bom: true, columns: true }) as Record<string, string>[];

  test('exports the filtered list completely, in order, with escaped formulas', async () => {
    await db(`insert into person (email, full_name, phone) select x || '@formel.example.vn', x || 'SUM(1)|cmd', '+84900000000'
       from unnest(array['=', '+', '-', '@', E'\\t', E'\\r']) x where x not in ('@', E'\\t', E'\\r') union all
       select 'a@formel.example.vn', '@SUM(1)', null union all select 'b@formel.example.vn', E'\\t=1', null
       union all select 'c@formel.example.vn', E'Tên "ngoặc", phẩy; và' || chr(13) || chr(10) || 'dòng', null`);
    const file = await app.server.inject(await getLink(boss, { filter: { search: 'formel' } }));
    expect(file.statusCode).toBe(200);
    expect([...file.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = getRows(file.body);
    expect(Object.keys(rows[0]!)).toEqual([
      'Email',
      'Họ và tên',
      'Số điện thoại',
      'Vai trò',
      'Vai trò tự tạo',
      'Trạng thái',
      'Ngày tạo',
      'Hoạt động gần nhất',
    ]);
    expect(rows).toHaveLength(6);
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(rows.find((row) => row.Email === 'c@formel.example.vn')!['Họ và tên']).toBe(
      'Tên "ngoặc", phẩy; và\r\ndòng',
    );
  });

  test('streams large lists, which can be imported unchanged', async () => {
    const body = (await app.server.inject(await getLink(boss, { filter: { search: 'nam.example' } }))).body;
    expect(getRows(body)).toHaveLength(5000);
    const back = await preview(body.split('\r\n').slice(0, 30).join('\r\n'));
    expect(new Set(back.lines.map(({ outcome }) => outcome))).toEqual(new Set(['EXISTS']));
  });

  test('can be limited to selected people', async () => {
    const [a] = await db<{ id: string }>("select id from person where email = 'mot@example.vn'");
    expect(getRows((await app.server.inject(await getLink(boss, { ids: [a!.id, 'x'] }))).body)).toMatchObject(
      [{ Email: 'mot@example.vn' }],
    );
    expect(getRows((await app.server.inject(await getLink(boss, { ids: [] }))).body)).toEqual([]);
  });

  test('produces a workbook for people, but not for programs', async () => {
    const answer = await mutate(
      boss,
      'exportPeople',
      { filter: { search: 'mot@example.vn' } },
      'url spreadsheetUrl',
    );
    const { url, spreadsheetUrl } = answer.data.exportPeople as { url: string; spreadsheetUrl: string };
    const file = await app.server.inject(spreadsheetUrl);
    expect(file.headers['content-type']).toContain('spreadsheetml');
    expect(file.headers['content-disposition']).toMatch(/\.xlsx"$/);
    const rows = await xlsxRows(file.rawPayload, { rows: 10, columns: 10 } as never);
    expect(rows[0]!.cells).toContain('Email');
    expect(rows[1]!.cells).toContain('mot@example.vn');
    expect((await app.server.inject(url)).body).toContain('mot@example.vn');
    const program = await mutate(boss, 'exportPeople', { layout: 'PROGRAM' }, 'url spreadsheetUrl');
    const link = program.data.exportPeople as { url: string; spreadsheetUrl: null };
    expect(link.spreadsheetUrl).toBeNull();
    expect((await app.server.inject(link.url.replace('.csv', '.xlsx'))).statusCode).toBe(404);
  });

  test('requires the permission and an active session, also at the download', async () => {
    expect(getCode(await ask(await staff('person:read'), EXPORT, {}))).toBe('FORBIDDEN');
    const clerk = await staff('person:export', 'person:read');
    const url = await getLink(clerk, {});
    expect((await app.server.inject(url)).statusCode).toBe(200);
    for (const wrong of [
      url.slice(0, -1),
      url.replace('people', 'audit'),
      '/downloads/people.csv',
      '/downloads/people.csv?code=x&code=y',
      '/downloads/constructor.csv?code=x',
    ])
      expect((await app.server.inject(wrong)).statusCode, wrong).toBe(404);
    await db('delete from person_custom_role where person_id = ?', clerk.id);
    expect((await app.server.inject(url)).statusCode).toBe(404);
    const late = await getLink(boss, {});
    await db("update download_ticket set expires_at = now() - interval '1 second'");
    expect((await app.server.inject(late)).statusCode).toBe(404);
    expect(
      await db("select 1 from audit_log where action = 'person.export' and actor_id = ?", boss.id),
    ).not.toHaveLength(0);
  });

  test('closes its transaction when the download stops or ends', async () => {
    const open = () =>
      db("select 1 from pg_stat_activity where datname = current_database() and query like 'fetch%'");
    const file = sheetAsCsv(
      peopleSheet(app.services, { sortBy: PersonSort.EMAIL, sortOrder: SortOrder.ASC, locale: 'vi' }),
    );
    await once(file, 'readable');
    expect(file.read(100)).not.toBeNull();
    expect(await open()).toHaveLength(1);
    file.destroy();
    await eventually(async () => expect(await open()).toEqual([]));
  });

  test('uses few connections, regardless of the number of stalled downloads', async () => {
    const args = { sortBy: PersonSort.EMAIL, sortOrder: SortOrder.ASC, locale: 'vi' as const };
    const files = Array.from({ length: 15 }, () =>
      sheetAsCsv(peopleSheet(app.services, args)).on('error', () => undefined),
    );
    for (const file of files) file.resume().pause();
    const usedConnections = async () =>
      (
        await db<{ count: number }>(
          "select count(*)::int from pg_stat_activity where datname = current_database() and query like 'fetch%' and state like 'idle in%'",
        )
      )[0]!.count;
    await eventually(async () => expect(await usedConnections()).toBeGreaterThanOrEqual(3));
    // Three exports hold a connection. The others have had time to start, too, so the number must not grow
    for (let attempt = 0; attempt < 50; attempt++) expect(await usedConnections()).toBeLessThanOrEqual(3);
    for (const file of files) file.destroy();
    const last = sheetAsCsv(peopleSheet(app.services, args));
    let size = 0;
    for await (const piece of last) size += piece.length;
    expect(size).toBeGreaterThan(100);
  });
});
