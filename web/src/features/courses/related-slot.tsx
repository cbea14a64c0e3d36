import { useEffect, useRef, useState } from 'react';
import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Loaded shortly before it is scrolled into view. */
const Courses = lazyOptional(async () => (await import('./related-courses.tsx')).RelatedCourses, {
  texts: ['catalog'],
});
/** Distance below the window at which loading starts. */
const AHEAD = '400px';

/** The place of related courses, at the end of the page. */
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
