import type { Sql } from './sql.ts';

/** What must hold of stored data whatever happens: a statement that finds what breaks it, and nothing while it holds. */
export interface Invariant {
  /** What must hold, in a few words, for the log and for administrators. */
  readonly name: string;
  readonly statement: Sql;
}

const all: Invariant[] = [];

export const invariants: readonly Invariant[] = all;

/** Adds those of a feature; done once for each, when the features are collected. */
export const addInvariants = (added: readonly Invariant[]): void => void all.push(...added);
