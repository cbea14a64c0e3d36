import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** Spreadsheets take a file for UTF-8 only when it says so. */
export const BOM = '\uFEFF';

/**
 * Rows as CSV, written while it is read. A cell that a spreadsheet would take for a formula gets an apostrophe in
 * front (OWASP, CSV injection): names and reasons are written by strangers.
 */
export function csvOf(header: readonly string[], rows: AsyncIterable<readonly unknown[]>): Readable {
  const lines = Readable.from(rows).pipe(
    stringify({ header: true, columns: [...header], escape_formulas: true, bom: true, record_delimiter: 'windows' }),
  );
  return lines;
}
