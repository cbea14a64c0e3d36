import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * Rows as CSV, written while it is read; whoever stops reading stops the rows. A cell that a spreadsheet would
 * take for a formula gets an apostrophe in front (OWASP, CSV injection): names and reasons are written by
 * strangers. The byte order mark is what tells spreadsheets that it is UTF-8. Programs know that, and get every value as
 * it is.
 */
export function csvOf(
  header: readonly string[],
  rows: AsyncIterable<readonly unknown[]>,
  { isForPrograms = false } = {},
): Readable {
  const lines = stringify({
    header: true,
    columns: [...header],
    escape_formulas: !isForPrograms,
    bom: !isForPrograms,
    cast: { boolean: String },
    record_delimiter: 'windows',
  });
  // A failure ends the file in the middle, and its reader hears of it there
  pipeline(Readable.from(rows), lines, () => {});
  return lines;
}
