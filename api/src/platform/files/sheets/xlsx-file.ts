import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';

interface XlsxOptions {
  /** Indexes (from 0) of numeric columns, so that spreadsheets can sum their cells. */
  readonly numbers?: ReadonlySet<number>;
  /** Maximum rows of a sheet including the header; further rows go into another sheet. Excel allows 1,048,576. */
  readonly rowsOfSheet?: number;
}

/**
 * Streams rows as an XLSX workbook (ECMA-376, part 1, SpreadsheetML). If the reader stops, reading the rows stops
 * too. Text is written as inline strings, so nothing is stored until the end and no cell can be a formula.
 */
export const toXlsx = (
  header: readonly string[],
  rows: AsyncIterable<readonly unknown[]>,
  options: XlsxOptions = {},
): Readable => Readable.from(packed(header, rows, options), { objectMode: false });

/** Bytes that are buffered before they are passed on. */
const BLOCK = 64 * 1024;

async function* packed(
  header: readonly string[],
  rows: AsyncIterable<readonly unknown[]>,
  { numbers = new Set(), rowsOfSheet = 1_048_576 }: XlsxOptions,
): AsyncIterable<Buffer> {
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const takeChunks = () => Buffer.concat(chunks.splice(0));
  const addFile = (name: string, text: string) => begin(archive, name)(text, true);

  let sheets = 0;
  let line = rowsOfSheet;
  let text = '';
  let write: Write = () => undefined;
  const next = () => {
    if (sheets > 0) write(`${text}${SHEET_END}`, true);
    sheets += 1;
    write = begin(archive, `xl/worksheets/sheet${sheets}.xml`);
    text = `${SHEET_BEGIN}${toRow(1, header, new Set())}`;
    line = 1;
  };
  next();
  for await (const cells of rows) {
    if (line === rowsOfSheet) next();
    line += 1;
    text += toRow(line, cells, numbers);
    if (text.length < BLOCK) continue;
    write(text, false);
    text = '';
    if (chunks.length > 0) yield takeChunks();
  }
  write(`${text}${SHEET_END}`, true);
  addFile('xl/styles.xml', STYLES);
  addFile('xl/workbook.xml', workbook(sheets));
  addFile('xl/_rels/workbook.xml.rels', workbookRelations(sheets));
  addFile('_rels/.rels', ROOT_RELATIONS);
  addFile('[Content_Types].xml', contentTypes(sheets));
  archive.end();
  yield takeChunks();
}

type Write = (text: string, isLast: boolean) => void;

function begin(archive: Zip, name: string): Write {
  const part = new ZipDeflate(name, { level: 6 });
  archive.add(part);
  return (text, isLast) => part.push(Buffer.from(text), isLast);
}

/** The standard makes the positions of rows and cells optional, but common readers (ExcelJS) require them. */
const toRow = (line: number, cells: readonly unknown[], numbers: ReadonlySet<number>): string =>
  `<row r="${line}">${cells.map((cell, column) => toCell(`${columnName(column)}${line}`, cell, numbers.has(column))).join('')}</row>`;

/**
 * `A` to `Z`, then `AA`.
 * @param column from 0
 */
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

function toCell(reference: string, value: unknown, isNumber: boolean): string {
  if (value === null || value === undefined || value === '') return `<c r="${reference}"/>`;
  if (isNumber && Number.isFinite(Number(value))) return `<c r="${reference}"><v>${Number(value)}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(value))}</t></is></c>`;
}

/**
 * Escapes cell text. Removes characters that XML 1.0 does not allow. Truncates to 32,767 characters, because Excel
 * rejects files with longer cells. Escapes text that looks like an escape sequence (part 1, 22.9.2.19), which readers
 * would replace by a character.
 */
const escapeXml = (text: string): string =>
  text
    .slice(0, 32_767)
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what has to go
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
// Freezes the header
const SHEET_BEGIN = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';
/** The default style. Optional in the standard, but common readers (read-excel-file) require this part. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
const ROOT_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const each = (sheets: number, part: (n: number) => string): string =>
  Array.from({ length: sheets }, (_, i) => part(i + 1)).join('');
const workbook = (sheets: number): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(sheets, (n) => `<sheet name="Sen ${n}" sheetId="${n}" r:id="s${n}"/>`)}</sheets></workbook>`;
const workbookRelations = (sheets: number): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each(sheets, (n) => `<Relationship Id="s${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
const contentTypes = (sheets: number): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>${each(sheets, (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${CONTENT}.worksheet+xml"/>`)}</Types>`;
