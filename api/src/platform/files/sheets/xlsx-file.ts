import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import { VIETNAM_OFFSET_MS } from '../../i18n/dates.ts';

/**
 * The content of a column's cells. `time`: ISO 8601 timestamps, which become date cells in Vietnam time. `money`:
 * amounts in whole đồng.
 */
export type CellType = 'text' | 'number' | 'money' | 'time';

export interface XlsxColumn {
  readonly heading: string;
  /** Defaults to text. */
  readonly type?: CellType | undefined;
  /** In characters. Defaults to that of the type. */
  readonly width?: number | undefined;
}

interface XlsxOptions {
  /** Maximum rows of a sheet including the header; further rows go into another sheet. Excel allows 1,048,576. */
  readonly rowsOfSheet?: number;
}

/**
 * Streams rows as an XLSX workbook (ECMA-376, part 1, SpreadsheetML). If the reader stops, reading the rows stops
 * too. Text is written as inline strings, so nothing is stored until the end and no cell can be a formula.
 */
export const toXlsx = (
  columns: readonly XlsxColumn[],
  rows: AsyncIterable<readonly unknown[]>,
  options: XlsxOptions = {},
): Readable => Readable.from(packed(columns, rows, options), { objectMode: false });

/** Index of each type's cell format in {@link CELL_FORMATS}, and its width in characters. */
const FORMATS: Readonly<Record<CellType, { readonly style: number; readonly width: number }>> = {
  text: { style: 1, width: 24 },
  number: { style: 0, width: 12 },
  money: { style: 2, width: 16 },
  time: { style: 3, width: 18 },
};
const HEADING_STYLE = 4;

/** Bytes that are buffered before they are passed on. */
const BLOCK = 64 * 1024;

async function* packed(
  columns: readonly XlsxColumn[],
  rows: AsyncIterable<readonly unknown[]>,
  { rowsOfSheet = 1_048_576 }: XlsxOptions,
): AsyncIterable<Buffer> {
  const types = columns.map(({ type = 'text' }) => type);
  const sheetBegin = `${SHEET_BEGIN}${columnWidths(columns)}<sheetData>${headingRow(columns)}`;
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
    text = sheetBegin;
    line = 1;
  };
  next();
  for await (const cells of rows) {
    if (line === rowsOfSheet) next();
    line += 1;
    text += toRow(line, cells, types);
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

const columnWidths = (columns: readonly XlsxColumn[]): string =>
  `<cols>${columns
    .map(({ type = 'text', width = FORMATS[type].width }, index) => {
      const number = index + 1;
      return `<col min="${number}" max="${number}" width="${width}" customWidth="1"/>`;
    })
    .join('')}</cols>`;

const headingRow = (columns: readonly XlsxColumn[]): string =>
  `<row r="1">${columns.map(({ heading }, column) => textCell(`${columnName(column)}1`, HEADING_STYLE, heading)).join('')}</row>`;

/** The standard makes the positions of rows and cells optional, but common readers (ExcelJS) require them. */
const toRow = (line: number, cells: readonly unknown[], types: readonly CellType[]): string =>
  `<row r="${line}">${cells.map((cell, column) => toCell(`${columnName(column)}${line}`, cell, types[column] ?? 'text')).join('')}</row>`;

/**
 * `A` to `Z`, then `AA`.
 * @param column from 0
 */
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

function toCell(reference: string, value: unknown, type: CellType): string {
  const { style } = FORMATS[type];
  if (value === null || value === undefined || value === '') return `<c r="${reference}" s="${style}"/>`;
  const number = type === 'text' ? Number.NaN : type === 'time' ? toSerial(String(value)) : Number(value);
  return Number.isFinite(number)
    ? `<c r="${reference}" s="${style}"><v>${number}</v></c>`
    : textCell(reference, FORMATS.text.style, String(value));
}

const textCell = (reference: string, style: number, text: string): string =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

const DAY_MS = 86_400_000;
/** The serial number of 1 January 1970 (18.17.4.1). */
const UNIX_EPOCH = 25_569;

/**
 * The serial number of a time in Vietnam, rounded to the second.
 * @returns NaN for text that is not a timestamp
 */
const toSerial = (timestamp: string): number =>
  UNIX_EPOCH + (Math.round(Date.parse(timestamp) / 1000) * 1000 + VIETNAM_OFFSET_MS) / DAY_MS;

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
const SHEET_BEGIN = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
const SHEET_END = '</sheetData></worksheet>';
const format = (attributes: string): string =>
  `<xf fontId="0" fillId="0" borderId="0" xfId="0" ${attributes}/>`;
/** Cell formats by the style of {@link FORMATS}: numbers, text, amounts (#,##0) and times; then {@link HEADING_STYLE}. */
const CELL_FORMATS = [
  format('numFmtId="0"'),
  format('numFmtId="49" applyNumberFormat="1"'),
  format('numFmtId="3" applyNumberFormat="1"'),
  format('numFmtId="164" applyNumberFormat="1"'),
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>',
];
const FONT = '<sz val="11"/><name val="Calibri"/>';
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${CELL_FORMATS.length}">${CELL_FORMATS.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
const ROOT_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const each = (sheets: number, part: (n: number) => string): string =>
  Array.from({ length: sheets }, (_, i) => part(i + 1)).join('');
const workbook = (sheets: number): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(sheets, (n) => `<sheet name="${n}" sheetId="${n}" r:id="s${n}"/>`)}</sheets></workbook>`;
const workbookRelations = (sheets: number): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each(sheets, (n) => `<Relationship Id="s${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
const contentTypes = (sheets: number): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>${each(sheets, (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${CONTENT}.worksheet+xml"/>`)}</Types>`;
