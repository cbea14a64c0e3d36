import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { RatingBrief } from '../../ui/rating.tsx';
import { type TeacherPanelFragment, useTeacherPanelFragment } from './teacher-panel.gen.ts';
import classes from './teacher-panel.module.css';

export function TeacherPanel({ teacher: from }: { teacher: FragmentType<TeacherPanelFragment> }) {
  const { counted } = useFormat();
  const teacher = useTeacherPanelFragment(from);
  if (!teacher) return null;
  return (
    <Row card align="stretch" gap={5} phone={{ direction: 'column' }}>
      <Avatar name={teacher.fullName} src={teacher.avatarUrl} size={96} />
      <Box grow shrink>
        <Heading level={3} className={classes.name} text="lg">
          <Link to={`/instructor/${teacher.id}`}>{teacher.fullName}</Link>
        </Heading>
        {teacher.headline && <Text tone="dim">{teacher.headline}</Text>}
        <Row
          as="ul"
          className={classes.facts}
          wrap
          align="stretch"
          rowGap={1}
          columnGap={5}
          mt={2}
          mb={3}
          text="sm"
          tone="text-2"
        >
          <li>
            <RatingBrief average={teacher.ratingAverage} count={teacher.ratingCount} />
          </li>
          <li>{counted('students', teacher.studentCount)}</li>
          <li>{counted('courses', teacher.courseCount)}</li>
        </Row>
        {teacher.bio && <Text space="lines">{teacher.bio}</Text>}
      </Box>
    </Row>
  );
}
