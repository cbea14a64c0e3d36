import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPiece } from '../../../testing/render.tsx';
import { ManageDialog } from './manage-dialog.tsx';

const DONE = {
  __typename: 'ManagedCourses',
  ...{ done: 1, unchanged: 0, refused: 0 },
  rows: [
    {
      __typename: 'ManagedCourseRow',
      ...{ id: 'c1', title: 'Yoga', outcome: 'DONE', refusal: null, message: null },
    },
  ],
};

test('sends the version of the restore request with the decision', async () => {
  const sent: unknown[] = [];
  await renderPiece(
    <ManageDialog
      action="KEEP_SUSPENDED"
      courseIds={['c1']}
      restoreAskedAt="2026-11-20T01:02:03.004Z"
      onClose={() => undefined}
      onDone={() => undefined}
    />,
    {
      texts: ['managedCourses'],
      answer: async ({ operationName, variables }) => {
        if (operationName === 'PreviewManagedCourses') return { previewManagedCourses: DONE };
        sent.push(variables.input);
        return { manageCourses: DONE };
      },
    },
  );
  await userEvent.type(screen.getByLabelText(/Lý do/), 'Bài 3 còn thiếu nguồn');
  await userEvent.click(await screen.findByRole('button', { name: /1 khoá/ }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        courseIds: ['c1'],
        act: 'KEEP_SUSPENDED',
        reason: 'Bài 3 còn thiếu nguồn',
        restoreAskedAt: '2026-11-20T01:02:03.004Z',
      },
    ]),
  );
});
