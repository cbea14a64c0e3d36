import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { RatingBrief } from '../../ui/rating.tsx';
import type { TeacherCardFragment } from './teacher-card.gen.ts';
import classes from './teacher-cards.module.css';

export function TeacherCards({ teachers }: { teachers: readonly TeacherCardFragment[] }) {
  const { counted } = useFormat();
  return (
    <Grid as="ul" className={classes.grid} columns={4} gap={6} small={{ columns: 1 }}>
      {teachers.map((teacher) => (
        <li key={teacher.id}>
          <Link to={`/instructor/${teacher.id}`} className={classes.card}>
            <Avatar name={teacher.fullName} src={teacher.avatarUrl} size={64} />
            <Text as="span" mt={4} weight={600}>
              {teacher.fullName}
            </Text>
            {teacher.headline && (
              <Text as="span" text="sm" tone="dim">
                {teacher.headline}
              </Text>
            )}
            <Row as="span" wrap align="stretch" rowGap="half" columnGap={3} mt={3} text="xs" tone="dim">
              <RatingBrief average={teacher.ratingAverage} count={teacher.ratingCount} />
              <span>{counted('students', teacher.studentCount)}</span>
              <span>{counted('courses', teacher.courseCount)}</span>
            </Row>
          </Link>
        </li>
      ))}
    </Grid>
  );
}
