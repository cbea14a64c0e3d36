import { useCallback, useState } from 'react';
import { type Draft, draftOf, EMPTY_DRAFT } from './editor-model.ts';
import type { BankQuestionFragment } from './quiz-editor.gen.ts';

/** A question as it is typed, and the version that it began with; null of one that is new. */
export interface Kept {
  readonly draft: Draft;
  readonly version: number | null;
}

const NEW = 'new';
const keyOf = (question: BankQuestionFragment | undefined) => question?.id ?? NEW;

/** What is typed and not saved, of each question: going from one to another loses none of it. */
export function useDrafts() {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map());
  const change = useCallback(
    (question: BankQuestionFragment | undefined, edit: (old: Draft) => Draft) =>
      setKept((old) => {
        const before = old.get(keyOf(question)) ?? {
          draft: question ? draftOf(question) : EMPTY_DRAFT,
          version: question?.version ?? null,
        };
        return new Map(old).set(keyOf(question), { ...before, draft: edit(before.draft) });
      }),
    [],
  );
  const forget = useCallback((question: BankQuestionFragment | undefined) => {
    setKept((old) => new Map([...old].filter(([key]) => key !== keyOf(question))));
  }, []);
  return {
    of: (question: BankQuestionFragment | undefined): Kept | undefined => kept.get(keyOf(question)),
    /** Ids of questions with changes that are not saved. */
    unsaved: [...kept.keys()].filter((key) => key !== NEW),
    hasNew: kept.has(NEW),
    isEmpty: kept.size === 0,
    change,
    forget,
  };
}
