import type { Readable } from 'node:stream';
import type { MikroORM } from '@mikro-orm/postgresql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { raw, type Sql } from '../../graphql/read/index.ts';
import { getValue, isoTimestamp, streamSql } from '../../platform/db/index.ts';
import { toCsv } from '../../platform/files/csv.ts';
import { toXlsx } from '../../platform/files/sheets/xlsx-file.ts';

/**
 * The audience of a file. Each export defines its columns for both. Columns for programs are a stable contract: new
 * ones may be added, none removed.
 */
export const ExportLayout = defineEnum(
  'ExportLayout',
  'Layout of the columns and values in an exported file.',
  {
    PEOPLE:
      'Layout for spreadsheets, with a byte order mark and an apostrophe before values that look like a formula.',
    PROGRAM:
      'Layout for programs: IDs, stable English headers, codes instead of labels, UTC timestamps as 2026-11-20T07:05:00.000Z, and UTF-8 without a byte order mark. Values are not escaped for spreadsheets; do not open the file in one.',
  },
);
export type ExportLayout = keyof typeof ExportLayout;

export const LAYOUT_DESCRIPTION = 'Layout of columns and values: for spreadsheets or for programs.';

export const isoExportTimestamp = (column: string): Sql => isoTimestamp(raw(column), 'ms');

/** A file before it is written as CSV or as a workbook. */
export interface ExportSheet {
  readonly layout?: ExportLayout | undefined;
  /** Names of the columns in their order. They are the header of a file for programs. */
  readonly columns: readonly string[];
  /** The header for people. Optional. Defaults to the names. */
  readonly header?: readonly string[];
  readonly numbers?: readonly string[];
  readonly rows: SheetRows;
}

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

/** The parts of a sheet that a writer needs. The iterable of rows may be a wrapper that counts them. */
type Written = Omit<ExportSheet, 'rows'> & { readonly rows: AsyncIterable<Row> };

export function sheetAsCsv({ layout, columns, header = columns, rows }: Written): Readable {
  const isMachineReadable = layout === ExportLayout.PROGRAM;
  return toCsv(isMachineReadable ? columns : header, cells(rows, columns), { isMachineReadable });
}

export const sheetAsXlsx = ({ columns, header = columns, numbers = [], rows }: Written): Readable =>
  toXlsx(header, cells(rows, columns), { numbers: new Set(numbers.map((name) => columns.indexOf(name))) });

async function* cells(rows: AsyncIterable<Row>, columns: readonly string[]): AsyncIterable<unknown[]> {
  for await (const row of rows) yield columns.map((name) => row[name]);
}
