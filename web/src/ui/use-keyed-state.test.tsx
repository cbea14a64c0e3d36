import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHasChanged } from './use-has-changed.ts';
import { useKeyedState } from './use-keyed-state.ts';

it('resets for another key and ignores late updates of the previous key', () => {
  const { result, rerender } = renderHook(({ key }) => useKeyedState(key, `new ${key}`), {
    initialProps: { key: 'a' },
  });
  const setA = result.current[1];
  act(() => setA('typed'));
  expect(result.current[0]).toBe('typed');
  rerender({ key: 'b' });
  expect(result.current[0]).toBe('new b');
  act(() => setA('late'));
  expect(result.current[0]).toBe('new b');
});

it('notifies once after a change', () => {
  const changes: string[] = [];
  const { rerender } = renderHook(
    ({ value }) => {
      if (useHasChanged(value, 'a')) changes.push(value);
    },
    { initialProps: { value: 'a' }, reactStrictMode: false },
  );
  for (const value of ['a', 'b', 'b', 'a']) rerender({ value });
  expect(changes).toEqual(['b', 'a']);
});
