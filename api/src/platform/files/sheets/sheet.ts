import { badInput } from '../../errors/errors.ts';
import { csvRows } from './csv-rows.ts';
import { LONGEST_CELL, SheetFault, type SheetLimits, type SheetRow } from './sheet-fault.ts';
import { xlsxRows } from './xlsx-rows.ts';

/** Of all cells. */
const MOST_CHARACTERS = 2_000_000;

/**
 * Reads the first table of a file by what is in it, whatever it is called: XLSX, or CSV with commas, semicolons or tabs.
 * Cells are text and nothing else: no formula is run, no markup is read.
 * @param field that brought the file
 * @throws BAD_INPUT at the field
 */
export async function readSheet(bytes: Buffer, limits: SheetLimits, field: string): Promise<SheetRow[]> {
  try {
    const rows = isZip(bytes) ? await xlsxRows(bytes, limits) : csvRows(bytes, limits);
    if (rows.some(({ cells }) => cells.some((cell) => cell.length > LONGEST_CELL)))
      throw new SheetFault('sheet.cellTooLong', { max: LONGEST_CELL });
    // An XLSX may show one long text in every cell, and be small all the same
    const length = rows.reduce((sum, { cells }) => cells.reduce((all, cell) => all + cell.length, sum), 0);
    if (length > MOST_CHARACTERS) throw new SheetFault('sheet.tooLong', { max: MOST_CHARACTERS });
    return rows.map(({ line, cells }) => ({ line, cells: cells.map(plain) }));
  } catch (error) {
    if (error instanceof SheetFault) throw badInput(field, error.key, error.params);
    throw error;
  }
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, ZIP.length).equals(ZIP);

/** Spreadsheets, and our own exports, put an apostrophe before what would be taken for a formula. */
const plain = (cell: string): string =>
  cell
    .toWellFormed()
    .replaceAll('\0', '')
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
