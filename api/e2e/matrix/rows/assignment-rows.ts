import { Readable } from 'node:stream';
import { stageUpload } from '../../../src/platform/files/uploads.ts';
import { ALL, byId, byInput, type Row, row, TEACHERS } from './row.ts';

const tomorrow = () => new Date(Date.now() + 3 * 86_400_000).toISOString();
const REASON = 'Vì bận thi ở trường';

export const assignmentRows: readonly Row[] = [
  byId('Query.assignment', ALL, ({ assignment }) => assignment.id),
  byId('Query.assignmentOfLesson', ALL, ({ assignment }) => assignment.lessonId, {
    name: 'lessonId',
  }),
  byId('Mutation.startSubmission', 'AAF+FFF', ({ assignment }) => assignment.openId, {
    name: 'assignmentId',
  }),
  byInput('Mutation.saveSubmission', 'AAN+NNN', ({ assignment }) => ({
    ...{ submissionId: assignment.draftId, tab: 'matrix-tab', sequence: 1, text: 'Bài làm' },
  })),
  byInput('Mutation.addSubmissionFile', 'AAN+NNN', async ({ assignment, actors }, actor, app) => ({
    submissionId: assignment.draftId,
    uploadId: await stageUpload(
      app.services,
      actors[actor === 'anonymous' ? 'stranger' : actor].id,
      'them.md',
      Readable.from(['# Thêm']),
    ),
  })),
  byId('Mutation.removeSubmissionFile', 'AAN+NNN', ({ assignment }) => assignment.draftFileId, {
    name: 'fileId',
  }),
  byInput('Mutation.submitAssignment', 'AAN+NNN', ({ assignment }) => ({
    submissionId: assignment.draftId,
    sequence: 0,
    isOwnWork: true,
  })),
  byInput('Mutation.requestExtension', 'AAF+FFF', ({ assignment }) => ({
    assignmentId: assignment.openId,
    reason: REASON,
  })),

  byInput('Mutation.saveAssignment', 'AAFFN+F', ({ assignment }) => ({
    ...{ lessonId: assignment.lessonId, expectedVersion: 1, passScore: 1 },
    rubric: [{ title: 'Đúng yêu cầu', points: 2 }],
  })),
  row('Query.assignmentsToMark', TEACHERS, { fields: '{ total }' }),
  byId('Query.markingQueue', TEACHERS, ({ assignment }) => assignment.id, {
    name: 'assignmentId',
    fields: '{ total }',
  }),
  byId('Query.markedSubmission', 'AAFF0+F', ({ assignment }) => assignment.submittedId),
  byId('Query.extensionRequests', TEACHERS, ({ assignment }) => assignment.id, {
    name: 'assignmentId',
    fields: '{ studentId }',
  }),
  row('Query.savedComments', TEACHERS, { fields: '{ id }' }),
  byId('Mutation.claimSubmission', 'AAFFN+F', ({ assignment }) => assignment.submittedId, {
    name: 'submissionId',
  }),
  byInput('Mutation.markSubmission', 'AAFFN+F', ({ assignment }) => ({
    ...{ submissionId: assignment.submittedId, expectedVersion: 1, isDone: true },
    marks: [{ rowId: assignment.rowId, points: 2 }],
  })),
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
  byInput('Mutation.createSavedComment', TEACHERS, () => ({ text: 'Kiểm tra lại nguồn' })),
  byId('Mutation.deleteSavedComment', 'AAFFNNF', ({ assignment }) => assignment.id, {
    name: 'commentId',
  }),
];
