import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { changePlayerSettings } from './player-settings.ts';
import { VideoPlayer } from './video-player.tsx';
import { fittingHeight, toVideoSource } from './video-source.ts';

type Listener = (event: string, data: Record<string, unknown>) => void;

/** Replaces hls.js: fires the test's events, and records calls. */
const hls = vi.hoisted(() => ({
  running: [] as {
    levels: { width: number; height: number }[];
    nextLevel: number;
    config: Record<string, unknown>;
    address: string;
    recovered: number;
    isDestroyed: boolean;
    say: Listener;
  }[],
}));

vi.mock('hls.js/light', () => {
  class Hls {
    levels: { width: number; height: number }[] = [];
    nextLevel = 0;
    address = '';
    recovered = 0;
    isDestroyed = false;
    readonly listeners = new Map<string, Listener>();
    constructor(readonly config: Record<string, unknown>) {
      hls.running.push(this);
    }
    on(event: string, listener: Listener) {
      this.listeners.set(event, listener);
    }
    say(event: string, data: Record<string, unknown>) {
      this.listeners.get(event)?.(event, data);
    }
    loadSource(address: string) {
      this.address = address;
    }
    attachMedia() {}
    recoverMediaError() {
      this.recovered += 1;
    }
    destroy() {
      this.isDestroyed = true;
    }
  }
  return {
    default: Hls,
    ErrorTypes: { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' },
    Events: { MANIFEST_PARSED: 'parsed', LEVEL_SWITCHED: 'switched', ERROR: 'error' },
  };
});

const SOURCE = { file: '/film.mp4', stream: '/stream.m3u8', poster: '/poster.webp', state: 'READY' } as const;
const LEVELS = [
  { width: 640, height: 360 },
  // Portrait: the shorter side has 720 lines
  { width: 720, height: 1280 },
];

beforeEach(() => {
  hls.running.length = 0;
  vi.stubGlobal('MediaSource', class {});
  changePlayerSettings({ quality: null });
});

const show = async (source: Parameters<typeof VideoPlayer>[0]['source'] = SOURCE) => {
  const onFailed = vi.fn();
  const { container } = await renderPiece(
    <VideoPlayer source={source} captions={[]} label="Phim" onFailed={onFailed} />,
    { texts: ['video'] },
  );
  return { onFailed, video: container.querySelector('video') as HTMLVideoElement };
};

const startStream = async () => {
  await waitFor(() => expect(hls.running).toHaveLength(1));
  const stream = hls.running[0]!;
  stream.levels = LEVELS;
  await act(async () => stream.say('parsed', {}));
  return stream;
};

it('plays the stream, shows its poster and remembers the chosen quality', async () => {
  const { video } = await show();
  const stream = await startStream();
  expect(stream.address).toBe('/stream.m3u8');
  expect(stream.config.enableWorker).toBe(false);
  expect(video.getAttribute('src')).toBeNull();
  expect(video.getAttribute('poster')).toBe('/poster.webp');
  expect(stream.nextLevel).toBe(-1);
  await act(async () => stream.say('switched', { level: 0 }));
  fireEvent.click(screen.getByRole('button', { name: 'Chất lượng: Tự động (360p)' }));
  expect(screen.getAllByRole('button', { name: /^\d+p$/ }).map((each) => each.textContent)).toEqual([
    '720p',
    '360p',
  ]);
  fireEvent.click(screen.getByRole('button', { name: '720p' }));
  expect(stream.nextLevel).toBe(1);
  expect(screen.getByRole('button', { name: 'Chất lượng: 720p' }).textContent).toBe('720p');
  expect(JSON.parse(localStorage.getItem('sen.player') ?? '{}')).toMatchObject({ quality: 720 });
});

it('begins in the remembered quality or the nearest lower one', async () => {
  changePlayerSettings({ quality: 1080 });
  await show();
  const stream = await startStream();
  expect(stream.nextLevel).toBe(1);
  expect(screen.getByRole('button', { name: 'Chất lượng: 720p' })).toBeTruthy();
});

it('loads segments only just before playback', async () => {
  const { video } = await show();
  const stream = await startStream();
  expect(stream.config.maxMaxBufferLength).toBe(1);
  fireEvent.play(video);
  expect(stream.config.maxMaxBufferLength).toBe(30);
});

it('falls back to the file at the same position after a fatal error', async () => {
  const { video, onFailed } = await show();
  const stream = await startStream();
  video.currentTime = 42;
  await act(async () => stream.say('error', { fatal: false, type: 'networkError' }));
  expect(video.getAttribute('src'), 'it tries again by itself').toBeNull();
  await act(async () => stream.say('error', { fatal: true, type: 'networkError' }));
  expect(stream.isDestroyed).toBe(true);
  expect(video.getAttribute('src')).toBe('/film.mp4');
  expect(screen.queryByRole('button', { name: /^Chất lượng/ })).toBeNull();
  video.currentTime = 0;
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(42);
  expect(onFailed).not.toHaveBeenCalled();
  fireEvent.error(video);
  expect(onFailed).toHaveBeenCalledOnce();
});

it('recovers a media error once and reports a failure without a file', async () => {
  const { onFailed } = await show({ ...SOURCE, file: null });
  const stream = await startStream();
  await act(async () => stream.say('error', { fatal: true, type: 'mediaError' }));
  expect(stream.recovered).toBe(1);
  expect(onFailed).not.toHaveBeenCalled();
  await act(async () => stream.say('error', { fatal: true, type: 'mediaError' }));
  expect(stream.recovered).toBe(1);
  expect(onFailed).toHaveBeenCalledOnce();
});

it('uses native playback where supported, with the file as fallback', async () => {
  vi.stubGlobal('MediaSource', undefined);
  const { video, onFailed } = await show();
  expect(video.getAttribute('src')).toBe('/stream.m3u8');
  fireEvent.error(video);
  expect(video.getAttribute('src')).toBe('/film.mp4');
  expect(onFailed).not.toHaveBeenCalled();
  expect(hls.running).toHaveLength(0);
});

it('shows that a stream is pending instead of playing', async () => {
  const { video } = await show({ file: null, stream: null, poster: null, state: 'MAKING' });
  expect(video).toBeNull();
  expect(screen.getByText(/đang được xử lý/)).toBeTruthy();
});

it.each([
  ['READY', true, { file: 'f', stream: 's', poster: 'p' }],
  ['READY', false, { file: null, stream: 's', poster: 'p' }],
  ['MAKING', true, { file: 'f', stream: null, poster: 'p' }],
  ['FAILED', false, { file: null, stream: null, poster: 'p' }],
] as const)('%s, playable as it is: %s', (state, isPlayable, source) =>
  expect(
    toVideoSource({
      mediaUrl: 'f',
      streamUrl: 's',
      posterUrl: 'p',
      video: { state, isPlayable, hasPoster: true },
    }),
  ).toEqual({ ...source, state }),
);

it.each([
  [[1080, 720, 360], 720, 720],
  [[1080, 360], 720, 360],
  [[1080, 720], 360, 720],
  [[], 720, null],
])('of %j, %i becomes %s', (heights, chosen, fitting) =>
  expect(fittingHeight(heights, chosen)).toBe(fitting),
);
