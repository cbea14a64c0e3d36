import { useState } from 'react';
import { toFailure } from '../../apollo/failure.ts';
import { SUPPRESS_TOAST } from '../../apollo/suppress-toast.ts';
import { Autosave, type SaveState } from '../../ui/autosave/autosave.ts';
import { getUnsavedValue } from '../../ui/autosave/unsaved-values.ts';
import { useAutosave } from '../../ui/autosave/use-autosave.ts';
import { createIdempotencyKey } from '../../ui/create-idempotency-key.ts';
import { useSaveSubmissionMutation } from './assignment.gen.ts';
import type { OwnWork } from './assignment-model.ts';

/** `elsewhere`: another tab has continued the draft; `closed`: the assignment accepts no more work. */
type Conflict = 'elsewhere' | 'closed';
export type DraftSaving = SaveState | Conflict;

/** Milliseconds after the last keystroke until the text is sent. */
const PAUSE_MS = 800;

const conflict = (error: unknown): Conflict | null => {
  const { reason } = toFailure(error);
  if (reason === 'SUBMISSION_ELSEWHERE') return 'elsewhere';
  return reason === 'ASSIGNMENT_CLOSED' || reason === 'ACCESS_ENDED' || reason === 'SUBMISSION_HANDED_IN'
    ? 'closed'
    : null;
};

/** Saves the text of a draft. This browser stores it until the server has it. Each save sends its number. */
export function useDraft(draft: OwnWork) {
  const { id } = draft;
  const [savedAt, setSavedAt] = useState(draft.savedAt ?? null);
  const [save] = useSaveSubmissionMutation(SUPPRESS_TOAST);
  const [{ autosave, sequenceNow }] = useState(() => {
    const unsaved = getUnsavedValue(`assignment.${id}`);
    const tab = createIdempotencyKey();
    const stored = unsaved.read();
    let { sequence } = draft;
    const newAutosave = new Autosave<string, Conflict>({
      saved: draft.text,
      ...(typeof stored === 'string' && { value: stored }),
      pauseMs: PAUSE_MS,
      conflict,
      store: (text, saved) => unsaved.write(text === saved ? undefined : text),
      save: async (text) => {
        const input = { submissionId: id, tab, sequence: sequence + 1, text };
        const { data } = await save({ variables: { input } });
        sequence = data!.saveSubmission.sequence;
        setSavedAt(data!.saveSubmission.savedAt ?? null);
      },
    });
    return { autosave: newAutosave, sequenceNow: () => sequence };
  });
  const { value: text, state: saving } = useAutosave(autosave);
  const change = (next: string) => autosave.change(() => next);
  return { text, change, saving, savedAt, send: autosave.flush, sequenceNow };
}
