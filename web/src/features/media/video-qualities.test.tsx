import type { Unmasked } from '@apollo/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, renderPiece } from '../../testing/render.tsx';
import { VideoQualities } from './video-qualities.tsx';
import { type LessonVideoQuery, useLessonVideoQuery } from './videos.gen.ts';

type Video = NonNullable<NonNullable<Unmasked<LessonVideoQuery>['lessonContent']>['video']>;

const VIDEO: Video = {
  __typename: 'Video',
  id: 'v1',
  state: 'PLAIN',
  percentage: 0,
  failure: null,
  heights: [],
  isPlayable: true,
  hasPoster: false,
};

/** A server that returns the given states of the video, one per request. */
const createServer = (states: readonly Partial<Video>[], makesVideoStreams = true) => {
  const operations: string[] = [];
  let turn = 0;
  const answer: Answer = async ({ operationName }) => {
    operations.push(operationName ?? '');
    if (operationName === 'VideoTerms')
      return { publicTerms: { __typename: 'PublicTerms', makesVideoStreams } };
    if (operationName === 'MakeVideoStream') return { makeVideoStream: { ...VIDEO, state: 'WAITING' } };
    const video = { ...VIDEO, ...states[Math.min(turn, states.length - 1)] };
    turn += 1;
    return { lessonContent: { __typename: 'LessonContent', id: 'l1', video } };
  };
  return { answer, operations };
};

/** Renders the cached video, like the page. */
const Page = ({ isLocked = false }: { isLocked?: boolean }) => {
  const { data } = useLessonVideoQuery({ variables: { id: 'l1' } });
  const lesson = data?.lessonContent;
  return lesson ? <VideoQualities lesson={lesson} isLocked={isLocked} /> : null;
};

const show = async (states: readonly Partial<Video>[], makes = true, isLocked = false) => {
  const server = createServer(states, makes);
  await renderPiece(<Page isLocked={isLocked} />, { answer: server.answer, texts: ['lessons'] });
  await advanceTime(0);
  return server;
};
const advanceTime = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows the progress until the video is ready, then stops polling', async () => {
  const server = await show([
    { state: 'MAKING', percentage: 12 },
    { state: 'MAKING', percentage: 40 },
    { state: 'READY', percentage: 100, heights: [360, 720] },
  ]);
  await advanceTime(1_000);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByText('Đang xử lý video: 40%')).toBeTruthy();
  await advanceTime(2_500);
  expect(screen.getByText(/360p, 720p/)).toBeTruthy();
  const before = server.operations.length;
  await advanceTime(10_000);
  expect(server.operations).toHaveLength(before);
});

it('shows the reason of a failure and retries', async () => {
  const server = await show([{ state: 'FAILED', failure: 'UNREADABLE' }]);
  expect(screen.getByText(/Tệp bị hỏng/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  await advanceTime(0);
  expect(server.operations).toContain('MakeVideoStream');
});

it.each([
  ['the platform makes none', false, false],
  ['the course is locked', true, true],
])('offers no action that the server would reject: %s', async (_, makes, isLocked) => {
  await show([{ state: 'FAILED', failure: 'INTERRUPTED' }], makes, isLocked);
  expect(screen.getByText('Không xử lý được video')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [false, 0],
  [true, 1],
])('shows that a video has one quality; makes streams: %s', async (makes, buttons) => {
  await show([{}], makes);
  expect(screen.getByText(/Video được phát ở một mức chất lượng/)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Tạo các mức chất lượng' })).toHaveLength(buttons);
});
