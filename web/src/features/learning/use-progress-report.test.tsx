import type { ApolloLink } from '@apollo/client';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../apollo/failure.ts';
import { renderPiece } from '../../testing/render.tsx';
import type { PlayerLesson } from './player-model.ts';
import { useDwell } from './use-dwell.ts';
import { useProgressReport } from './use-progress-report.ts';

interface Sent {
  dwellSec: number | undefined;
  isKeptAlive: boolean;
  answer: () => void;
  lose: () => void;
  refuse: () => void;
}

let sent: Sent[];
/** Seconds for which the lesson was visible. */
let seconds: number;

const server = ({ variables, getContext }: ApolloLink.Operation) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    const { fetchOptions } = getContext() as { fetchOptions?: RequestInit };
    sent.push({
      dwellSec: (variables.input as { dwellSec?: number }).dwellSec,
      isKeptAlive: fetchOptions?.keepalive === true,
      answer: () => resolve({ recordProgress: null }),
      refuse: () => reject(new Error('refused')),
      lose: () => reject(new NetworkError('Offline', { isUnsent: true, cause: null })),
    });
  });

const Reading = () => {
  const { unsaved } = useProgressReport('l1', (old) =>
    seconds > old.dwellSec ? { ...old, dwellSec: seconds } : old,
  );
  return <output>{unsaved.dwellSec}</output>;
};

const lesson = { id: 'l1', rule: 'DWELL', myProgress: { requiredSec: 5, doneSec: 0, state: 'STARTED' } };
const LongEnough = () => <output>{useDwell(lesson as unknown as PlayerLesson).doneSec}</output>;

const show = () => renderPiece(<Reading />, { answer: server, texts: ['learning'] });
const settle = () => act(async () => new Promise((done) => setImmediate(done)));
const tick = async (at: number) => {
  seconds = at;
  await act(async () => void vi.advanceTimersByTime(10_000));
  await settle();
};
const leave = (visibility: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return settle();
};
const reported = () => sent.map(({ dwellSec }) => dwellSec);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
  [sent, seconds] = [[], 0];
});
afterEach(async () => {
  await leave('visible');
  vi.useRealTimers();
});

it('sends one report at a time and batches later progress', async () => {
  const { container } = await show();
  await tick(10);
  await tick(20);
  expect(reported()).toEqual([10]);
  sent[0]!.answer();
  await settle();
  expect(reported()).toEqual([10, 10]);
  expect(container.textContent).toBe('10');
});

it('resends lost progress together with newer progress', async () => {
  await show();
  await tick(10);
  sent[0]!.lose();
  await settle();
  await tick(20);
  expect(reported()).toEqual([10, 20]);
});

it.each(['lose', 'refuse'] as const)(
  'reports finished reading immediately and retries every ten seconds (%s)',
  async (fail) => {
    await renderPiece(<LongEnough />, { answer: server, texts: ['learning'] });
    const pass = async (count: number) => {
      for (let n = 0; n < count; n++) {
        await act(async () => void vi.advanceTimersByTime(1000));
        sent.at(-1)?.[fail]();
        await settle();
      }
    };
    await pass(5);
    expect(reported()).toEqual([5]);
    await pass(30);
    // The tenth second itself is counted after its report
    expect(reported()).toEqual([5, 9, 19, 29]);
  },
);

it('sends nothing without progress', async () => {
  await show();
  await tick(0);
  expect(reported()).toEqual([]);
});

it('flushes with keepalive when the page is hidden or the lesson closes', async () => {
  const { unmount } = await show();
  seconds = 3;
  await leave('hidden');
  expect(sent.map(({ dwellSec, isKeptAlive }) => [dwellSec, isKeptAlive])).toEqual([[3, true]]);
  sent[0]!.answer();
  await leave('visible');
  seconds = 5;
  unmount();
  await settle();
  expect(sent.map(({ dwellSec, isKeptAlive }) => [dwellSec, isKeptAlive])).toEqual([
    [3, true],
    [2, true],
  ]);
});
