import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { RatingBrief } from '../../ui/rating.tsx';
import type { TeacherCardFragment } from './teacher-card.gen.ts';
import classes from './teacher-panel.module.css';

export function TeacherPanel({ teacher }: { teacher: TeacherCardFragment & { bio: string | null } }) {
  const { counted } = useFormat();
  return (
    <div className={`${kit.card} ${classes.panel}`}>
      <Avatar name={teacher.fullName} src={teacher.avatarUrl} size={96} />
      <div className={kit.grow}>
        <h3 className={classes.name}>
          <Link to={`/instructor/${teacher.id}`}>{teacher.fullName}</Link>
        </h3>
        {teacher.headline && <p className={kit.dim}>{teacher.headline}</p>}
        <ul className={classes.facts}>
          <li>
            <RatingBrief average={teacher.ratingAverage} count={teacher.ratingCount} />
          </li>
          <li>{counted('students', teacher.studentCount)}</li>
          <li>{counted('courses', teacher.courseCount)}</li>
        </ul>
        {teacher.bio && <p className={classes.bio}>{teacher.bio}</p>}
      </div>
    </div>
  );
}
