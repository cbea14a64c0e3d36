import type { Sql } from '../db/sql.ts';

const statements: Sql[] = [];

/**
 * What features put in order in a database that was restored from a backup, before the program starts on it: what was
 * true of the running program and is not any more. Reads `restoration`, the row that tells of it.
 */
export const afterRestore: readonly Sql[] = statements;

/** Adds those of a feature; done once for each, when the features are collected. */
export const addAfterRestore = (added: readonly Sql[]): void => void statements.push(...added);
