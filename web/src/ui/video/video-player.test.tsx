import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { VideoPlayer } from './video-player.tsx';

afterEach(() => vi.restoreAllMocks());

it('labels the full-screen button with its current action', async () => {
  const { container } = await renderPiece(
    <VideoPlayer
      source={{ file: '/film.mp4', stream: null, poster: null, state: 'READY' }}
      captions={[]}
      label="Bài một"
    />,
    { texts: ['video'] },
  );
  const player = container.querySelector('[data-video-player]');
  const fullscreen = vi.fn<() => Element | null>(() => player);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: fullscreen });
  const change = () => act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  change();
  expect(screen.getByRole('button', { name: 'Thoát toàn màn hình' })).toBeTruthy();
  fullscreen.mockReturnValue(null);
  change();
  expect(screen.getByRole('button', { name: 'Toàn màn hình' })).toBeTruthy();
});
