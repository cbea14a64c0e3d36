import { ADMINS, byInput, type Row, row } from './row.ts';

/** An ID that no row has. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const act = { courseIds: [UNKNOWN_ID], act: 'SUSPEND' };

export const managedCourseRows: readonly Row[] = [
  row('Query.managedCourses', ADMINS, { fields: '{ total }' }),
  row('Query.managedCourseCounts', ADMINS, { fields: '{ total }' }),
  byInput('Query.previewManagedCourses', ADMINS, () => act, { fields: '{ refused }' }),
  byInput('Mutation.manageCourses', ADMINS, () => ({ ...act, reason: 'Thử quyền' }), {
    fields: '{ refused }',
  }),
  byInput('Mutation.transferCourse', 'AAFFFFN', () => ({
    courseId: UNKNOWN_ID,
    teacherId: UNKNOWN_ID,
    reason: 'Thử quyền',
  })),
  byInput('Mutation.recategorizeCourse', 'AAFFFFN', () => ({
    courseId: UNKNOWN_ID,
    categoryId: UNKNOWN_ID,
    reason: 'Thử quyền',
  })),
  byInput('Mutation.exportCourses', ADMINS, () => ({}), { fields: '{ url }' }),
];
