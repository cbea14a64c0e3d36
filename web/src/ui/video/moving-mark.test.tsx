import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MovingMark } from './moving-mark.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('moves between positions and is hidden from screen readers', async () => {
  render(<MovingMark code="GKS7-4M2X-9QTN" />);
  const mark = screen.getByText('GKS7-4M2X-9QTN');
  expect(mark.getAttribute('aria-hidden')).toBe('true');
  const places = new Set<string>();
  for (let n = 0; n < 6; n += 1) {
    places.add(`${mark.style.left} ${mark.style.top}`);
    await act(async () => void vi.advanceTimersByTime(15_000));
  }
  expect(places.size).toBe(6);
});
