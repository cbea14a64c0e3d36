import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../apollo/failure.ts';
import { clearTokens, readTokens, saveTokens } from '../apollo/session.ts';
import { renderPiece } from '../testing/render.tsx';
import { FailedState } from './failed-state.tsx';

const failed = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Refused', extensions: { code } }] });

afterEach(clearTokens);

it('offers to sign in after an expired session and returns to the page', async () => {
  saveTokens({ accessToken: 'over', refreshToken: null });
  const { router } = await renderPiece(<FailedState error={failed('UNAUTHENTICATED')} onRetry={vi.fn()} />, {
    at: '/learning?page=2',
  });
  expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Đăng nhập' }));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    '/login?next=%2Flearning%3Fpage%3D2',
  );
  expect(readTokens().accessToken).toBeNull();
});

it('offers to retry after other errors', async () => {
  const onRetry = vi.fn();
  await renderPiece(<FailedState error={failed('INTERNAL')} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('retries when the network returns', async () => {
  const onRetry = vi.fn();
  const error = new NetworkError('Offline', { isUnsent: true, cause: null });
  await renderPiece(<FailedState error={error} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('mất mạng');
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
});
