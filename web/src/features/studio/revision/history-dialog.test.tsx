import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '../../../testing/render.tsx';
import { HistoryDialog } from './history-dialog.tsx';

const change = (fields: readonly string[]) => ({
  __typename: 'CourseChange',
  id: 'one',
  version: 2,
  changedAt: '2026-11-20T00:00:00Z',
  kind: 'COURSE_EDITED',
  subjectId: 'course',
  title: 'Nhập môn',
  fields,
  formerTitle: null,
  formerText: null,
});

test('labels changed columns as the form does, and unknown ones as settings', async () => {
  const fields = ['category_id', 'access_days', 'min_age', 'cover_key', 'unheard', 'of'];
  const page = { __typename: 'CourseChangePage', items: [change(fields)], total: 1, page: 1, limit: 20 };
  await renderPiece(<HistoryDialog courseId="course" mayEdit onClose={() => undefined} />, {
    texts: ['revisions', 'studio', 'catalog'],
    answer: async () => ({ courseChanges: page }),
  });
  expect(
    await screen.findByText('danh mục, thời hạn học, tuổi tối thiểu, ảnh bìa, thiết lập khác'),
  ).toBeTruthy();
});
