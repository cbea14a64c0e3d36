import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { OpenCase } from './content-case.tsx';

const CASE: Record<string, unknown> = {
  ...{ __typename: 'ContentCase', id: 'k1', kind: 'COMMENT', state: 'PENDING', isWaiting: true },
  ...{ outcome: null, reason: null, decidedAt: null, createdAt: '2026-11-20T03:00:00Z', reportCount: 1 },
  ...{ decidedBy: null, rating: null, reports: [] },
  comment: {
    ...{
      __typename: 'Comment',
      id: 'c1',
      text: 'Mua ở chỗ khác rẻ hơn',
      lessonId: 'l1',
      lessonTitle: 'Props',
    },
    ...{ createdAt: '2026-11-20T02:00:00Z', course: { __typename: 'Course', id: 'y1', slug: 'react' } },
    author: { __typename: 'RatingAuthor', id: 'p1', fullName: 'Lê Minh', avatarUrl: null },
  },
  thread: [
    {
      ...{ __typename: 'ThreadComment', id: 'c1', authorName: 'Lê Minh', text: 'Mua ở chỗ khác rẻ hơn' },
      ...{ createdAt: '2026-11-20T02:00:00Z', isByTeacher: false, isReported: true },
    },
  ],
};

it('links to the comment in context and requires an explicit decision', async () => {
  const sent: unknown[] = [];
  const onDecided = vi.fn();
  await renderPiece(<OpenCase id="k1" onDecided={onDecided} />, {
    texts: ['reports'],
    answer: async ({ operationName, variables }) => {
      if (operationName === 'ContentCase') return { contentCase: CASE };
      sent.push(variables.input);
      return { decideContentCase: { ...CASE, isWaiting: false, state: 'REJECTED' } };
    },
  });
  expect((await screen.findByRole('link', { name: 'Xem trong bài học' })).getAttribute('href')).toBe(
    '/learning/react?lesson=l1&comment=c1',
  );
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /Lý do/ }), 'Không vi phạm quy định');
  await userEvent.click(screen.getByRole('button', { name: 'Quyết định' }));
  expect(screen.getByText('Chọn một quyết định trước.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Giữ nguyên' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quyết định' }));
  await vi.waitFor(() => expect(onDecided).toHaveBeenCalled());
  expect(sent).toEqual([{ caseId: 'k1', outcome: null, reason: 'Không vi phạm quy định' }]);
});
