import type { FragmentType } from '@apollo/client';
import kit from '../../ui/kit.module.css';
import { Loading } from '../../ui/skeleton.tsx';
import { upTo } from '../../ui/up-to.ts';
import type { CourseCardFragment } from './course-card.gen.ts';
import { CourseCard, CourseCardSkeleton } from './course-card.tsx';
import classes from './course-grid.module.css';

interface CourseGridProps {
  courses: readonly (FragmentType<CourseCardFragment> & { id: string })[];
  /** `rail` becomes one horizontally scrolling row on a phone. */
  layout?: 'four' | 'three' | 'rail';
  heading?: 'h2' | 'h3';
  /** Number of pictures above the fold. The first of them is loaded with high priority. */
  above?: number;
}

const gridClass = { four: kit.grid4, three: classes.three, rail: `${kit.grid4} ${classes.rail}` };

export function CourseGrid({ courses, layout = 'four', heading = 'h3', above = 0 }: CourseGridProps) {
  return (
    <ul className={gridClass[layout]}>
      {courses.map((course, index) => (
        <li key={course.id} className={classes.cell}>
          <CourseCard
            course={course}
            heading={heading}
            isAbove={index < above}
            isFirst={above > 0 && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

export function CourseGridSkeleton({
  count,
  layout = 'four',
}: {
  count: number;
  layout?: 'four' | 'three' | 'rail';
}) {
  return (
    <Loading className={gridClass[layout] ?? ''}>
      {upTo(count).map((card) => (
        <CourseCardSkeleton key={card} />
      ))}
    </Loading>
  );
}
