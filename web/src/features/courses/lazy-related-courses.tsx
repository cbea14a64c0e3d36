import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { WhenNear } from '../../ui/when-near.tsx';

const Courses = lazyOptional(async () => (await import('./related-courses.tsx')).RelatedCourses, {
  texts: ['catalog'],
});

/** The place of related courses, at the end of the page. */
export const RelatedCourses = (props: { courseId: string; category: string }) => (
  <WhenNear>
    <Courses {...props} />
  </WhenNear>
);
