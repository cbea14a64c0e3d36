import type { Sql } from '../db/sql.ts';

export type Erasure = 'delete' | 'blank' | 'keep';

/** A column that refers to a person, and how its rows are exported and erased. */
export interface PersonalColumn {
  readonly table: string;
  readonly column: string;
  /** True if the rows are part of the person's data export. */
  readonly isExported: boolean;
  readonly erasure: Erasure;
  /** The assignments after SET, for `blank`. */
  readonly blank?: string;
  /** Columns that the export omits: data that the person may not see yet, or about the work of others. */
  readonly without?: readonly string[];
  readonly why: string;
}

/** Personal data in rows that do not refer to the person directly. */
export interface IndirectData {
  readonly table: string;
  readonly statement: (personId: string) => Sql;
  readonly why: string;
}

/** Data stored under an unconfirmed e-mail address. No column refers to a person. */
export interface DataByAddress {
  readonly table: string;
  /** Deletes the data. The addresses are in lower case. */
  readonly statement: (emails: readonly string[]) => Sql;
  readonly why: string;
}

/** Rows that belong to a person indirectly and are part of the person's data export. */
export interface BelongingRows {
  readonly table: string;
  /** A condition on the table alias `t`. */
  readonly where: (personId: string) => Sql;
}

/** Personal data that a feature stores. The columns are listed in the order of erasure. */
export interface PersonalDataTable {
  readonly columns: readonly PersonalColumn[];
  readonly indirect?: readonly IndirectData[];
  readonly byAddress?: readonly DataByAddress[];
  readonly belonging?: readonly BelongingRows[];
  /** Statements that return a row while the person cannot be erased yet, because money is unsettled. */
  readonly unsettled?: readonly ((personId: string) => Sql)[];
}

const declare =
  (erasure: Erasure) =>
  (table: string, column: string, why: string, isExported = true): PersonalColumn => ({
    table,
    column,
    isExported,
    erasure,
    why,
  });

/** A column whose rows remain when the person is erased. `why` states the reason. */
export const keep = declare('keep');
/** A column whose rows are deleted with the person. `why` states why nothing needs them. */
export const drop = declare('delete');

const columns: PersonalColumn[] = [];
const indirect: IndirectData[] = [];
const byAddress: DataByAddress[] = [];
const belonging: BelongingRows[] = [];
const unsettled: ((personId: string) => Sql)[] = [];

/**
 * Every column that refers to a person, with its export and erasure rule. A test fails if a table that references
 * people is missing here.
 */
export const personalData: readonly PersonalColumn[] = columns;
export const indirectData: readonly IndirectData[] = indirect;
export const dataByAddress: readonly DataByAddress[] = byAddress;
export const belongingRows: readonly BelongingRows[] = belonging;
export const unsettledMoney: readonly ((personId: string) => Sql)[] = unsettled;

/** Called once for each feature at startup. */
export function addPersonalData(table: PersonalDataTable): void {
  columns.push(...table.columns);
  indirect.push(...(table.indirect ?? []));
  byAddress.push(...(table.byAddress ?? []));
  belonging.push(...(table.belonging ?? []));
  unsettled.push(...(table.unsettled ?? []));
}
