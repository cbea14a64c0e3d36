import { Readable } from 'node:stream';
import { stageUpload } from '../../../src/platform/files/uploads.ts';
import { ALL, byId, byInput, type Row, row, TEACHERS } from './row.ts';

const tomorrow = () => new Date(Date.now() + 3 * 86_400_000).toISOString();
const REASON = 'Vì bận thi ở trường';

export const assignmentRows: readonly Row[] = [
  byId('Query.assignment', ALL, ({ assignment }) => assignment.id, { fields: '{ id }' }),
  byId('Query.assignmentOfLesson', ALL, ({ assignment }) => assignment.lessonId, {
    name: 'lessonId',
    fields: '{ id }',
  }),
  byId('Mutation.startSubmission', 'AAF+FFF', ({ assignment }) => assignment.openId, {
    name: 'assignmentId',
    fields: '{ id }',
  }),
  byInput(
    'Mutation.saveSubmission',
    'AAN+NNN',
    ({ assignment }) => ({
      ...{ submissionId: assignment.draftId, tab: 'matrix-tab', sequence: 1, text: 'Bài làm' },
    }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.addSubmissionFile',
    'AAN+NNN',
    async ({ assignment, actors }, actor, app) => ({
      submissionId: assignment.draftId,
      uploadId: await stageUpload(
        app.services,
        actors[actor === 'anonymous' ? 'stranger' : actor].id,
        'them.md',
        Readable.from(['# Thêm']),
      ),
    }),
    { fields: '{ id }' },
  ),
  byId('Mutation.removeSubmissionFile', 'AAN+NNN', ({ assignment }) => assignment.draftFileId, {
    name: 'fileId',
    fields: '{ id }',
  }),
  byInput(
    'Mutation.submitAssignment',
    'AAN+NNN',
    ({ assignment }) => ({ submissionId: assignment.draftId, sequence: 0, isOwnWork: true }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.requestExtension',
    'AAF+FFF',
    ({ assignment }) => ({ assignmentId: assignment.openId, reason: REASON }),
    { fields: '{ id }' },
  ),

  byInput(
    'Mutation.saveAssignment',
    'AAFFN+F',
    ({ assignment }) => ({
      ...{ lessonId: assignment.lessonId, expectedVersion: 1, passScore: 1 },
      rubric: [{ title: 'Đúng yêu cầu', points: 2 }],
    }),
    { fields: '{ id }' },
  ),
  row('Query.assignmentsToMark', TEACHERS, { fields: '{ total }' }),
  byId('Query.markingQueue', TEACHERS, ({ assignment }) => assignment.id, {
    name: 'assignmentId',
    fields: '{ total }',
  }),
  byId('Query.markedSubmission', 'AAFF0+F', ({ assignment }) => assignment.submittedId, { fields: '{ id }' }),
  byId('Query.extensionRequests', TEACHERS, ({ assignment }) => assignment.id, {
    name: 'assignmentId',
    fields: '{ studentId }',
  }),
  row('Query.savedComments', TEACHERS, { fields: '{ id }' }),
  byId('Mutation.claimSubmission', 'AAFFN+F', ({ assignment }) => assignment.submittedId, {
    name: 'submissionId',
    fields: '{ id }',
  }),
  byInput(
    'Mutation.markSubmission',
    'AAFFN+F',
    ({ assignment }) => ({
      ...{ submissionId: assignment.submittedId, expectedVersion: 1, isDone: true },
      marks: [{ rowId: assignment.rowId, points: 2 }],
    }),
    { fields: '{ id }' },
  ),
  byInput(
    'Mutation.returnSubmissions',
    'AAFFN+F',
    ({ assignment }) => ({ assignmentId: assignment.id, submissionIds: [assignment.submittedId] }),
    { fields: '{ assignmentId }' },
  ),
  byInput(
    'Mutation.grantExtension',
    'AAFFN+F',
    ({ assignment, actors }) => ({
      ...{ assignmentId: assignment.id, studentId: actors.enrolled.id },
      ...{ dueAt: tomorrow(), reason: REASON },
    }),
    { fields: '{ status }' },
  ),
  byInput(
    'Mutation.declineExtension',
    'AAFFNCF',
    ({ assignment, actors }) => ({
      ...{ assignmentId: assignment.id, studentId: actors.enrolled.id, reason: REASON },
    }),
    { fields: '{ status }' },
  ),
  byInput('Mutation.createSavedComment', TEACHERS, () => ({ text: 'Kiểm tra lại nguồn' }), {
    fields: '{ id }',
  }),
  byId('Mutation.deleteSavedComment', 'AAFFNNF', ({ assignment }) => assignment.id, {
    name: 'commentId',
    fields: '{ id }',
  }),
];
