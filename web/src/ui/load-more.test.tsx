import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '../testing/render.tsx';
import { LoadMore } from './load-more.tsx';

it('shows that the next page failed to load and retries', async () => {
  const onMore = vi.fn(async () => undefined as unknown).mockRejectedValueOnce(new TypeError('Offline'));
  await renderPiece(<LoadMore label="More" hasMore onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Offline');
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(onMore).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
