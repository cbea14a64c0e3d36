import type { Sql } from '../db/sql.ts';

/** What becomes of a row when the person that it names is erased. */
export type Erasure = 'delete' | 'blank' | 'keep';

/** A column that names a person, and what is done with its rows. */
export interface PersonalColumn {
  readonly table: string;
  readonly column: string;
  /** Part of the file of one's own data. */
  readonly isExported: boolean;
  readonly erasure: Erasure;
  /** With `blank`: what stands after SET. */
  readonly blank?: string;
  /** Columns of the table that stay out of the file: what its person may not see yet, or that others do with it. */
  readonly without?: readonly string[];
  readonly why: string;
}

/** What says something of a person without naming them: found by way of what does. */
export interface IndirectData {
  readonly table: string;
  /** Blanks it. */
  readonly statement: (personId: string) => Sql;
  readonly why: string;
}

/** What is kept under an address that its person never answered from, so that no column names them. */
export interface DataByAddress {
  readonly table: string;
  /** Forgets it; the addresses are in lower case. */
  readonly statement: (emails: readonly string[]) => Sql;
  readonly why: string;
}

/** Rows that belong to a person by way of something that names them: part of the file of their data. */
export interface BelongingRows {
  readonly table: string;
  /** Condition on `t`. */
  readonly where: (personId: string) => Sql;
}

/** What a feature keeps of people. Each column is in the order of erasing. */
export interface PersonalDataTable {
  readonly columns: readonly PersonalColumn[];
  readonly indirect?: readonly IndirectData[];
  readonly byAddress?: readonly DataByAddress[];
  readonly belonging?: readonly BelongingRows[];
  /** Statements that find something while the person can't be erased yet: money that is not settled. */
  readonly unsettled?: readonly ((personId: string) => Sql)[];
}

/** A column whose rows stay when the person is erased, and why. */
export const keep = (table: string, column: string, why: string, isExported = true): PersonalColumn => ({
  table,
  column,
  isExported,
  erasure: 'keep',
  why,
});

/** A column whose rows go with the person, and why nothing needs them. */
export const drop = (table: string, column: string, why: string, isExported = true): PersonalColumn => ({
  table,
  column,
  isExported,
  erasure: 'delete',
  why,
});

const columns: PersonalColumn[] = [];
const indirect: IndirectData[] = [];
const byAddress: DataByAddress[] = [];
const belonging: BelongingRows[] = [];
const unsettled: ((personId: string) => Sql)[] = [];

/**
 * Every column of the database that names a person: whether its rows are exported, erased, or kept and why. A
 * test fails when a table that is linked to people is missing here.
 */
export const personalData: readonly PersonalColumn[] = columns;
export const indirectData: readonly IndirectData[] = indirect;
export const dataByAddress: readonly DataByAddress[] = byAddress;
export const belongingRows: readonly BelongingRows[] = belonging;
/** What finds money of a person that is not settled. */
export const unsettledMoney: readonly ((personId: string) => Sql)[] = unsettled;

/** Adds what a feature keeps of people; done once for each, when the features are collected. */
export function addPersonalData(table: PersonalDataTable): void {
  columns.push(...table.columns);
  indirect.push(...(table.indirect ?? []));
  byAddress.push(...(table.byAddress ?? []));
  belonging.push(...(table.belonging ?? []));
  unsettled.push(...(table.unsettled ?? []));
}
