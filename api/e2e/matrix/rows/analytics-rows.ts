import { byId, byInput, type Row, row, TEACHERS } from './row.ts';

/** Teachers of the course and administrators. Other teachers find nothing, students are rejected. */
const ANALYSTS = 'AAFF+++';
const BY_COURSE = {
  args: 'courseId: $id',
  types: '$id: ID!',
  variables: ({ published }: { published: { id: string } }) => ({ id: published.id }),
} as const;

export const analyticsRows: readonly Row[] = [
  byInput(
    'Mutation.recordCourseVisit',
    '+A+++++',
    ({ published }) => ({ courseId: published.id, kind: 'VIEW' }),
    {
      fields: '{ isCounted }',
    },
  ),
  row('Query.teachingFigures', ANALYSTS, { ...BY_COURSE, fields: '{ views enrolments learners }' }),
  row('Query.teachingDays', ANALYSTS, { ...BY_COURSE, fields: '{ day views }' }),
  row('Query.courseFigures', ANALYSTS, { fields: '{ total items { id net } }' }),
  byId('Query.figuresOfCourse', 'AAFF0++', ({ published }) => published.id, {
    fields: '{ id net completion }',
  }),
  row('Query.leadingWords', ANALYSTS, { ...BY_COURSE, fields: '{ words visits }' }),
  row('Query.lessonFigures', ANALYSTS, { ...BY_COURSE, fields: '{ id lost reasons }' }),
  row('Query.studentsAtRisk', ANALYSTS, { ...BY_COURSE, fields: '{ total items { id reason } }' }),
  row('Query.taughtStudents', TEACHERS, { fields: '{ total }' }),
  byInput('Mutation.exportTaughtStudents', TEACHERS, () => ({}), { fields: '{ url }' }),
  row('Query.teachingQueues', 'AAFF++F', { fields: '{ kind count nextDueAt }' }),
];
