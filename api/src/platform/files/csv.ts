import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * Streams rows as CSV. If the reader stops, reading the rows stops too. Cells that a spreadsheet would run as a
 * formula are prefixed with an apostrophe (OWASP, CSV injection), because they contain text from users. The byte
 * order mark marks the file as UTF-8 for spreadsheets. With `isMachineReadable` values are unchanged and there is no
 * byte order mark.
 */
export function toCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly unknown[]>,
  { isMachineReadable = false } = {},
): Readable {
  const lines = stringify({
    header: true,
    columns: [...header],
    escape_formulas: !isMachineReadable,
    bom: !isMachineReadable,
    cast: { boolean: String },
    record_delimiter: 'windows',
  });
  // A failure destroys the stream, so that its reader receives the error
  pipeline(Readable.from(rows), lines, () => {});
  return lines;
}
