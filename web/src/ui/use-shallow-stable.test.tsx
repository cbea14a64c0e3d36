import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShallowStable } from './use-shallow-stable.ts';

it('returns the same object until a value changes', () => {
  const act = () => undefined;
  const { result, rerender } = renderHook(useShallowStable<{ act: () => void; id: number }>, {
    initialProps: { act, id: 1 },
  });
  const first = result.current;
  rerender({ act, id: 1 });
  expect(result.current).toBe(first);
  rerender({ act, id: 2 });
  expect(result.current).toEqual({ act, id: 2 });
  const second = result.current;
  rerender({ act, id: 2 });
  expect(result.current).toBe(second);
});
