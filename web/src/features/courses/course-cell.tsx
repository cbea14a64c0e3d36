import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import classes from './course-cell.module.css';

interface CourseCellProps {
  course: { title: string; coverUrl: string };
  to: string;
  /** A line below the title. */
  children: ReactNode;
}

export function CourseCell({ course, to, children }: CourseCellProps) {
  return (
    <Row gap={3} minW={60}>
      <img
        src={course.coverUrl}
        alt=""
        width={88}
        height={50}
        loading="lazy"
        className={styleClass({ rigid: true, w: 24, h: 12, radius: 'sm', fit: 'cover' })}
      />
      <Box grow shrink>
        <Link to={to} className={`${classes.title} ${styleClass({ text: 'control', weight: 600 })}`}>
          {course.title}
        </Link>
        <Text text="xs">{children}</Text>
      </Box>
    </Row>
  );
}
