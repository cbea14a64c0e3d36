import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { BoundedParser } from '../bounded-parser.ts';
import { MAX_CELL_LENGTH, SheetFault, type SheetLimits, type SheetRow } from './sheet-fault.ts';

/** Maximum unpacked bytes of all parts, against zip bombs. */
const MAX_UNPACKED = 16 * 1024 * 1024;
/** Maximum number of parts. A workbook with many sheets has some dozens. */
const MAX_PARTS = 500;
/** Limits for each part. The cells of a sheet are nested about ten deep. */
const MARKUP = { depth: 32, tags: 300_000 };
/** Maximum rows and cells of a sheet, empty ones included: spreadsheets also write those that only have a colour. */
const MAX_ROWS = 20_000;
const MAX_CELLS = 150_000;

/**
 * Reads the rows of the first visible sheet of an XLSX file (ECMA-376, part 1, SpreadsheetML). Only the required
 * parts are unpacked. Unpacked bytes are counted, because the sizes that the file states may be false.
 * @throws SheetFault
 */
export async function xlsxRows(bytes: Buffer, limits: SheetLimits): Promise<SheetRow[]> {
  let parts: Parts | undefined;
  try {
    parts = await openParts(bytes);
    const sheet = await sheetPath(parts);
    const shared = await sharedStrings(parts);
    return await sheetRows(parts, sheet, shared, limits);
  } catch (error) {
    // Any error of the archive or its XML is the fault of the file: nothing else runs here
    throw error instanceof SheetFault ? error : new SheetFault('sheet.unreadable');
  } finally {
    parts?.zip.close();
  }
}

interface Parts {
  readonly zip: ZipFile;
  readonly entries: ReadonlyMap<string, Entry>;
  unpacked: number;
}

async function openParts(bytes: Buffer): Promise<Parts> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  if (zip.entryCount > MAX_PARTS) throw new SheetFault('sheet.unreadable');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return { zip, entries, unpacked: 0 };
}

interface Tags {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/**
 * Parses a part while it is unpacked. Tag names are passed without namespace prefix. A missing part counts as empty.
 */
async function readPart(parts: Parts, path: string, tags: Tags): Promise<void> {
  const entry = parts.entries.get(path);
  if (!entry) return;
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new BoundedParser(
    {
      onopentag: (name, attributes) => tags.open?.(local(name), attributes),
      onclosetag: (name) => tags.close?.(local(name)),
      ontext: (text) => tags.text?.(text),
    },
    MARKUP,
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of (await parts.zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    parts.unpacked += chunk.length;
    if (parts.unpacked > MAX_UNPACKED) throw new SheetFault('sheet.unreadable');
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.end(decoder.decode());
}

async function sheetPath(parts: Parts): Promise<string> {
  const sheets: Readonly<Record<string, string>>[] = [];
  await readPart(parts, 'xl/workbook.xml', {
    open: (name, attributes) => name === 'sheet' && sheets.push(attributes),
  });
  const first = sheets.find(({ state }) => !state || state === 'visible');
  const id = first && Object.entries(first).find(([name]) => name.endsWith(':id'))?.[1];
  let target: string | undefined;
  await readPart(parts, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id === id) target = Target;
    },
  });
  if (!target) throw new SheetFault('sheet.unreadable');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Strings that cells refer to by index. */
async function sharedStrings(parts: Parts): Promise<string[]> {
  const strings: string[] = [];
  const text = createTextReader();
  await readPart(parts, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text.begin();
      text.open(name);
    },
    text: text.add,
    close(name) {
      text.close(name);
      if (name === 'si') strings.push(emptyIfBlank(text.end()));
    },
  });
  return strings;
}

async function sheetRows(
  parts: Parts,
  path: string,
  shared: readonly string[],
  { rows: max, columns }: SheetLimits,
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let [line, column, seenRows, seenCells] = [0, 0, 0, 0];
  let cells: string[] = [];
  let type: string | undefined;
  const text = createTextReader('v');
  await readPart(parts, path, {
    open(name, { r, t }) {
      if (name === 'row') {
        seenRows++;
        [line, column, cells] = [r ? parseLine(r) : line + 1, 0, []];
      }
      if (name === 'c') {
        seenCells++;
        column = r ? parseColumn(r) : column + 1;
        type = t;
        text.begin();
      }
      if (seenRows > MAX_ROWS || seenCells > MAX_CELLS) throw new SheetFault('sheet.tooManyRows', { max });
      text.open(name);
    },
    text: text.add,
    close(name) {
      text.close(name);
      if (name === 'c' && column <= columns) cells[column - 1] = cellValue(type, text.end(), shared);
      if (name !== 'row' || !cells.some(Boolean)) return;
      if (rows.length === max) throw new SheetFault('sheet.tooManyRows', { max });
      rows.push({ line, cells: Array.from(cells, (cell) => cell ?? '') });
    },
  });
  return rows;
}

/** Blank text counts as empty. Called once for each shared string, not for each cell that uses it. */
const emptyIfBlank = (text: string): string => (text.trim() ? text : '');

/** Collects the text in `t` (or `value`) elements, without the phonetic readings of East Asian text. */
function createTextReader(value = 't') {
  let [text, isInText, isReading] = ['', false, false];
  return {
    begin() {
      text = '';
    },
    open(name: string) {
      if (name === 'rPh') isReading = true;
      if (name === 't' || name === value) isInText = !isReading;
    },
    add(more: string) {
      if (!isInText) return;
      if (text.length + more.length > MAX_CELL_LENGTH)
        throw new SheetFault('sheet.cellTooLong', { max: MAX_CELL_LENGTH });
      text += more;
    },
    close(name: string) {
      if (name === 'rPh') isReading = false;
      if (name === 't' || name === value) isInText = false;
    },
    end: () =>
      text.replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  };
}

const parseLine = (row: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(row)) throw new SheetFault('sheet.unreadable');
  return Number(row);
};

/** Column number of a cell reference, from 1: `AB12` is in column 28. */
const parseColumn = (cell: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(cell)?.[0];
  if (!letters) throw new SheetFault('sheet.unreadable');
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
};

function cellValue(type: string | undefined, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  // The error of a formula
  if (type === 'e') return '';
  return emptyIfBlank(value);
}
