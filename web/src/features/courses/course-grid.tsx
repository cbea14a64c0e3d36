import type { FragmentType } from '@apollo/client';
import { Grid } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Loading } from '../../ui/skeleton.tsx';
import { upTo } from '../../ui/up-to.ts';
import type { CourseCardFragment } from './course-card.gen.ts';
import { CourseCard, CourseCardSkeleton } from './course-card.tsx';
import classes from './course-grid.module.css';

interface CourseGridProps {
  courses: readonly (FragmentType<CourseCardFragment> & { id: string })[];
  /** `rail` becomes one horizontally scrolling row on a phone; `strip` is a rail of three. */
  layout?: 'four' | 'three' | 'rail' | 'strip';
  heading?: 'h2' | 'h3';
  /** Number of pictures above the fold. The first of them is loaded with high priority. */
  above?: number;
}

const four = styleClass({
  display: 'grid',
  columns: 4,
  rowGap: 8,
  columnGap: 6,
  laptop: { columns: 3 },
  phone: { columns: 1 },
});
const strip = styleClass({ display: 'grid', columns: 3, gap: 6 });
const gridClass = {
  four,
  three: classes.three,
  rail: `${four} ${classes.rail}`,
  strip: `${strip} ${classes.rail}`,
};

export function CourseGrid({ courses, layout = 'four', heading = 'h3', above = 0 }: CourseGridProps) {
  return (
    <ul className={gridClass[layout]}>
      {courses.map((course, index) => (
        <Grid as="li" key={course.id} shrink>
          <CourseCard
            course={course}
            heading={heading}
            isAbove={index < above}
            isFirst={above > 0 && index === 0}
          />
        </Grid>
      ))}
    </ul>
  );
}

interface CourseGridSkeletonProps {
  count: number;
  layout?: CourseGridProps['layout'];
  /** True for a placeholder in the page from the server, which is not loading. */
  isQuiet?: boolean;
}

export function CourseGridSkeleton({ count, layout = 'four', isQuiet = false }: CourseGridSkeletonProps) {
  const className = gridClass[layout] ?? '';
  const cards = upTo(count).map((card) => <CourseCardSkeleton key={card} />);
  return isQuiet ? (
    <div className={className}>{cards}</div>
  ) : (
    <Loading className={className}>{cards}</Loading>
  );
}
