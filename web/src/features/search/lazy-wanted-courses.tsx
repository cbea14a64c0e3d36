import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** Loaded after the page, because only the studio shows it. */
export const LazyWantedCourses = lazyOptional(
  async () => (await import('./wanted-courses.tsx')).WantedCourses,
  { texts: ['studio'] },
);
