import { useEffect, useRef, useState } from 'react';
import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Comes shortly before it is scrolled to. */
const Courses = lazyOptional(async () => (await import('./related-courses.tsx')).RelatedCourses, {
  texts: ['catalog'],
});
/** How far below the window it begins to load. */
const AHEAD = '400px';

/** Where related courses stand: below everything that the page is about, for those who read so far. */
export function RelatedCourses(props: { courseId: string; category: string }) {
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
  return <div ref={place}>{isNear && <Courses {...props} />}</div>;
}
