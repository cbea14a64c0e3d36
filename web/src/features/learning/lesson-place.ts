import { createContext, type RefObject, useContext, useMemo, useRef, useState } from 'react';

/** What a reader wants at a paragraph: to write a note, to ask, or to see what was asked there. */
export type ParagraphWish = 'NOTE' | 'ASK' | 'SHOW';

interface LessonPlace {
  /** Around the text of the lesson. */
  readonly textRef: RefObject<HTMLDivElement | null>;
  /** What was wanted last; a new object each time. */
  readonly wanted: { readonly wish: ParagraphWish; readonly paragraph: number } | null;
  readonly want: (wish: ParagraphWish, paragraph: number) => void;
  /** Goes to a paragraph; left out where the lesson is no text. */
  readonly show?: (paragraph: number) => void;
}

/** Goes to a block of a text, from 0, and lets it stand out; where the text was shortened since, nothing happens. */
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

/** What the text of a lesson and what is written below it know of each other. */
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
