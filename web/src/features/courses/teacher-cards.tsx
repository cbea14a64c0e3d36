import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import { RatingBrief } from '../../ui/rating.tsx';
import { type TeacherCardFragment, useTeacherCardFragment } from './teacher-card.gen.ts';
import classes from './teacher-cards.module.css';

type Teacher = FragmentType<TeacherCardFragment> & { id: string };

const TeacherCard = ({ teacher: from }: { teacher: Teacher }) => {
  const { counted } = useFormat();
  const teacher = useTeacherCardFragment(from);
  if (!teacher) return null;
  return (
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
  );
};

export function TeacherCards({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <Grid as="ul" className={classes.grid} columns={4} gap={6} small={{ columns: 1 }}>
      {teachers.map((teacher) => (
        <li key={teacher.id}>
          <TeacherCard teacher={teacher} />
        </li>
      ))}
    </Grid>
  );
}
