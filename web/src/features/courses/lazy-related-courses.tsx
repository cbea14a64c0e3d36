import type { ComponentProps } from 'react';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import type * as related from './related-courses.tsx';

const Related = lazyOptional(async () => (await import('./related-courses.tsx')).RelatedCourses, {
  texts: ['relatedCourses'],
});

/** The place of related courses, at the end of the page. */
export const RelatedCourses = (props: ComponentProps<typeof related.RelatedCourses>) => (
  <WhenNear>
    <Related {...props} />
  </WhenNear>
);

/** Loaded with the end of a course page. */
export const TeacherCourses = lazyOptional(
  async () => (await import('./related-courses.tsx')).TeacherCourses,
  { texts: ['relatedCourses'] },
);
