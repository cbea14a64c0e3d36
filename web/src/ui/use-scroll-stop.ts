import { useCallback, useState } from 'react';

/** Props that make a scrollable box a tab stop while it overflows, so that the keyboard can scroll it. */
export const useScrollStop = () => {
  const [isStop, setStop] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const update = () => setStop(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    const observer = new ResizeObserver(update);
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...(isStop && { tabIndex: 0 }) };
};
