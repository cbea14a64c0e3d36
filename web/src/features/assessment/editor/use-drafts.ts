import { useCallback, useState } from 'react';
import type { Draft } from './editor-model.ts';

/** A draft and the version of the question that it is based on; null for a new question. */
export interface Kept {
  readonly draft: Draft;
  readonly version: number | null;
}

interface Question {
  readonly id: string;
  readonly version: number;
}

const NEW = 'new';
const keyOf = (question: Question | undefined) => question?.id ?? NEW;

/** The unsaved drafts of all questions, which survive opening another question. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Kept>>(new Map());
  const change = useCallback(
    (question: Question | undefined, saved: Draft, edit: (old: Draft) => Draft) =>
      setDrafts((old) => {
        const before = old.get(keyOf(question)) ?? { draft: saved, version: question?.version ?? null };
        return new Map(old).set(keyOf(question), { ...before, draft: edit(before.draft) });
      }),
    [],
  );
  const removeDraft = useCallback((question: Question | undefined) => {
    setDrafts((old) => new Map([...old].filter(([key]) => key !== keyOf(question))));
  }, []);
  return {
    of: (question: Question | undefined): Kept | undefined => drafts.get(keyOf(question)),
    unsaved: [...drafts.keys()].filter((key) => key !== NEW),
    hasNew: drafts.has(NEW),
    isEmpty: drafts.size === 0,
    change,
    removeDraft,
  };
}
