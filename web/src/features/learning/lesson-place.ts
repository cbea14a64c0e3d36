import { createContext, type RefObject, useContext, useMemo, useRef, useState } from 'react';

/** An action on a paragraph: to write a note, to ask a question, or to show its questions. */
export type ParagraphWish = 'NOTE' | 'ASK' | 'SHOW';

interface LessonPlace {
  readonly textRef: RefObject<HTMLDivElement | null>;
  /** The last action; a new object for each. */
  readonly wanted: { readonly wish: ParagraphWish; readonly paragraph: number } | null;
  readonly want: (wish: ParagraphWish, paragraph: number) => void;
  /** Scrolls to a paragraph; undefined if the lesson is not a text. */
  readonly show?: (paragraph: number) => void;
}

/** Scrolls to a block of a text (from 0) and highlights it. Does nothing if the text has fewer blocks now. */
export const goToBlock = (text: HTMLElement | null, block: number): void => {
  const blocks = [...(text?.firstElementChild?.children ?? [])].filter((each) => each instanceof HTMLElement);
  const found = blocks[block];
  if (!found) return;
  for (const each of blocks) delete each.dataset.found;
  found.tabIndex = -1;
  found.dataset.found = '';
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
};

/** State that a lesson's text shares with its notes and questions. */
export const useNewLessonPlace = (isText: boolean): LessonPlace => {
  const textRef = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<LessonPlace['wanted']>(null);
  return useMemo(
    () => ({
      textRef,
      wanted,
      want: (wish: ParagraphWish, paragraph: number) => setWanted({ wish, paragraph }),
      ...(isText && { show: (paragraph: number) => goToBlock(textRef.current, paragraph) }),
    }),
    [wanted, isText],
  );
};

export const LessonPlaceContext = createContext<LessonPlace>({
  textRef: { current: null },
  wanted: null,
  want: () => undefined,
});
export const useLessonPlace = (): LessonPlace => useContext(LessonPlaceContext);
