import type { Draft } from './draft-store.ts';

/** The input, and the saved version that it is based on. */
export interface Edits<V, F> {
  version: number;
  base: V;
  values: V;
  /** Time at which the restored draft was typed; null without one. */
  restoredAt: number | null;
  /** Fields changed here and elsewhere; null without changes elsewhere. */
  conflicts: F[] | null;
}

/** The fields that a save would change. */
export type GetChangedFields<V, F extends keyof V> = (base: V, values: V) => F[];

/**
 * Rebases input onto a newer version: unchanged fields get the newer value, changed ones keep the input. `conflicts`
 * are fields that both have changed to different values.
 */
export const rebase = <V, F extends keyof V>(
  changed: GetChangedFields<V, F>,
  base: V,
  edited: V,
  newer: V,
) => {
  const editedFields = changed(base, edited);
  const newerFields = changed(base, newer);
  const differing = changed(edited, newer);
  const values = { ...newer };
  for (const field of editedFields) values[field] = edited[field];
  return {
    values,
    conflicts: editedFields.filter((field) => newerFields.includes(field) && differing.includes(field)),
  };
};

/** Starts with the saved values, or with a draft of this tab that is rebased onto them. */
export const beginEdits = <V, F extends keyof V>(
  changed: GetChangedFields<V, F>,
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
