import type { Readable } from 'node:stream';
import { registerEnumType } from 'type-graphql';
import { raw, type Sql } from '../../graphql/read/index.ts';
import { csvOf } from '../../platform/csv.ts';
import { xlsxOf } from '../../platform/sheets/xlsx-file.ts';

/** For whom a file is laid out. Each file says its columns of both; those of programs are only ever added to. */
export enum ExportLayout {
  PEOPLE = 'PEOPLE',
  PROGRAM = 'PROGRAM',
}
registerEnumType(ExportLayout, {
  name: 'ExportLayout',
  description: 'For whom the columns and values of an exported file are laid out.',
  valuesConfig: {
    PEOPLE: {
      description:
        'For spreadsheets: with a byte order mark, and an apostrophe before what would be a formula.',
    },
    PROGRAM: {
      description:
        'For programs: ids, headers in English that never change, codes instead of words, moments in UTC as 2026-11-20T07:05:00.000Z; UTF-8 without a byte order mark. Values stand as they are, so do not open it as a spreadsheet.',
    },
  },
});

/** What every export says of its layout. */
export const LAYOUT_DESCRIPTION =
  'For people or for programs: other columns, other forms of moments and codes.';

/** A moment of a column as programs read it. */
export const programMoment = (column: string): Sql =>
  raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** A file before it is written in one form or another. */
export interface ExportSheet {
  readonly layout?: ExportLayout | undefined;
  /** Names of the values, in their order: the headers of a file for programs. */
  readonly columns: readonly string[];
  /** What people read above them; left out: the names. */
  readonly header?: readonly string[];
  /** Which of the columns a spreadsheet may sum up. */
  readonly numbers?: readonly string[];
  readonly rows: AsyncIterable<Record<string, unknown>>;
}

/** The file as CSV, for people or for programs. */
export function sheetAsCsv({ layout, columns, header = columns, rows }: ExportSheet): Readable {
  const isForPrograms = layout === ExportLayout.PROGRAM;
  return csvOf(isForPrograms ? columns : header, cells(rows, columns), { isForPrograms });
}

/** The file as an Excel workbook. */
export const sheetAsXlsx = ({ columns, header = columns, numbers = [], rows }: ExportSheet): Readable =>
  xlsxOf(header, cells(rows, columns), { numbers: new Set(numbers.map((name) => columns.indexOf(name))) });

async function* cells(
  rows: AsyncIterable<Record<string, unknown>>,
  columns: readonly string[],
): AsyncIterable<unknown[]> {
  for await (const row of rows) yield columns.map((name) => row[name]);
}
