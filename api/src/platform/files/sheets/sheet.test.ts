import { describe, expect, test } from 'vitest';
import { createXlsx, createZip, xlsxParts } from '../../../testing/xlsx.ts';
import type { AppError } from '../../errors/errors.ts';
import { readSheet } from './sheet.ts';

const LIMITS = { rows: 10, columns: 5 };
const read = (file: string | Buffer, limits = LIMITS) =>
  readSheet(Buffer.from(file as string), limits, 'file');
const getRejection = (file: string | Buffer, limits = LIMITS) =>
  read(file, limits).then(
    () => 'accepted',
    (error: AppError) => error.details[0]!.message,
  );

describe('a CSV file', () => {
  test('is delimited by commas, semicolons or tabs', async () => {
    const table = [
      { line: 1, cells: ['Chương', 'Bài học'] },
      { line: 2, cells: ['Một', 'a, b; c'] },
    ];
    for (const sign of [',', ';', '\t'])
      for (const mark of ['', '\uFEFF'])
        expect(await read(`${mark}Chương${sign}Bài học\r\nMột${sign}"a, b; c"\r\n`)).toEqual(table);
  });

  test('is UTF-8, or UTF-16 with a byte order mark; other encodings are rejected', async () => {
    const utf16 = Buffer.from('\uFEFFChương\tBài\n', 'utf16le');
    expect(await read(utf16)).toEqual([{ line: 1, cells: ['Chương', 'Bài'] }]);
    expect(await getRejection(Buffer.from('Ch\xfcong,B\xe0i', 'latin1'))).toBe('sheet.encoding');
    expect(await getRejection('a\0b')).toBe('sheet.unreadable');
    expect(await getRejection('a,"b\nc')).toBe('sheet.malformed');
  });

  test('has the line numbers of the file, despite blank rows and cells of several lines', async () => {
    expect((await read('a,b\n\n"c\nd",e\n,\nf,g\n')).map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  test('is plain text: formulas are not run and markup is not parsed', async () => {
    const [row] = await read(`"=HYPERLINK(""http://x"")",'+1,<b>đậm</b>\n`);
    expect(row!.cells).toEqual(['=HYPERLINK("http://x")', '+1', '<b>đậm</b>']);
  });

  test('is rejected if it has too many rows or too long cells', async () => {
    expect(await getRejection('a\n'.repeat(11))).toBe('sheet.tooManyRows');
    // Rows without a value do not count, but parsing them takes time
    expect(await getRejection('"\n'.repeat(19_998))).toBe('accepted');
    expect(await getRejection('"\n'.repeat(20_000))).toBe('sheet.tooManyRows');
    expect(await getRejection(`a,${'x'.repeat(32_768)}\n`)).toBe('sheet.cellTooLong');
  });
});

describe('an XLSX file', () => {
  test('is read from its first visible sheet', async () => {
    expect(await read(createXlsx([['Chương', ' Bài & <b>học</b> '], [], ['=1+1']]))).toEqual([
      { line: 1, cells: ['Chương', 'Bài & <b>học</b>'] },
      { line: 3, cells: ['=1+1'] },
    ]);
  });

  test('has shared and rich texts, numbers, flags, values of formulas, and gaps', async () => {
    const shared =
      '<si><t>Một</t></si><si><r><t>Hai</t></r><r><t xml:space="preserve"> ba</t></r><rPh><t>ni</t></rPh></si>';
    const rows =
      '<row r="4"><c r="A4" t="s"><v>1</v></c><c r="C4"><v>12</v></c><c r="D4" t="b"><v>1</v></c><c r="E4" t="str"><f>A1&amp;"x"</f><v>x_x000A_y</v></c><c r="ZZ4"><v>9</v></c></row><row r="5"><c r="A5" t="e"><v>#REF!</v></c></row>';
    expect(await read(createZip(xlsxParts(rows, shared)))).toEqual([
      { line: 4, cells: ['Hai ba', '', '12', 'TRUE', 'x\ny'] },
    ]);
  });

  test('is rejected if it unpacks to more than the limit, regardless of the size that it states', async () => {
    const zeros = Buffer.alloc(40 * 1024 * 1024, '0');
    const bomb = (claims?: number) =>
      createZip([
        ...xlsxParts('').slice(0, -1),
        { name: 'xl/worksheets/sheet2.xml', content: zeros, claims },
      ]);
    expect(bomb().length).toBeLessThan(100_000);
    expect(await getRejection(bomb())).toBe('sheet.unreadable');
    expect(await getRejection(bomb(100))).toBe('sheet.unreadable');
  });

  test('is rejected if many cells show one long shared text', async () => {
    const row = (at: number) => `<row r="${at}">${'<c t="s"><v>0</v></c>'.repeat(5)}</row>`;
    const rows = Array.from({ length: 20 }, (_, at) => row(at + 1)).join('');
    const file = createZip(xlsxParts(rows, `<si><t>${'x'.repeat(32_000)}</t></si>`));
    expect(await getRejection(file, { rows: 20, columns: 5 })).toBe('sheet.tooLong');
  });

  test('is rejected if its tags nest too deep, are too many or close nothing', async () => {
    const markup = (inner: string) => getRejection(createZip(xlsxParts(inner)));
    const row = '<row><c t="inlineStr"><is><t>a</t></is></c></row>';
    expect(await markup(row)).toBe('accepted');
    for (const bad of ['<a>'.repeat(40), `</b>${row}`, '<a/>'.repeat(300_001)])
      expect(await markup(row + bad)).toBe('sheet.unreadable');
    expect(await getRejection(createZip(xlsxParts(row, '<a>'.repeat(40))))).toBe('sheet.unreadable');
  });

  test('is rejected while it is read if a text is longer than spreadsheets allow', async () => {
    const long = 'x'.repeat(32_768);
    const shared = (text: string) => getRejection(createZip(xlsxParts('', `<si><t>${text}</t></si>`)));
    expect(await shared(long)).toBe('sheet.cellTooLong');
    expect(await shared(' '.repeat(32_768))).toBe('sheet.cellTooLong');
    expect(await shared(`${long.slice(0, 20_000)}</t><t>${long.slice(0, 20_000)}`)).toBe('sheet.cellTooLong');
    expect(await getRejection(createXlsx([[long]]))).toBe('sheet.cellTooLong');
  });

  test('has separate, higher limits for blank rows and cells', async () => {
    const shared = `<si><t>${' '.repeat(32_000)}</t></si>`;
    const sheet = (rows: string) => createZip(xlsxParts(rows, shared));
    const blank = '<c t="s"><v>0</v></c>';
    const row = '<row><c><v>1</v></c></row>';
    expect(await read(sheet(`<row>${blank}</row>${row}`))).toEqual([{ line: 2, cells: ['1'] }]);
    expect(await getRejection(sheet(row + '<row/>'.repeat(1000)))).toBe('accepted');
    expect(await getRejection(sheet(row + '<row/>'.repeat(20_001)))).toBe('sheet.tooManyRows');
    expect(await getRejection(sheet(`${row}<row>${'<c/>'.repeat(150_001)}</row>`))).toBe('sheet.tooManyRows');
  });

  test('is rejected if a row number is invalid', async () => {
    for (const number of ['1.5', '-1', '1e9', 'x'])
      expect(await getRejection(createZip(xlsxParts(`<row r="${number}"><c><v>1</v></c></row>`)))).toBe(
        'sheet.unreadable',
      );
  });

  test('is rejected if it is truncated or another kind of archive', async () => {
    const whole = createXlsx([['a']]);
    expect(await getRejection(whole.subarray(0, whole.length - 30))).toBe('sheet.unreadable');
    expect(await getRejection(createZip([{ name: 'a.txt', content: 'a' }]))).toBe('sheet.unreadable');
    expect(await getRejection(createXlsx(Array.from({ length: 11 }, () => ['a'])))).toBe('sheet.tooManyRows');
  });
});
