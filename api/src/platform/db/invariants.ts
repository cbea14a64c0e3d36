import type { Sql } from './sql.ts';

/** An invariant of stored data. Its statement returns the rows that break it. */
export interface Invariant {
  /** Short description for the log and for administrators. */
  readonly name: string;
  readonly statement: Sql;
}

const all: Invariant[] = [];

export const invariants: readonly Invariant[] = all;

/** Called once for each feature at startup. */
export const addInvariants = (added: readonly Invariant[]): void => void all.push(...added);
