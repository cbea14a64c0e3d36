import { badInput } from '../../errors/errors.ts';
import { csvRows } from './csv-rows.ts';
import { MAX_CELL_LENGTH, SheetFault, type SheetLimits, type SheetRow } from './sheet-fault.ts';
import { xlsxRows } from './xlsx-rows.ts';

/** Maximum of all cells together. */
const MAX_CHARACTERS = 2_000_000;

/**
 * Reads the first sheet of a file. The format is detected from the content: XLSX, or CSV with commas, semicolons or
 * tabs. Cells are plain text: formulas are not run and markup is not parsed.
 * @param field the input field of the file
 * @throws BAD_INPUT at the field
 */
export async function readSheet(bytes: Buffer, limits: SheetLimits, field: string): Promise<SheetRow[]> {
  try {
    const rows = isZip(bytes) ? await xlsxRows(bytes, limits) : csvRows(bytes, limits);
    if (rows.some(({ cells }) => cells.some((cell) => cell.length > MAX_CELL_LENGTH)))
      throw new SheetFault('sheet.cellTooLong', { max: MAX_CELL_LENGTH });
    // An XLSX file may refer to one long shared string in every cell and still be small
    const length = rows.reduce((sum, { cells }) => cells.reduce((all, cell) => all + cell.length, sum), 0);
    if (length > MAX_CHARACTERS) throw new SheetFault('sheet.tooLong', { max: MAX_CHARACTERS });
    return rows.map(({ line, cells }) => ({ line, cells: cells.map(plain) }));
  } catch (error) {
    if (error instanceof SheetFault) throw badInput(field, error.key, error.params);
    throw error;
  }
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, ZIP.length).equals(ZIP);

/** Removes the apostrophe with which spreadsheets and our own exports escape text that looks like a formula. */
const plain = (cell: string): string =>
  cell
    .toWellFormed()
    .replaceAll('\0', '')
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
