import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Loaded after the page, because few searches find nothing. */
export const LazyCourseAlert = lazyOptional<{ search: string }>(
  async () => (await import('./course-alert.tsx')).CourseAlert,
  { texts: ['courseAlerts'], placeholder: <Skeleton height={288} /> },
);
