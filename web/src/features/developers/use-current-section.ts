import { useEffect, useState } from 'react';

/** A section is current when its heading is in the upper third of the window. */
const CURRENT_BELOW = 1 / 3;

/** The current section: the last one whose heading has reached the upper third; before that the first. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const update = () => {
      const line = window.innerHeight * CURRENT_BELOW;
      const isReached = (id: Id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line;
      setCurrent(ids.findLast(isReached) ?? ids[0]);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ids]);
  return current;
}
