import { useCallback, useMemo, useState } from 'react';
import type { EditDraftSubjectInput } from '../../generated/schema.ts';
import { toContent, toDraft } from './draft-content.ts';
import { draftKey, dropDraft, readDraft } from './draft-store.ts';
import type { KeptDraftFragment } from './edit-draft.gen.ts';
import { beginEdits, type Edits, type GetChangedFields, rebase } from './edits.ts';
import { useServerDraft } from './use-server-draft.ts';
import { useStoredDraft } from './use-stored-draft.ts';

export interface Saved<V> {
  version: number;
  base: V;
}

interface Options<V, F extends keyof V> {
  /** Name of the draft in this tab, for instance `course.<id>`. */
  name: string;
  subject: EditDraftSubjectInput;
  /** The server's draft when the form opens. */
  serverDraft: KeptDraftFragment | null;
  /** True if nothing can be edited now, so that no drafts are written. */
  isLocked: boolean;
  changed: GetChangedFields<V, F>;
  saved: Saved<V>;
  /** Fetches the saved version from the server, not from the cache. */
  readNewer: () => Promise<Saved<V> | undefined>;
}

/** The initial state of a form: this tab's draft if there is one. A different draft of the server is offered. */
const begin = <V extends object, F extends keyof V>({
  name,
  serverDraft,
  isLocked,
  changed,
  saved,
}: Options<V, F>) => {
  const key = draftKey(name);
  const tabDraft = readDraft<V>(key);
  const edits = beginEdits(changed, saved, tabDraft);
  const hasTabDraft = changed(edits.base, edits.values).length > 0;
  const offer = toDraft(serverDraft, saved.base);
  const isSame =
    serverDraft !== null && toContent(edits, changed(edits.base, edits.values)) === serverDraft.content;
  const differs = offer !== null && changed(saved.base, beginEdits(changed, saved, offer).values).length > 0;
  const isOffered =
    differs && !isLocked && !isSame && !(hasTabDraft && tabDraft?.follows === serverDraft?.version);
  return { key, edits, offer: isOffered ? { at: offer.savedAt, hasOwn: hasTabDraft } : null };
};

/**
 * The input of a form and the version that it is based on, stored as a draft on the server until it is saved or
 * reverted. Input is never lost, neither by a newer version nor by the response of a save.
 */
export const useDraftedEdits = <V extends object, F extends keyof V>(options: Options<V, F>) => {
  const { subject, serverDraft, isLocked, changed, readNewer } = options;
  const [initial] = useState(() => begin(options));
  const { key } = initial;
  const [state, setState] = useState<Edits<V, F>>(initial.edits);
  const [offer, setOffer] = useState(initial.offer);
  const { base, values, version } = state;
  const fields = useMemo(() => changed(base, values), [changed, base, values]);
  const isDirty = fields.length > 0;
  const readEdits = useMemo(
    () => (isDirty ? () => ({ baseVersion: version, content: toContent({ base, values }, fields) }) : null),
    [isDirty, version, base, values, fields],
  );
  const { saver, status } = useServerDraft(subject, serverDraft, isLocked || offer !== null, readEdits);
  const isSafe = status.kind === 'saved';
  useStoredDraft(key, isDirty && !isSafe, { version, base, values, follows: saver.version });

  const type = useCallback(<Field extends F>(field: Field, value: V[Field]) => {
    setState((old) => ({ ...old, values: { ...old.values, [field]: value } }));
  }, []);

  /** Adopts a version that did not change this form's fields, for instance after our own edit of another part. */
  const adoptVersion = useCallback((next: (old: Edits<V, F>) => number) => {
    setState((old) => (next(old) === old.version ? old : { ...old, version: next(old) }));
  }, []);

  /** After a save: input that was typed during the request stays. */
  const settle = (stored: Saved<V>) => {
    dropDraft(key);
    saver.clear();
    setState((old) => ({
      ...stored,
      values: rebase(changed, values, old.values, stored.base).values,
      restoredAt: null,
      conflicts: null,
    }));
  };

  /**
   * After a conflict: rebases the input onto the newer version.
   * @returns false if there is none
   */
  const rebaseOnServer = async (): Promise<boolean> => {
    const newer = await readNewer();
    if (!newer || newer.version === version) return false;
    setState({ ...newer, ...rebase(changed, base, values, newer.base), restoredAt: null });
    return true;
  };

  const discard = () => {
    dropDraft(key);
    setState((old) => ({ ...old, values: old.base, restoredAt: null, conflicts: null }));
  };

  /** Shows a draft that the viewer has chosen, based on the saved values. */
  const show = (draft: KeptDraftFragment | null) =>
    setState((old) => ({
      ...beginEdits(changed, { version: old.version, base: old.base }, toDraft(draft, old.base)),
      restoredAt: null,
    }));

  const answerOffer = (usesDraft: boolean) => {
    setOffer(null);
    if (usesDraft) show(serverDraft);
  };

  /** Handles the viewer's decision about a draft of another tab or device: use it, or overwrite it with ours. */
  const answerRival = (usesDraft: boolean) => {
    if (status.kind !== 'elsewhere') return;
    if (usesDraft) show(status.conflictingDraft);
    saver.replaceConflicting(status.conflictingDraft);
  };

  return {
    state,
    changed: fields,
    isDirty,
    draft: { saver, status, offer, answerOffer, answerRival },
    type,
    adoptVersion,
    settle,
    rebaseOnServer,
    discard,
  };
};
