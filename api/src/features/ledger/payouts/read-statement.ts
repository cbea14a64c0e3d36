import { CsvError, type Info, parse } from 'csv-parse/sync';
import { badInput } from '../../../platform/errors.ts';

const MOST_KILOBYTES = 900;
const MOST_LINES = 5000;

/** A line of a bank’s statement that names one of our payouts. */
export interface StatementLine {
  /** In the file, its head included. */
  readonly line: number;
  /** As we write it: CT-1126-0098. */
  readonly number: string;
  /** OUT: the money left. BACK: the bank gave it back. */
  readonly way: 'OUT' | 'BACK';
  /** In đồng. */
  readonly amount: number;
  readonly bankReference: string;
  readonly content: string;
}

const COLUMNS = ['reference', 'content', 'debit', 'credit'] as const;
type Column = (typeof COLUMNS)[number];

/** Banks drop hyphens and blanks, and write what they like around. */
const NUMBER = /\bCT[-\s]?(\d{4})[-\s]?(\d{4,})\b/i;

/** Whole đồng, with the separators that banks write; 0 for an empty cell. */
const amountOf = (text: string): number => {
  const digits = text.trim().replace(/[.,\s](?=\d{3}(\D|$))/g, '');
  return /^\d*$/.test(digits) ? Number(digits) : Number.NaN;
};

/**
 * Reads a statement: CSV with the columns reference (the bank’s own), content, debit and credit. Lines that name no
 * payout are left out: a statement has others.
 * @throws BAD_INPUT for a file that is none, too large, or with an amount that can’t be read
 */
export function readStatement(csv: string): { lines: StatementLine[]; others: number } {
  if (Buffer.byteLength(csv) > MOST_KILOBYTES * 1000)
    throw badInput('csv', 'payout.csvTooLarge', { max: MOST_KILOBYTES });
  const records = parsed(csv);
  if (records.length > MOST_LINES) throw badInput('csv', 'payout.csvTooLarge', { max: MOST_KILOBYTES });
  const lines = records.flatMap(({ record, info }): StatementLine[] => {
    const found = NUMBER.exec(record.content);
    if (!found) return [];
    const [debit, credit] = [amountOf(record.debit), amountOf(record.credit)];
    if (!(debit > 0) === !(credit > 0)) throw badInput('csv', 'payout.csvLine', { line: info.lines });
    return [
      {
        line: info.lines,
        number: `CT-${found[1]}-${found[2]}`,
        way: debit > 0 ? 'OUT' : 'BACK',
        amount: debit > 0 ? debit : credit,
        bankReference: record.reference.trim(),
        content: record.content.trim(),
      },
    ];
  });
  return { lines, others: records.length - lines.length };
}

function parsed(csv: string): { record: Record<Column, string>; info: Info }[] {
  try {
    const rows = parse(csv.replace(/\r\n?/g, '\n'), {
      bom: true,
      columns: (head: string[]) => head.map((name) => name.trim().toLowerCase()),
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
