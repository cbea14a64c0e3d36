export interface SheetRow {
  /** Line number in the file from 1, as spreadsheets show it. */
  readonly line: number;
  /** As text; formulas are replaced by their stored result. */
  readonly cells: readonly string[];
}

/** Limits of a sheet. The caller limits the size of the file. */
export interface SheetLimits {
  readonly rows: number;
  /** Further columns are ignored. */
  readonly columns: number;
}

/** Maximum characters of a cell, as in spreadsheets. */
export const MAX_CELL_LENGTH = 32_767;

type Fault =
  | 'sheet.unreadable'
  | 'sheet.malformed'
  | 'sheet.encoding'
  | 'sheet.tooManyRows'
  | 'sheet.tooLong'
  | 'sheet.cellTooLong';

export class SheetFault extends Error {
  constructor(
    readonly key: Fault,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(key);
  }
}
