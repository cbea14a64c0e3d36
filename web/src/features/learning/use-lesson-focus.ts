import { useCallback, useEffect, useRef } from 'react';

/**
 * Whoever changes the lesson goes on there: the focus moves to its heading, whose words are read out. The first lesson
 * of a visit leaves the focus alone.
 *
 * @returns the ref of the heading.
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
    // The heading moves when the material comes, below a video: a focus that was there is on nothing then
    if (hasMoved.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
  }, []);
};
