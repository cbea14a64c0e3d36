import { CsvError, type Info, parse } from 'csv-parse/sync';
import { decodeText } from '../decoded-text.ts';
import { SheetFault, type SheetLimits, type SheetRow } from './sheet-fault.ts';

/** The delimiter of a file: the candidate that is most frequent in its first line. */
export const findDelimiter = (csv: string): string => {
  const head = csv.replace(/^\uFEFF/, '').split('\n', 1)[0]!;
  return [';', '\t', ','].reduce((best, each) =>
    head.split(each).length > head.split(best).length ? each : best,
  );
};

/**
 * Maximum number of line ends in a CSV file, those inside quotes included. The parser creates an error object for each
 * record that is shorter than the header, so that a file of nothing but line ends would take seconds.
 */
const MAX_CSV_LINES = 20_000;

export const hasTooManyLines = (csv: string): boolean =>
  csv.split('\n', MAX_CSV_LINES + 1).length > MAX_CSV_LINES;

/** @throws SheetFault */
export function csvRows(bytes: Buffer, { rows: max, columns }: SheetLimits): SheetRow[] {
  const csv = decode(bytes).replace(/\r\n?/g, '\n');
  if (hasTooManyLines(csv)) throw new SheetFault('sheet.tooManyRows', { max });
  let found: { record: string[]; raw: string; info: Info }[];
  try {
    found = parse(csv, {
      bom: true,
      delimiter: findDelimiter(csv),
      info: true,
      raw: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: max + 1,
    }) as unknown as typeof found;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetFault('sheet.malformed', { line: Number((error as { lines?: number }).lines ?? 1) });
  }
  if (found.length > max) throw new SheetFault('sheet.tooManyRows', { max });
  return found.map(({ record, raw, info }) => ({
    line: info.lines - raw.trim().split('\n').length + 1,
    cells: record.slice(0, columns),
  }));
}

/** @throws SheetFault */
function decode(bytes: Buffer): string {
  const text = decodeText(bytes);
  if (text === undefined) throw new SheetFault('sheet.encoding');
  if (text.includes('\0')) throw new SheetFault('sheet.unreadable');
  return text;
}
