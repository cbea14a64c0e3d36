import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedCallback, useDebouncedValue } from './use-debounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('returns a value once it has not changed for a while', () => {
  const view = renderHook(({ value }) => useDebouncedValue(value, 300), { initialProps: { value: 'a' } });
  expect(view.result.current).toBe('a');
  view.rerender({ value: 'ab' });
  pass(200);
  view.rerender({ value: 'abc' });
  pass(200);
  expect(view.result.current).toBe('a');
  pass(100);
  expect(view.result.current).toBe('abc');
});

it('runs the latest function once after the last call', () => {
  const runs: string[] = [];
  const view = renderHook(
    ({ name }) => useDebouncedCallback((value: number) => runs.push(`${name} ${value}`), 300),
    { initialProps: { name: 'first' } },
  );
  view.result.current.call(1);
  pass(200);
  view.result.current.call(2);
  view.rerender({ name: 'second' });
  pass(300);
  expect(runs).toEqual(['second 2']);
});

it('does not run after it was cancelled or unmounted', () => {
  const run = vi.fn();
  const view = renderHook(() => useDebouncedCallback(run, 300));
  view.result.current.call();
  view.result.current.cancel();
  pass(300);
  view.result.current.call();
  view.unmount();
  pass(300);
  expect(run).not.toHaveBeenCalled();
});
