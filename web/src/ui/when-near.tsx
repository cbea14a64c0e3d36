import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Distance below the window at which the content is rendered. */
const AHEAD = '400px';

/** Content that is rendered shortly before it is scrolled into view, because its code or data is loaded then. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return <div ref={place}>{isNear && children}</div>;
}
