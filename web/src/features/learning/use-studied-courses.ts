import { useStudiedCoursesQuery } from './studied-courses.gen.ts';

/** Courses that the viewer may study now, latest first; empty while they are loading. */
export function useStudiedCourses(): readonly { id: string; title: string }[] {
  const { data } = useStudiedCoursesQuery();
  return (data?.myEnrolments.items ?? [])
    .filter(({ access }) => access === 'ACTIVE')
    .map(({ course }) => course);
}
