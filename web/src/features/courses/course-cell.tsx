import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import kit from '../../ui/kit.module.css';
import classes from './course-cell.module.css';

interface CourseCellProps {
  course: { title: string; coverUrl: string };
  to: string;
  /** A line below the title. */
  children: ReactNode;
}

export function CourseCell({ course, to, children }: CourseCellProps) {
  return (
    <div className={classes.course}>
      <img src={course.coverUrl} alt="" width={88} height={50} loading="lazy" className={classes.cover} />
      <div className={kit.grow}>
        <Link to={to} className={classes.title}>
          {course.title}
        </Link>
        <p className={kit.tiny}>{children}</p>
      </div>
    </div>
  );
}
