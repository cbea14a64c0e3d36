import { CsvError, type Info, parse } from 'csv-parse/sync';
import { badInput } from '../../../platform/errors/errors.ts';
import { assertDecoded } from '../../../platform/files/decoded-text.ts';
import { bankColumns, parseDong } from '../../../platform/files/sheets/bank-csv.ts';
import { findDelimiter } from '../../../platform/files/sheets/csv-rows.ts';
import { type StatementLine, type TransferSource, transferSources } from './transfer-source.ts';

const MAX_KILOBYTES = 900;
const MAX_LINES = 5000;

export interface SourcedLine extends StatementLine {
  readonly source: TransferSource;
}

const COLUMNS = ['reference', 'content', 'debit', 'credit'] as const;
type Column = (typeof COLUMNS)[number];

const getAmount = (text: string): number => (text.trim() ? parseDong(text) : 0);

/**
 * Parses a statement: CSV with the columns reference (the bank's own), content, debit and credit. Lines without a
 * reference of the platform are skipped, because a statement contains other transfers.
 * @throws BAD_INPUT if the file is not CSV or too large, or has an invalid amount
 */
export function readStatement(csv: string): { lines: SourcedLine[]; others: number } {
  if (Buffer.byteLength(csv) > MAX_KILOBYTES * 1000)
    throw badInput('csv', 'payout.csvTooLarge', { max: MAX_KILOBYTES });
  assertDecoded(csv, 'csv');
  const records = parseCsv(csv);
  if (records.length > MAX_LINES) throw badInput('csv', 'payout.csvTooLarge', { max: MAX_KILOBYTES });
  const lines = records.flatMap(({ record, info }): SourcedLine[] => {
    const named = namedIn(record.content);
    if (!named) return [];
    const [debit, credit] = [getAmount(record.debit), getAmount(record.credit)];
    if (Number.isNaN(debit + credit) || debit > 0 === credit > 0)
      throw badInput('csv', 'payout.csvLine', { line: info.lines });
    return [
      {
        line: info.lines,
        ...named,
        direction: debit > 0 ? 'OUT' : 'BACK',
        amount: debit > 0 ? debit : credit,
        bankReference: record.reference.trim(),
        content: record.content.trim(),
      },
    ];
  });
  return { lines, others: records.length - lines.length };
}

function namedIn(content: string): Pick<SourcedLine, 'source' | 'reference'> | undefined {
  for (const source of transferSources) {
    const reference = source.referenceIn(content);
    if (reference) return { source, reference };
  }
  return undefined;
}

function parseCsv(csv: string): { record: Record<Column, string>; info: Info }[] {
  try {
    const rows = parse(csv.replace(/\r\n?/g, '\n'), {
      bom: true,
      columns: bankColumns,
      delimiter: findDelimiter(csv),
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: Record<string, string>; info: Info }[];
    const first = rows[0]?.record;
    if (!first || COLUMNS.some((name) => first[name] === undefined)) throw badInput('csv', 'payout.csv');
    return rows as { record: Record<Column, string>; info: Info }[];
  } catch (error) {
    if (error instanceof CsvError) throw badInput('csv', 'payout.csv');
    throw error;
  }
}
