import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { BrowserErrorsCard } from './browser-errors-card.tsx';

const ERROR = {
  __typename: 'BrowserError',
  id: '1',
  message: 'TypeError: x is undefined',
  source: 'assets/index-B2xk.js:12:345',
  route: '/courses/:idOrSlug',
  release: '1.4.0',
  count: 7,
  firstAt: '2026-11-20T01:00:00Z',
  lastAt: '2026-11-28T02:30:00Z',
};
const open = (browserErrors: object[]) =>
  renderPiece(<BrowserErrorsCard />, {
    texts: ['performance'],
    answer: () => Promise.resolve({ browserErrors }),
  });

it('shows the error, its page, its count and its time', async () => {
  await open([ERROR]);
  const row = await screen.findByRole('listitem');
  for (const text of [ERROR.message, ERROR.source, ERROR.route, ERROR.release, '7 lần', '28/11/2026'])
    expect(row.textContent).toContain(text);
});

it('shows an empty state', async () => {
  await open([]);
  await screen.findByText('Không có lỗi nào được báo.');
});

it('offers to retry after a failure', async () => {
  await renderPiece(<BrowserErrorsCard />, {
    texts: ['performance'],
    answer: () => Promise.reject(new Error('offline')),
  });
  await screen.findByRole('button', { name: 'Thử lại' });
});
