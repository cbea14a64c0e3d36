import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../testing/render.tsx';
import { renderPiece } from '../../testing/render.tsx';
import type { LessonMaterial } from './lesson-kind-view.ts';
import type { PlayerLesson } from './player-model.ts';
import { TextLesson } from './text-lesson.tsx';
import { useWatch } from './use-watch.ts';

type Progress = NonNullable<PlayerLesson['myProgress']>;

const PROGRESS: Progress = {
  __typename: 'LessonProgress',
  id: 'p1',
  lessonId: 'l1',
  state: 'STARTED',
  rule: 'DWELL',
  doneSec: 0,
  requiredSec: 30,
  remainingSec: 30,
  markableFrom: null,
  watchedRanges: [],
  positionSec: 0,
  completedAt: null,
};
const LESSON = {
  id: 'l1',
  title: 'Bài một',
  durationSec: 100,
  rule: 'DWELL',
  myProgress: PROGRESS,
} as unknown as PlayerLesson;
const MATERIAL = {
  body: null,
  pictures: [],
  captions: [],
  files: [],
  course: { id: 'course', marksPlayback: false },
} as unknown as LessonMaterial;

/** Advances the page's clock second by second. */
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1)
    await act(async () => {
      vi.advanceTimersByTime(1000);
      await Promise.resolve();
    });
  // Responses to pending requests arrive
  await act(async () => new Promise((done) => setImmediate(done)));
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

type Show = (progress: Progress) => void;

const Reading = ({ onShow }: { onShow: (show: Show) => void }) => {
  const [myProgress, setProgress] = useState(PROGRESS);
  onShow(setProgress);
  return (
    <TextLesson lesson={{ ...LESSON, myProgress }} material={MATERIAL} heading={null} next={undefined} />
  );
};

interface WatchingProps {
  video: HTMLVideoElement;
  startAt?: number;
  lesson?: typeof LESSON;
}

const Watching = ({ video, startAt = Number.NaN, lesson = LESSON }: WatchingProps) => {
  const watch = useWatch(lesson, { current: video }, startAt);
  return (
    <>
      <output>{watch.doneSec}</output>
      <button type="button" onClick={watch.handlers.onTimeUpdate}>
        tick
      </button>
      <button type="button" onClick={watch.handlers.onLoadedMetadata}>
        loaded
      </button>
      <button type="button" onClick={watch.handlers.onPause}>
        pause
      </button>
    </>
  );
};

/** A server that counts one second less in each of the first reports, because its clock may differ. */
const slowServer = () => {
  let stored = PROGRESS;
  let show: Show = () => undefined;
  const reports: Record<string, unknown>[] = [];
  const answer: Answer = async ({ variables }) => {
    const input = variables.input as { dwellSec?: number };
    reports.push(input);
    const doneSec = stored.doneSec + (input.dwellSec ?? 0) - (reports.length > 3 ? 0 : 1);
    stored = { ...stored, doneSec, state: doneSec >= 30 ? 'COMPLETED' : 'STARTED' };
    show(stored);
    return { recordProgress: { ...stored, enrolment: null } };
  };
  const onShow = (next: Show) => {
    show = next;
  };
  return { answer, stored: () => stored, onShow };
};

describe('a reading lesson', () => {
  it('continues if the server counted less, and reports until it is done', async () => {
    const server = slowServer();
    await renderPiece(<Reading onShow={server.onShow} />, { answer: server.answer, texts: ['learning'] });
    await pass(30);
    expect(server.stored().state, 'the server counts less than we do').toBe('STARTED');
    expect(screen.getByText(/Đọc thêm \d+ giây/)).toBeTruthy();
    await pass(6);
    expect(server.stored().state).toBe('COMPLETED');
    expect(screen.getByText('Bạn đã xong bài này')).toBeTruthy();
  });
});

describe('a video lesson', () => {
  /** A media element that plays only when the test starts it. */
  const element = () => {
    const video = document.createElement('video');
    Object.defineProperties(video, {
      paused: { value: false, writable: true },
      seeking: { value: false },
      duration: { value: 100 },
      currentTime: { value: 0, writable: true },
    });
    return video as HTMLVideoElement & { paused: boolean };
  };

  it.each([
    [Number.NaN, 40, 'where it was'],
    [12, 12, 'where the address says'],
    [0, 0, 'at the beginning, if the address says so'],
    [99, 0, 'at the beginning, where only the end would be left'],
  ])('at requested second %s begins at %i: %s', async (startAt, begins) => {
    const video = element();
    const lesson = { ...LESSON, myProgress: { ...PROGRESS, positionSec: 40 } };
    await renderPiece(<Watching video={video} startAt={startAt} lesson={lesson} />, {
      answer: async () => ({}),
      texts: ['learning'],
    });
    fireEvent.click(screen.getByText('loaded'));
    expect(video.currentTime).toBe(begins);
  });

  it("shows the server's progress, which may be less than the played time", async () => {
    const video = element();
    const answer: Answer = async () => ({ recordProgress: { ...PROGRESS, rule: 'WATCH', enrolment: null } });
    await renderPiece(<Watching video={video} />, { answer, texts: ['learning'] });
    const getShownSeconds = () => Number(screen.getByRole('status').textContent);
    for (let second = 0; second <= 9; second += 1) {
      video.currentTime = second;
      fireEvent.click(screen.getByText('tick'));
      vi.advanceTimersByTime(1000);
    }
    expect(getShownSeconds(), 'every second, not only with the next report').toBe(9);
    video.paused = true;
    fireEvent.click(screen.getByText('pause'));
    expect(getShownSeconds()).toBe(9);
    await pass(0);
    expect(getShownSeconds(), 'the server answered that nothing counts').toBe(0);
  });
});
