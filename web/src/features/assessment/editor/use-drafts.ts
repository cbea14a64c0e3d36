import { useCallback, useState } from 'react';
import type { Draft } from './editor-model.ts';

/** A draft and the version of the question that it is based on; null for a new question. */
export interface UnsavedDraft {
  readonly draft: Draft;
  readonly version: number | null;
}

interface Question {
  readonly id: string;
  readonly version: number;
}

const NEW = 'new';
const getKey = (question: Question | undefined) => question?.id ?? NEW;

/** The unsaved drafts of all questions, which survive opening another question. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, UnsavedDraft>>(new Map());
  const change = useCallback(
    (question: Question | undefined, saved: Draft, edit: (old: Draft) => Draft) =>
      setDrafts((old) => {
        const before = old.get(getKey(question)) ?? { draft: saved, version: question?.version ?? null };
        return new Map(old).set(getKey(question), { ...before, draft: edit(before.draft) });
      }),
    [],
  );
  const removeDraft = useCallback((question: Question | undefined) => {
    setDrafts((old) => new Map([...old].filter(([key]) => key !== getKey(question))));
  }, []);
  return {
    getDraft: (question: Question | undefined): UnsavedDraft | undefined => drafts.get(getKey(question)),
    unsaved: [...drafts.keys()].filter((key) => key !== NEW),
    hasNew: drafts.has(NEW),
    isEmpty: drafts.size === 0,
    change,
    removeDraft,
  };
}
