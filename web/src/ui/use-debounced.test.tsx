import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedCallback, useDebouncedValue } from './use-debounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('returns a value once it has not changed for a while', () => {
  const view = renderHook(({ value }) => useDebouncedValue(value, 300), { initialProps: { value: 'a' } });
  expect(view.result.current).toBe('a');
  view.rerender({ value: 'ab' });
  advance(200);
  view.rerender({ value: 'abc' });
  advance(200);
  expect(view.result.current).toBe('a');
  advance(100);
  expect(view.result.current).toBe('abc');
});

it('runs the latest function once after the last call', () => {
  const runs: string[] = [];
  const view = renderHook(
    ({ name }) => useDebouncedCallback((value: number) => runs.push(`${name} ${value}`), 300),
    { initialProps: { name: 'first' } },
  );
  view.result.current.call(1);
  advance(200);
  view.result.current.call(2);
  view.rerender({ name: 'second' });
  advance(300);
  expect(runs).toEqual(['second 2']);
});

it('does not run after it was cancelled or unmounted', () => {
  const run = vi.fn();
  const view = renderHook(() => useDebouncedCallback(run, 300));
  view.result.current.call();
  view.result.current.cancel();
  advance(300);
  view.result.current.call();
  view.unmount();
  advance(300);
  expect(run).not.toHaveBeenCalled();
});
