import type { Sql } from '../db/index.ts';
import type { Texts } from '../i18n/messages/index.ts';
import type { PermissionTable } from './permissions.ts';

/** Action for the rows of an erased person: delete them, overwrite personal columns (`blank`), or keep them. */
export type Erasure = 'delete' | 'blank' | 'keep';

/** A column that refers to a person, and how its rows are exported and erased. */
export interface PersonalColumn {
  readonly table: string;
  readonly column: string;
  /** True if the rows are part of the person's data export. */
  readonly isExported: boolean;
  readonly erasure: Erasure;
  /** Assignments after SET. Required for `blank`. */
  readonly blank?: string;
  /** Columns that the export omits, because the person may not see them (yet) or they describe other people's work. */
  readonly without?: readonly string[];
  readonly why: string;
}

/** Personal data in rows without a column that refers to the person, and the statement that erases it. */
export interface IndirectData {
  readonly table: string;
  readonly statement: (personId: string) => Sql;
  readonly why: string;
}

/** Data that is stored by e-mail address, without a reference to a person. */
export interface DataByAddress {
  readonly table: string;
  /** Deletes the data. The addresses are in lower case. */
  readonly statement: (emails: readonly string[]) => Sql;
  readonly why: string;
}

/** Exported rows that belong to a person through another table. */
export interface DependentRows {
  readonly table: string;
  /** A condition on the table alias `t`. */
  readonly where: (personId: string) => Sql;
  /** Effect of an erasure on the rows. Omitted if another declaration of the feature states it. */
  readonly erased?: { readonly erasure: Exclude<Erasure, 'blank'>; readonly why: string };
}

/** Parties outside of the server that receive personal data. Their names are the messages `recipient.<name>`. */
export type Recipient = 'MAIL' | 'GATEWAY' | 'BANK' | 'E_INVOICE' | 'AI' | 'GOOGLE' | 'STORAGE' | 'WEBHOOK';

/** Message that states why a feature processes personal data. */
export type ProcessingPurpose = Extract<keyof Texts, `processing.${string}`>;

/** Personal data that a feature stores. The columns are listed in the order of erasure. */
export interface PersonalDataTable {
  readonly purpose: ProcessingPurpose;
  readonly recipients?: readonly Recipient[];
  readonly columns: readonly PersonalColumn[];
  readonly indirect?: readonly IndirectData[];
  readonly byAddress?: readonly DataByAddress[];
  readonly dependentRows?: readonly DependentRows[];
  /** Statements that return a row if unsettled money prevents the erasure of the person. */
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

/** Declares a column whose rows remain when the person is erased. `why` states the reason. */
export const keep = declare('keep');
/** Declares a column whose rows are deleted when the person is erased. `why` states why nothing needs them. */
export const drop = declare('delete');

const columns: PersonalColumn[] = [];
const indirect: IndirectData[] = [];
const byAddress: DataByAddress[] = [];
const dependentRows: DependentRows[] = [];
const unsettled: ((personId: string) => Sql)[] = [];

/**
 * All columns that refer to a person, with their export and erasure rules. A test fails if a table that references
 * people is missing.
 */
export const personalData: readonly PersonalColumn[] = columns;
export const indirectData: readonly IndirectData[] = indirect;
export const dataByAddress: readonly DataByAddress[] = byAddress;
export const allDependentRows: readonly DependentRows[] = dependentRows;
export const unsettledMoney: readonly ((personId: string) => Sql)[] = unsettled;

/** A feature's processing of personal data, for the register of processing activities. */
export interface ProcessingActivity {
  readonly feature: string;
  readonly data: PersonalDataTable;
  readonly permissions: PermissionTable | undefined;
}

const activities: ProcessingActivity[] = [];
export const processingActivities: readonly ProcessingActivity[] = activities;

/** Registers the personal data of a feature at startup. */
export function addPersonalData(
  feature: string,
  table: PersonalDataTable,
  permissions: PermissionTable | undefined,
): void {
  activities.push({ feature, data: table, permissions });
  columns.push(...table.columns);
  indirect.push(...(table.indirect ?? []));
  byAddress.push(...(table.byAddress ?? []));
  dependentRows.push(...(table.dependentRows ?? []));
  unsettled.push(...(table.unsettled ?? []));
}
