import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { read as readXlsx, utils } from 'xlsx';
import { type CellType, toXlsx } from './xlsx-file.ts';
import { xlsxRows } from './xlsx-rows.ts';

async function* stream(rows: readonly (readonly unknown[])[]) {
  yield* rows;
}
const LIMITS = { rows: 5000, columns: 10 } as never;
/** Columns with these headings, of which some are not text. */
const getColumns = (headings: readonly string[], types: Readonly<Record<string, CellType>> = {}) =>
  headings.map((heading) => ({ heading, type: types[heading] }));
const getCells = async (
  headings: readonly string[],
  rows: readonly (readonly unknown[])[],
  types?: Readonly<Record<string, CellType>>,
) =>
  (await xlsxRows(await buffer(toXlsx(getColumns(headings, types), stream(rows))), LIMITS)).map(
    ({ cells }) => cells,
  );

test('written cells are read unchanged, and texts are never read as formulas', async () => {
  const rows = [
    ['Đỗ <Linh> & "Sen"', '=1+1', '0912345678', 1_990_000, null],
    ['  hai\ndòng ', '-2', '', '499000', undefined],
  ];
  expect(await getCells(['Tên', 'Công thức', 'Số', 'Tiền', 'Trống'], rows, { Tiền: 'money' })).toEqual([
    ['Tên', 'Công thức', 'Số', 'Tiền', 'Trống'],
    ['Đỗ <Linh> & "Sen"', '=1+1', '0912345678', '1990000', ''],
    ['  hai\ndòng ', '-2', '', '499000', ''],
  ]);
  const bytes = await buffer(toXlsx(getColumns(['a']), stream([['=HYPERLINK("x")']])));
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('text that looks like an escape sequence is preserved', async () => {
  const texts = ['_x0041_', '__x000D__', 'x_x00e9_y_'];
  expect(await getCells(['a', 'b', 'c'], [texts])).toEqual([['a', 'b', 'c'], texts]);
});

test('any text is preserved, except for characters that XML does not allow', async () => {
  // Reading a file starts a thread, so each file contains many texts
  const texts = fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), {
    minLength: 1,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(texts, async (input) => {
      const [, ...rows] = await getCells(
        ['a', 'b'],
        input.map((text) => ['x', text]),
      );
      expect(rows).toHaveLength(input.length);
      for (const [index, text] of input.entries()) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML forbids
        const xml = text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
        if (xml.trim() && !xml.includes('\r')) expect(rows[index]?.[1] ?? '').toBe(xml);
      }
    }),
    { numRuns: 8 },
  );
});

test('rows and cells have positions, and the workbook has a styles part, as common readers require', async () => {
  const cells = Array.from({ length: 28 }, (_, n) => (n === 1 ? '' : n));
  const bytes = await buffer(
    toXlsx(
      getColumns(
        cells.map((n) => `c${n}`),
        { c2: 'number' },
      ),
      stream([cells, ['x']]),
      { rowsOfSheet: 2 },
    ),
  );
  const parts = unzipSync(bytes);
  const part = (name: string) => strFromU8(parts[name]!);
  const places = (sheet: string) =>
    [...part(sheet).matchAll(/<(?:row|c) r="(\w+)"/g)].map(([, reference]) => reference);
  const columns = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'AA', 'AB'];
  const row = (line: number, names: readonly string[]) => [
    `${line}`,
    ...names.map((name) => `${name}${line}`),
  ];
  expect(places('xl/worksheets/sheet1.xml')).toEqual([...row(1, columns), ...row(2, columns)]);
  // Each sheet counts its own rows
  expect(places('xl/worksheets/sheet2.xml')).toEqual([...row(1, columns), ...row(2, ['A'])]);
  expect(part('xl/worksheets/sheet1.xml')).not.toMatch(/<(row|c)[ >](?!r=)/);
  expect(part('xl/styles.xml')).toContain('<cellXfs count="5">');
  expect(part('xl/_rels/workbook.xml.rels')).toContain('Target="styles.xml"');
  expect(part('[Content_Types].xml')).toContain('PartName="/xl/styles.xml"');
});

describe('a file of several sheets, with blanks, numbers, times and XML characters,', async () => {
  const headings = ['tên', 'số', 'tiền', 'lúc', 'ghi chú'];
  const columns = [
    { heading: 'tên', width: 30 },
    { heading: 'số', type: 'number' },
    { heading: 'tiền', type: 'money' },
    { heading: 'lúc', type: 'time' },
    { heading: 'ghi chú' },
  ] as const;
  const widths = [30, 12, 16, 18, 24];
  const rows = [
    ['  Nguyễn <An> & "Bình"', 1.5, 499_000, '2026-11-27T15:53:15.499Z', ''],
    ['=1+1', 0, 0, '2026-11-27T17:00:00.000Z', 'hai\ndòng'],
    ['0912345678', 1_250_000, -1, '', "'@"],
  ];
  const bytes = await buffer(toXlsx(columns, stream(rows), { rowsOfSheet: 3 }));
  // Vietnam time; the readers have no time zones
  const local = [['2026-11-27T22:53:15.000Z'], ['2026-11-28T00:00:00.000Z'], ['']].flat();
  const read = (row: number) => rows[row]!.map((value, column) => (column === 3 ? local[row] : value));
  const sheets = [
    [headings, read(0), read(1)],
    [headings, read(2)],
  ];
  const toIso = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

  test('is read by ExcelJS with equal values, types, formats and widths', async () => {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as never);
    const found = workbook.worksheets.map((sheet) =>
      sheet
        .getRows(1, sheet.rowCount)!
        .map((row) => headings.map((_, column) => toIso(row.getCell(column + 1).value) ?? '')),
    );
    expect(found).toEqual(sheets);
    const [sheet] = workbook.worksheets;
    expect(headings.map((_, column) => sheet!.getColumn(column + 1).width)).toEqual(widths);
    expect(headings.map((_, column) => sheet!.getRow(2).getCell(column + 1).numFmt)).toEqual([
      '@',
      undefined,
      '#,##0',
      'dd/mm/yyyy hh:mm',
      '@',
    ]);
    expect(sheet!.getRow(1).getCell(1).font.bold).toBe(true);
  });

  test('is read by SheetJS with equal values, types and widths', () => {
    const { SheetNames, Sheets } = readXlsx(bytes, { cellDates: true, cellStyles: true, UTC: true } as never);
    const found = SheetNames.map((name) =>
      utils
        .sheet_to_json<unknown[]>(Sheets[name]!, { header: 1, defval: '', UTC: true } as never)
        .map((row) => row.map(toIso)),
    );
    expect(found).toEqual(sheets);
    const first = Sheets[SheetNames[0]!]!;
    expect(headings.map((_, column) => first[utils.encode_cell({ r: 1, c: column })]?.t)).toEqual([
      's',
      'n',
      'n',
      'd',
      'z',
    ]);
    expect(first['!cols']!.map((column) => (column as { width: number }).width)).toEqual(widths);
  });

  test('lists each part once, with its type, and refers to no missing part', () => {
    const parts = unzipSync(bytes);
    const names = Object.keys(parts);
    const types = strFromU8(parts['[Content_Types].xml']!);
    const overrides = [...types.matchAll(/<Override PartName="\/([^"]+)"/g)].map(([, name]) => name!);
    const extensions = [...types.matchAll(/<Default Extension="([^"]+)"/g)].map(([, name]) => name!);
    expect(new Set(overrides).size).toBe(overrides.length);
    expect(overrides.filter((name) => !names.includes(name))).toEqual([]);
    const hasType = (name: string) =>
      overrides.includes(name) || extensions.includes(name.split('.').at(-1)!);
    expect(names.filter((name) => name !== '[Content_Types].xml' && !hasType(name))).toEqual([]);
    for (const name of names.filter((each) => each.endsWith('.rels'))) {
      const folder = name.replace(/_rels\/[^/]+$/, '');
      const ids: string[] = [];
      for (const [, id, target] of strFromU8(parts[name]!).matchAll(
        /<Relationship Id="([^"]+)"[^>]* Target="([^"]+)"/g,
      )) {
        ids.push(id!);
        expect(names).toContain(target!.startsWith('/') ? target!.slice(1) : folder + target);
      }
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

test('rows beyond the limit of a sheet continue on the next sheet', async () => {
  const bytes = await buffer(
    toXlsx(getColumns(['n'], { n: 'number' }), stream([[1], [2], [3], [4], [5]]), { rowsOfSheet: 3 }),
  );
  const text = bytes.toString('latin1');
  for (const sheet of ['sheet1.xml', 'sheet2.xml', 'sheet3.xml'])
    expect(text).toContain(`xl/worksheets/${sheet}`);
  expect(text).not.toContain('sheet4.xml');
  expect((await xlsxRows(bytes, LIMITS)).map(({ cells }) => cells)).toEqual([['n'], ['1'], ['2']]);
});

test('the file is written while it is read, and stops when its reader stops', async () => {
  const ended = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (let row = 1; ; row++) yield [`dòng ${row} ${randomBytes(16).toString('hex')}`];
    } finally {
      ended.resolve();
    }
  }
  const file = toXlsx(getColumns(['dòng']), endless());
  await new Promise((resolve) => file.once('readable', resolve));
  expect(file.read(1000)).not.toBeNull();
  file.destroy();
  // The test times out while the rows are still read
  await ended.promise;
});
