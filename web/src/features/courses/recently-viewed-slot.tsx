import { useMemo } from 'react';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { useViewer } from '../accounts/index.ts';
import { viewedCourses } from './viewed-courses.ts';

const SHOWN = 4;
/** Comes where there is something to show. */
const Courses = lazyOptional(async () => (await import('./recently-viewed.tsx')).RecentlyViewed);

/** On the home page: what this person looked at in this browser. Nothing for whoever looked at nothing. */
export function RecentlyViewed() {
  const { state } = useViewer();
  // Only the browser knows, and only once it is known who looks
  const ids = useMemo(() => (state === 'unknown' ? [] : viewedCourses().slice(0, SHOWN)), [state]);
  return ids.length > 0 ? <Courses ids={ids} /> : null;
}
