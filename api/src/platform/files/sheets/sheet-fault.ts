/** One row of a table that has anything in it. */
export interface SheetRow {
  /** Its number in the file, from 1, as spreadsheets show it. */
  readonly line: number;
  /** As text; formulas by the value that was stored with them. */
  readonly cells: readonly string[];
}

/** What a table may hold. The size of the file is bounded by whoever takes it in. */
export interface SheetLimits {
  readonly rows: number;
  /** Those beyond are not looked at. */
  readonly columns: number;
}

/** Characters of one cell: a spreadsheet’s own limit. */
export const LONGEST_CELL = 32_767;

type Fault =
  | 'sheet.unreadable'
  | 'sheet.malformed'
  | 'sheet.encoding'
  | 'sheet.tooManyRows'
  | 'sheet.tooLong'
  | 'sheet.cellTooLong';

/** Why a file is not taken as a table. */
export class SheetFault extends Error {
  constructor(
    readonly key: Fault,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(key);
  }
}
