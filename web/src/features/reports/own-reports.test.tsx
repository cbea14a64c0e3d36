import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { OwnReports } from './own-reports.tsx';

const author = { __typename: 'RatingAuthor', id: 'p2', fullName: 'Lê Văn Tám' };
const course = { __typename: 'Course', id: 'c1', slug: 'pha-ca-phe' };
const report = (id: string, more: object) => ({
  __typename: 'OwnReport',
  ...{ id, kind: 'COMMENT', note: 'Quảng cáo', createdAt: '2026-11-20T03:00:00.000Z', state: 'PENDING' },
  ...{ outcome: null, reason: null, decidedAt: null, lessonTitle: 'Rót ba lần', courseTitle: 'Pha cà phê' },
  ...{ course, comment: null, rating: null, ...more },
});
const REPORTS = [
  report('r1', {
    comment: { __typename: 'Comment', id: 'm2', lessonId: 'l1', parentId: 'm1', text: 'Mua ở đây', author },
  }),
  report('r2', {
    kind: 'RATING',
    lessonTitle: null,
    state: 'REJECTED',
    reason: 'Lời lẽ không xúc phạm.',
    decidedAt: '2026-11-21T03:00:00.000Z',
    rating: { __typename: 'Rating', id: 'g1', stars: 2, text: 'Dạy nhanh quá', author },
  }),
  report('r3', {
    state: 'ACCEPTED',
    outcome: 'REMOVED',
    reason: 'Đúng là quảng cáo.',
    decidedAt: '2026-11-21T03:00:00.000Z',
  }),
];

const open = async (items: object[], at = '/') => {
  const requests: unknown[] = [];
  const view = await renderPiece(<OwnReports />, {
    at,
    texts: ['ratings'],
    answer: async ({ variables }) => {
      requests.push(variables);
      const shownItems = variables.state ? [] : items;
      return {
        myReports: {
          __typename: 'OwnReportPage',
          total: shownItems.length,
          page: 1,
          limit: 10,
          items: shownItems,
        },
      };
    },
  });
  return { ...view, requests };
};

test('shows the status, the outcome and the reason of each report', async () => {
  await open(REPORTS);
  const [comment, rating, gone] = await screen.findAllByRole('article');
  expect(
    within(comment!).getByRole('link', { name: 'Bình luận trong bài “Rót ba lần”' }).getAttribute('href'),
  ).toBe('/learning/pha-ca-phe?lesson=l1&comment=m1');
  expect(within(comment!).getByText('Đang chờ xem lại')).toBeTruthy();
  expect(within(rating!).getByRole('link').getAttribute('href')).toBe('/courses/pha-ca-phe#ratings');
  expect(rating!.textContent).toContain(
    'Sen giữ nguyên nội dung này ngày 21/11/2026: Lời lẽ không xúc phạm.',
  );
  expect(within(gone!).queryByRole('link')).toBeNull();
  expect(gone!.textContent).toContain('Nội dung này không còn hiển thị với bạn.');
  expect(gone!.textContent).toContain('Sen đã gỡ nội dung này ngày 21/11/2026: Đúng là quảng cáo.');
});

test('explains reports if there are none', async () => {
  await open([]);
  expect(await screen.findByText('Bạn chưa báo cáo nội dung nào')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Đang chờ' })).toBeNull();
});

test('offers to clear a filter without results', async () => {
  const { requests, router } = await open(REPORTS);
  await userEvent.click(await screen.findByRole('button', { name: 'Đang chờ' }));
  expect(await screen.findByText('Không có báo cáo phù hợp')).toBeTruthy();
  expect(requests.at(-1)).toEqual({ page: 1, state: 'PENDING' });
  expect(router.state.location.search).toBe('?state=PENDING');
  await userEvent.click(screen.getByRole('button', { name: 'Xem mọi báo cáo' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

test('shows a failure and offers to retry', async () => {
  await renderPiece(<OwnReports />, {
    texts: ['ratings'],
    answer: () => Promise.reject(new Error('broken')),
  });
  expect(await screen.findByText('Không tải được báo cáo của bạn')).toBeTruthy();
});
