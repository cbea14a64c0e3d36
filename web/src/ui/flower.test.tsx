import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Flower, toPetals } from './flower.tsx';

test.each([
  [1, 0],
  [2, 22],
  [3, 46],
  [4, 62],
  [6, 78],
  [9, 86],
])('spreads %i petals to %i°, from the middle outwards', (count, outermost) => {
  const angles = toPetals(count).map(({ angle }) => Math.abs(angle));
  expect(angles).toHaveLength(count);
  expect(angles).toEqual([...angles].sort((a, b) => a - b));
  expect(angles.at(-1)).toBe(outermost);
});

const draw = (props: Parameters<typeof Flower>[0]) => {
  const { container, unmount } = render(<Flower {...props} />);
  // The innermost petal is drawn last, in front of the others
  const petals = [...container.querySelectorAll<SVGElement>('[data-petal]')].reverse();
  const states = petals.map(({ dataset }) => `${dataset.petal}${dataset.new ? ' new' : ''}`);
  const lotus = petals.filter(({ dataset }) => dataset.lotus).length;
  unmount();
  return { states, lotus };
};

test('opens petals from the middle, then today’s, and unfolds those opened since the last visit', () => {
  expect(draw({ petals: 4, open: 2, hasToday: true, seen: 1 })).toEqual({
    states: ['open', 'open new', 'today', 'closed'],
    lotus: 0,
  });
  expect(draw({ petals: 3, open: 1, isComplete: true })).toEqual({
    states: ['open', 'open new', 'open new'],
    lotus: 3,
  });
  expect(draw({ petals: 0, open: 0 }).states).toEqual([]);
});
