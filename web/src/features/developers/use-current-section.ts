import { useEffect, useState } from 'react';

/** A section is being read once its head has come into the upper third of the window. */
const READ_FROM = 1 / 3;

/** Which of the sections with these ids is being read: the last one whose head has come up; the first before that. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight * READ_FROM;
      const isReached = (id: Id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line;
      setCurrent(ids.findLast(isReached) ?? ids[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ids]);
  return current;
}
