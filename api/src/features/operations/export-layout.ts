import type { Readable } from 'node:stream';
import type { MikroORM } from '@mikro-orm/postgresql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { raw, type Sql } from '../../graphql/read/index.ts';
import { getValue, isoTimestamp, streamSql } from '../../platform/db/index.ts';
import { csvOf } from '../../platform/files/csv.ts';
import { type XlsxColumn, xlsxOf } from '../../platform/files/sheets/xlsx-file.ts';
import { type Locale, type MessageKey, translate } from '../../platform/i18n/messages/index.ts';

/**
 * The audience of a file. Each export defines its columns for both. Columns for programs are a stable contract: new
 * ones may be added, none removed.
 */
export const ExportLayout = defineEnum(
  'ExportLayout',
  'Layout of the columns and values in an exported file.',
  {
    PEOPLE:
      'Layout for spreadsheets: headings and labels in the language of the request, times in Vietnam time, a byte order mark, and an apostrophe before values that look like a formula.',
    PROGRAM:
      'Layout for programs: IDs, stable English headers, codes instead of labels, UTC timestamps as 2026-11-20T07:05:00.000Z, and UTF-8 without a byte order mark. Values are not escaped for spreadsheets; do not open the file in one.',
  },
);
export type ExportLayout = keyof typeof ExportLayout;

export const LAYOUT_DESCRIPTION = 'Layout of columns and values: for spreadsheets or for programs.';

export const exportTimestamp = (column: string): Sql => isoTimestamp(raw(column), 'ms');

/** A column of a file for people. */
export interface ExportColumn extends Omit<XlsxColumn, 'heading'> {
  /** Name of the value in the rows. */
  readonly name: string;
  /** Message of the heading. */
  readonly heading: MessageKey;
  /** Converts a value that is a code to its label. Omitted for other values. */
  readonly label?: (code: string, locale: Locale) => string;
}

/** A file before it is written as CSV or as a workbook. Times in its rows are ISO 8601 timestamps in UTC. */
export interface ExportSheet {
  /** Language of a file for people. */
  readonly locale: Locale;
  readonly columns: readonly ExportColumn[];
  /** Names of the values in a file for programs, which are its header too. Undefined in a file for people. */
  readonly programColumns?: readonly string[] | undefined;
  readonly rows: AsyncIterable<Row>;
}

/** A file of rows that one statement reads, so that they can be counted before. */
export interface StatementSheet extends ExportSheet {
  readonly rows: SheetRows;
}

/** The columns of a file, whose headings are messages that begin with `prefix` and end with the name. */
export const headedBy = <Name extends string, Prefix extends string>(
  prefix: Prefix,
  columns: readonly (Omit<ExportColumn, 'name' | 'heading'> & { readonly name: Name })[],
): ExportColumn[] =>
  columns.map((column) => ({ ...column, heading: `${prefix}.${column.name}` as MessageKey }));

type Row = Record<string, unknown>;

/** The rows of a file. Each iteration runs the statement again and reads the rows in batches. */
export class SheetRows implements AsyncIterable<Row> {
  /** @param toRow optional. Converts a row of the statement to a row of the file */
  constructor(
    private readonly orm: MikroORM,
    private readonly statement: Sql,
    private readonly toRow: (row: never) => Row = (row) => row,
  ) {}

  async count(): Promise<number> {
    const { chunks, values } = this.statement;
    return getValue<number>(this.orm.em.fork(), {
      chunks: chunks.map(
        (chunk, i) =>
          `${i ? '' : 'select count(*)::int as count from ('}${chunk}${i === chunks.length - 1 ? ') counted' : ''}`,
      ),
      values,
    });
  }

  [Symbol.asyncIterator](): AsyncIterator<Row> {
    return this.counted();
  }

  /** @param onCount called before the first row with the number of rows in the same snapshot */
  async *counted(onCount?: (rows: number) => void): AsyncGenerator<Row> {
    for await (const row of streamSql<Row>(this.orm.em.fork(), this.statement, onCount))
      yield this.toRow(row as never);
  }
}

export function sheetAsCsv({ locale, columns, programColumns, rows }: ExportSheet): Readable {
  if (programColumns)
    return csvOf(programColumns, valuesOf(rows, programColumns), { isMachineReadable: true });
  const headings = columns.map(({ heading }) => translate(locale, heading));
  return csvOf(headings, cellsOf(rows, columns, locale, localTime));
}

export const sheetAsXlsx = ({ locale, columns, rows }: ExportSheet): Readable =>
  xlsxOf(
    columns.map((column) => ({ ...column, heading: translate(locale, column.heading) })),
    cellsOf(rows, columns, locale, (timestamp) => timestamp),
  );

async function* valuesOf(rows: AsyncIterable<Row>, names: readonly string[]): AsyncIterable<unknown[]> {
  for await (const row of rows) yield names.map((name) => row[name]);
}

/** @param toTime converts a timestamp to the cell of a column of times */
async function* cellsOf(
  rows: AsyncIterable<Row>,
  columns: readonly ExportColumn[],
  locale: Locale,
  toTime: (timestamp: string) => string,
): AsyncIterable<unknown[]> {
  for await (const row of rows)
    yield columns.map(({ name, type, label }) => {
      const value = row[name];
      if (value === null || value === undefined) return value;
      if (label) return label(String(value), locale);
      return type === 'time' ? toTime(String(value)) : value;
    });
}

/** The local time of a timestamp in a format that spreadsheets of every language read, such as `2026-11-20 14:05`. */
const localTime = (timestamp: string): string =>
  new Date(timestamp).toLocaleString('sv-SE', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'short',
  });
