import type { Sql } from '../db/index.ts';

const statements: Sql[] = [];

/**
 * Statements that features run in a database that was restored from a backup, before the server starts on it. They
 * correct data that is no longer true after the restore. They can read `restoration`, the row that describes it.
 */
export const afterRestore: readonly Sql[] = statements;

/** Called once for each feature at startup. */
export const addAfterRestore = (added: readonly Sql[]): void => void statements.push(...added);
