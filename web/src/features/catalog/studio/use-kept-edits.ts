import { useCallback, useMemo, useState } from 'react';
import { dropDraft, readDraft } from './draft-store.ts';
import { beginEdits, type Changed, type Edits, rebase } from './kept-edits.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** Something saved, as a form holds it. */
export interface Saved<V> {
  version: number;
  base: V;
}

interface Options<V, F extends keyof V> {
  /** Of the draft, for instance `course.<id>`. */
  name: string;
  changed: Changed<V, F>;
  saved: Saved<V>;
  /** Reads what is saved now, past the cache. */
  readNewer: () => Promise<Saved<V> | undefined>;
}

/**
 * What is typed into a form upon which saved version, kept as a draft of this tab until it is saved or taken back.
 * Nothing typed is thrown away: neither by a newer version nor by the answer to a save.
 */
export const useKeptEdits = <V, F extends keyof V>({ name, changed, saved, readNewer }: Options<V, F>) => {
  const [state, setState] = useState<Edits<V, F>>(() => beginEdits(changed, saved, readDraft<V>(name)));
  const { base, values, version } = state;
  const fields = useMemo(() => changed(base, values), [changed, base, values]);
  const isDirty = fields.length > 0;
  useKeptDraft(name, isDirty, state);

  const type = useCallback(<Field extends F>(field: Field, value: V[Field]) => {
    setState((old) => ({ ...old, values: { ...old.values, [field]: value } }));
  }, []);

  /** Takes over a version that left what this form shows as it was: our own edit of something else. */
  const keepUp = useCallback((next: (old: Edits<V, F>) => number) => {
    setState((old) => (next(old) === old.version ? old : { ...old, version: next(old) }));
  }, []);

  /** After a save: what was typed while the request was on its way stays typed. */
  const settle = (stored: Saved<V>) => {
    dropDraft(name);
    setState((old) => ({
      ...stored,
      values: rebase(changed, values, old.values, stored.base).values,
      restoredAt: null,
      conflicts: null,
    }));
  };

  /** After a conflict: brings what was typed onto the newer version. False: there is none. */
  const rebaseOnServer = async (): Promise<boolean> => {
    const newer = await readNewer();
    if (!newer || newer.version === version) return false;
    setState({ ...newer, ...rebase(changed, base, values, newer.base), restoredAt: null });
    return true;
  };

  const discard = () => {
    dropDraft(name);
    setState((old) => ({ ...old, values: old.base, restoredAt: null, conflicts: null }));
  };

  return { state, changed: fields, isDirty, type, keepUp, settle, rebaseOnServer, discard };
};
