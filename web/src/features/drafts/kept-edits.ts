import type { Draft } from './draft-store.ts';

/** What was typed, and upon which saved version. */
export interface Edits<V, F> {
  version: number;
  base: V;
  values: V;
  /** When a draft was typed that is shown now; null without one. */
  restoredAt: number | null;
  /** Fields changed here and elsewhere; null when nothing was changed elsewhere. */
  conflicts: F[] | null;
}

/** Which fields the server would store differently. */
export type Changed<V, F extends keyof V> = (base: V, values: V) => F[];

/**
 * Brings typed values onto a newer version: a field left alone takes the newer value, a typed one stays.
 * `conflicts` are fields that both have changed, differently.
 */
export const rebase = <V, F extends keyof V>(changed: Changed<V, F>, base: V, typed: V, newer: V) => {
  const mine = changed(base, typed);
  const theirs = changed(base, newer);
  const apart = changed(typed, newer);
  const values = { ...newer };
  for (const field of mine) values[field] = typed[field];
  return { values, conflicts: mine.filter((field) => theirs.includes(field) && apart.includes(field)) };
};

/** Begins with what is saved, or with a draft of this tab brought onto it. */
export const beginEdits = <V, F extends keyof V>(
  changed: Changed<V, F>,
  { version, base }: { version: number; base: V },
  draft: Draft<V> | null,
): Edits<V, F> => {
  if (!draft) return { version, base, values: base, restoredAt: null, conflicts: null };
  const { values, conflicts } = rebase(changed, draft.base, draft.values, base);
  const isStale = draft.version !== version && changed(draft.base, base).length > 0;
  return {
    version,
    base,
    values,
    restoredAt: changed(base, values).length > 0 ? draft.savedAt : null,
    conflicts: isStale ? conflicts : null,
  };
};
