import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import { RatingBrief } from '../../ui/rating.tsx';
import type { TeacherCardFragment } from './teacher-card.gen.ts';
import classes from './teacher-cards.module.css';

export function TeacherCards({ teachers }: { teachers: readonly TeacherCardFragment[] }) {
  const { counted } = useFormat();
  return (
    <ul className={classes.grid}>
      {teachers.map((teacher) => (
        <li key={teacher.id}>
          <Link to={`/instructor/${teacher.id}`} className={classes.card}>
            <Avatar name={teacher.fullName} src={teacher.avatarUrl} size={64} />
            <span className={classes.name}>{teacher.fullName}</span>
            {teacher.headline && <span className={classes.headline}>{teacher.headline}</span>}
            <span className={classes.meta}>
              <RatingBrief average={teacher.ratingAverage} count={teacher.ratingCount} />
              <span>{counted('students', teacher.studentCount)}</span>
              <span>{counted('courses', teacher.courseCount)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
