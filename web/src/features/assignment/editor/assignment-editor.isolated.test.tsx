import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import type { AssignmentSetupFragment } from './assignment-editor.gen.ts';
import { AssignmentEditor } from './assignment-editor.tsx';

const setup = (version: number, title: string): AssignmentSetupFragment => ({
  __typename: 'Assignment',
  ...{ id: 'a1', opensAt: null, dueAt: null, cutOffAt: null, maxAttempts: 1, passScore: 3 },
  ...{ latePolicy: 'NONE', lateAmount: 0, version },
  brief: {
    ...{ __typename: 'AssignmentBrief', id: 'a1' },
    rubric: [{ __typename: 'RubricRow', id: 'r1', title, description: null, points: 5, levels: [] }],
  },
});
interface Sent {
  expectedVersion: number | null;
  rubric: { title: string }[];
}
const show = (answer: Answer) =>
  renderPiece(
    <AssignmentEditor
      lesson={{ id: 'l1', title: 'Bài tập', course: { id: 'c1', title: 'Khoá' } }}
      setup={null}
    />,
    { answer, texts: ['marking'] },
  );
const title = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Chấm điều gì' })[0]!;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Lưu bài tập' }));

it('saves a new assignment twice without a conflict', async () => {
  const sent: Sent[] = [];
  await show(async ({ variables }) => {
    const input = variables.input as Sent;
    sent.push(input);
    return { saveAssignment: setup(sent.length, input.rubric[0]!.title) };
  });
  await userEvent.type(title(), 'Trình bày');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.type(title(), ' rõ');
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ expectedVersion }) => expectedVersion)).toEqual([null, 1]);
});

it('keeps the input and shows the version of another teacher in a conflict', async () => {
  const sent: Sent[] = [];
  await show(async ({ operationName, variables }) => {
    if (operationName === 'AssignmentForEdit')
      return {
        assignmentOfLesson: setup(4, 'Bản của người khác'),
        lessonContent: {
          ...{ __typename: 'LessonContent', id: 'l1', title: 'Bài tập', kind: 'ASSIGNMENT' },
          course: { __typename: 'Course', id: 'c1', title: 'Khoá' },
        },
      };
    sent.push(variables.input as Sent);
    if (sent.length > 1) return { saveAssignment: setup(5, 'Bản của tôi') };
    throw new CombinedGraphQLErrors({
      errors: [{ message: 'Vừa được sửa', extensions: { code: 'CONFLICT', reason: 'STALE_VERSION' } }],
    });
  });
  await userEvent.type(title(), 'Bản của tôi');
  await save();
  expect(await screen.findByText(/Bản của người khác/)).toBeDefined();
  expect(title().value).toBe('Bản của tôi');
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ expectedVersion: 4, rubric: [{ title: 'Bản của tôi' }] });
});
