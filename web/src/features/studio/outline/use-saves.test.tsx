import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSaves } from './use-saves.ts';

const BEFORE = '2026-01-05T02:00:00.000Z';
const AFTER = '2999-01-05T02:00:00.000Z';

it('shows the result of the latest save and of server updates', async () => {
  const { result } = renderHook(() => useSaves());
  const now = () => result.current.savingSince(BEFORE);
  expect(now()).toEqual({ kind: 'saved', at: BEFORE });
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  let actions: Promise<unknown> = Promise.resolve();
  act(() => {
    actions = Promise.allSettled([result.current.track(first.promise), result.current.track(second.promise)]);
  });
  expect(now()).toEqual({ kind: 'saving' });
  await act(async () => first.resolve());
  expect(now()).toEqual({ kind: 'saving' });
  await act(async () => {
    second.reject(new TypeError('fetch failed'));
    await actions;
  });
  expect(now()).toMatchObject({ kind: 'failed', message: 'fetch failed' });
  await act(() => result.current.track(Promise.resolve()));
  expect(now()).toMatchObject({ kind: 'saved' });
  expect(now()).not.toEqual({ kind: 'saved', at: BEFORE });
  expect(result.current.savingSince(AFTER)).toEqual({ kind: 'saved', at: AFTER });
});
