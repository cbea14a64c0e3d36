import { createContext, type RefObject, useContext, useMemo, useRef, useState } from 'react';

/** An action on a paragraph: to write a note, to ask a question, or to show its questions. */
export type ParagraphAction = 'NOTE' | 'ASK' | 'SHOW';

interface LessonPlace {
  readonly textRef: RefObject<HTMLDivElement | null>;
  /** The last action; a new object for each. */
  readonly request: { readonly action: ParagraphAction; readonly paragraph: number } | null;
  readonly requestAction: (action: ParagraphAction, paragraph: number) => void;
  /** Scrolls to a paragraph; undefined if the lesson is not a text. */
  readonly show?: (paragraph: number) => void;
}

/** Scrolls to a block of a text (from 0) and highlights it. Does nothing if the text has fewer blocks now. */
export const goToBlock = (text: HTMLElement | null, block: number): void => {
  const blocks = [...(text?.firstElementChild?.children ?? [])].filter((each) => each instanceof HTMLElement);
  const blockElement = blocks[block];
  if (!blockElement) return;
  for (const each of blocks) delete each.dataset.found;
  blockElement.tabIndex = -1;
  blockElement.dataset.found = '';
  blockElement.focus({ preventScroll: true });
  blockElement.scrollIntoView({ block: 'center' });
};

/** State that a lesson's text shares with its notes and questions. */
export const useNewLessonPlace = (isText: boolean): LessonPlace => {
  const textRef = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState<LessonPlace['request']>(null);
  return useMemo(
    () => ({
      textRef,
      request,
      requestAction: (action: ParagraphAction, paragraph: number) => setRequest({ action, paragraph }),
      ...(isText && { show: (paragraph: number) => goToBlock(textRef.current, paragraph) }),
    }),
    [request, isText],
  );
};

export const LessonPlaceContext = createContext<LessonPlace>({
  textRef: { current: null },
  request: null,
  requestAction: () => undefined,
});
export const useLessonPlace = (): LessonPlace => useContext(LessonPlaceContext);
