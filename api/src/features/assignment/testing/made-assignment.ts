import { Readable } from 'node:stream';
import type { App } from '../../../app.ts';
import { stageUpload } from '../../../platform/files/uploads.ts';
import { type Actor, ask, fetchRoot, select } from '../../../testing/factories.ts';

/** The assignment of one of a course's lessons, with work of a student. */
export interface MadeAssignment {
  readonly id: string;
  readonly lessonId: string;
  readonly rowId: string;
  /** Graded and not released. Only its grading contains CANARY_GRADE. */
  readonly submittedId: string;
  /** Work at another assignment, with a file. */
  readonly draftId: string;
  readonly draftFileId: string;
  /** ID of the draft's assignment. */
  readonly openId: string;
}

/** A text that only unreleased grading contains. */
export const CANARY_GRADE = 'canary mark before its release';

/** Creates two assignments: one with submitted and graded work, one with a draft. */
export async function madeAssignment(
  app: App,
  owner: Actor,
  student: Actor,
  lessonIds: readonly [string, string],
): Promise<MadeAssignment> {
  await select(app, "update lesson set kind = 'ASSIGNMENT', rule = 'SUBMIT' where id = any(?::uuid[])", [
    `{${lessonIds.join(',')}}`,
  ]);
  const send = async <T>(who: Actor, mutation: string, type: string, input: object, fields: string) => {
    const document = `mutation($input: ${type}!) { it: ${mutation}(input: $input) { ${fields} } }`;
    return await fetchRoot<T>(app, who, document, { input });
  };
  const made = (lessonId: string) =>
    send<{ id: string; brief: { rubric: { id: string }[] } }>(
      owner,
      'saveAssignment',
      'SaveAssignmentInput',
      {
        ...{ lessonId, passScore: 1, rubric: [{ title: 'Đúng yêu cầu', points: 2 }] },
        dueAt: new Date(Date.now() + 86_400_000).toISOString(),
      },
      'id brief { rubric { id } }',
    );
  const draft = async (assignmentId: string, lessonId: string) => {
    await ask(app, student, 'mutation($id: ID!) { openLesson(lessonId: $id) { id } }', { id: lessonId });
    const document = 'mutation($id: ID!) { it: startSubmission(assignmentId: $id) { id } }';
    const submissionId = (await fetchRoot<{ id: string }>(app, student, document, { id: assignmentId })).id;
    const uploadId = await stageUpload(app.services, student.id, 'bai.md', Readable.from(['# Bài']));
    const { files } = await send<{ files: { id: string }[] }>(
      student,
      'addSubmissionFile',
      'AddSubmissionFileInput',
      { submissionId, uploadId },
      'files { id }',
    );
    return { id: submissionId, fileId: files[0]!.id };
  };
  const [marked, open] = [await made(lessonIds[0]), await made(lessonIds[1])];
  const rowId = marked.brief.rubric[0]!.id;
  const { id: submissionId } = await draft(marked.id, lessonIds[0]);
  const submittedWork = { submissionId, sequence: 0, isOwnWork: true };
  await send(student, 'submitAssignment', 'SubmitAssignmentInput', submittedWork, 'id');
  await send(
    owner,
    'markSubmission',
    'MarkSubmissionInput',
    {
      ...{ submissionId, expectedVersion: 0, isDone: true, comment: CANARY_GRADE },
      marks: [{ rowId, points: 1.25, comment: CANARY_GRADE }],
      notes: [{ line: 1, text: CANARY_GRADE }],
    },
    'id',
  );
  const begun = await draft(open.id, lessonIds[1]);
  return {
    ...{ id: marked.id, lessonId: lessonIds[0], rowId, submittedId: submissionId },
    ...{ draftId: begun.id, draftFileId: begun.fileId, openId: open.id },
  };
}
