import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when the lesson changes, so that screen readers announce it. The first lesson of a
 * visit does not move the focus.
 * @returns the ref of the heading
 */
export const useLessonFocus = (lessonId: string | undefined): ((heading: HTMLElement | null) => void) => {
  const heading = useRef<HTMLElement | null>(null);
  const shownId = useRef(lessonId);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (shownId.current === lessonId) return;
    shownId.current = lessonId;
    hasMoved.current = true;
    heading.current?.focus({ preventScroll: true });
  }, [lessonId]);
  return useCallback((element) => {
    heading.current = element;
    // The heading is rendered elsewhere when a video is loaded, which loses the focus
    if (hasMoved.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
  }, []);
};
