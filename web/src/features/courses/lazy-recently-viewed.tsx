import { useMemo } from 'react';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { useViewer } from '../accounts/index.ts';
import { viewedCourses } from './viewed-courses.ts';

const MAX_COURSES = 4;
/** Loaded if there is something to show. */
const Courses = lazyOptional(async () => (await import('./recently-viewed.tsx')).RecentlyViewed);

/** The courses that the viewer has visited in this browser, on the home page. Renders nothing without any. */
export function RecentlyViewed() {
  const { state } = useViewer();
  // The list is in the browser's storage and belongs to a viewer, who must be known first
  const ids = useMemo(() => (state === 'unknown' ? [] : viewedCourses().slice(0, MAX_COURSES)), [state]);
  return ids.length > 0 ? <Courses ids={ids} /> : null;
}
