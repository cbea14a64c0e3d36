import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { CourseCover } from '../../ui/course-cover.tsx';
import { Box, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Price } from '../../ui/price.tsx';
import { RatingBrief } from '../../ui/rating.tsx';
import { type CourseCardFragment, useCourseCardFragment } from './course-card.gen.ts';
import { CourseCard } from './course-card.tsx';
import classes from './ranked-courses.module.css';

type Listed = FragmentType<CourseCardFragment> & { id: string };

interface CourseRowProps {
  course: Listed;
  /** Its place in a ranked list. */
  rank?: number;
}

/** A course as a row. The whole row is a link. */
const CourseRow = ({ course: from, rank }: CourseRowProps) => {
  const course = useCourseCardFragment(from);
  if (!course) return null;
  return (
    <Row as="li" className={classes.row} gap={4} position="relative">
      {rank !== undefined && (
        <Text as="span" className={classes.rank} text="lg" weight={700} tone="dim" numbers>
          {rank}
        </Text>
      )}
      <CourseCover
        src={course.coverUrl}
        width={480}
        height={270}
        radius="sm"
        w={30}
        className={styleClass({ rigid: true })}
        loading="lazy"
        decoding="async"
      />
      <Stack gap={1} grow shrink>
        <Text
          as="h3"
          className={classes.title}
          text="control"
          weight={600}
          tracking={0}
          clamp={2}
          overflow="hidden"
        >
          <Link to={`/courses/${course.slug}`} className={classes.link}>
            {course.title}
          </Link>
        </Text>
        <Row as="p" wrap columnGap={2} text="xs" tone="dim">
          <span>{course.teacher.fullName}</span>
          <RatingBrief average={course.ratingAverage} count={course.ratingCount} />
        </Row>
      </Stack>
      {rank !== undefined && (
        <Box className={classes.price}>
          <Price listPrice={course.price} currentPrice={course.currentPrice} isStacked />
        </Box>
      )}
    </Row>
  );
};

/** The first course large, the others as a ranked list. */
export function RankedCourses({ courses: [first, ...others] }: { courses: readonly Listed[] }) {
  if (!first) return null;
  return (
    <div className={classes.ranked}>
      <div className={classes.leader}>
        <CourseCard course={first} />
      </div>
      <ol>
        {others.map((course, index) => (
          <CourseRow key={course.id} course={course} rank={index + 2} />
        ))}
      </ol>
    </div>
  );
}

/** Courses as small rows next to each other. */
export const CourseRows = ({ courses }: { courses: readonly Listed[] }) => (
  <ul className={classes.line}>
    {courses.map((course) => (
      <CourseRow key={course.id} course={course} />
    ))}
  </ul>
);
