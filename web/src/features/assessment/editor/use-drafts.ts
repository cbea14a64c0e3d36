import { useCallback, useState } from 'react';
import { type Draft, draftOf, EMPTY_DRAFT } from './editor-model.ts';
import type { BankQuestionFragment } from './quiz-editor.gen.ts';

/** A draft and the version of the question that it is based on; null for a new question. */
export interface Kept {
  readonly draft: Draft;
  readonly version: number | null;
}

const NEW = 'new';
const keyOf = (question: BankQuestionFragment | undefined) => question?.id ?? NEW;

/** The unsaved drafts of all questions, which survive opening another question. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Kept>>(new Map());
  const change = useCallback(
    (question: BankQuestionFragment | undefined, edit: (old: Draft) => Draft) =>
      setDrafts((old) => {
        const before = old.get(keyOf(question)) ?? {
          draft: question ? draftOf(question) : EMPTY_DRAFT,
          version: question?.version ?? null,
        };
        return new Map(old).set(keyOf(question), { ...before, draft: edit(before.draft) });
      }),
    [],
  );
  const removeDraft = useCallback((question: BankQuestionFragment | undefined) => {
    setDrafts((old) => new Map([...old].filter(([key]) => key !== keyOf(question))));
  }, []);
  return {
    of: (question: BankQuestionFragment | undefined): Kept | undefined => drafts.get(keyOf(question)),
    unsaved: [...drafts.keys()].filter((key) => key !== NEW),
    hasNew: drafts.has(NEW),
    isEmpty: drafts.size === 0,
    change,
    removeDraft,
  };
}
