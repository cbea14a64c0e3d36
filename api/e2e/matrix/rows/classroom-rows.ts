import { byId, byInput, type Row, row, SIGNED, TEACHERS } from './row.ts';

const BY_COURSE = {
  args: 'courseId: $id',
  types: '$id: ID!',
  variables: ({ published }: { published: { id: string } }) => ({ id: published.id }),
} as const;

export const classroomRows: readonly Row[] = [
  row('Query.courseMessages', TEACHERS, { ...BY_COURSE, fields: '{ total }' }),
  row('Query.receivedCourseMessages', SIGNED, { ...BY_COURSE, fields: '{ id }' }),
  row('Mutation.readCourseMessages', 'AAN+NNN', { ...BY_COURSE, fields: '{ readCount }' }),
  byInput('Mutation.sendCourseMessage', 'AAFFN+F', ({ published }) => ({
    courseId: published.id,
    title: 'Buổi ôn tập',
    body: 'Tối nay 20 giờ.',
  })),
  row('Query.rosterPreview', 'AAFFN+F', {
    args: 'courseId: $id, addresses: "an@example.vn"',
    types: '$id: ID!',
    variables: ({ published }) => ({ id: published.id }),
    fields: '{ addressCount }',
  }),
  row('Query.rosterChanges', TEACHERS, { ...BY_COURSE, fields: '{ total }' }),
  byId('Query.rosterLines', TEACHERS, () => crypto.randomUUID(), { name: 'changeId', fields: '{ total }' }),
  byInput('Mutation.changeRoster', 'AAFFN+F', ({ published }) => ({
    courseId: published.id,
    kind: 'ENROL',
    addresses: 'an@example.vn',
    reason: 'Lớp học trực tiếp.',
  })),
];
