import { expect, test } from 'vitest';
import { dropPlace, stepTo } from './places.ts';

test('steps stop at both ends', () => {
  expect(stepTo('up', 0, 3)).toBeNull();
  expect(stepTo('down', 2, 3)).toBeNull();
  expect(stepTo('first', 0, 3)).toBeNull();
  expect([stepTo('up', 2, 3), stepTo('down', 0, 3), stepTo('first', 2, 3), stepTo('last', 0, 3)]).toEqual([
    1, 1, 0, 2,
  ]);
});

test('a drop inserts at the displayed edge', () => {
  expect(dropPlace(2, 'top', 0)).toBe(1);
  expect(dropPlace(2, 'bottom', 0)).toBe(2);
  expect(dropPlace(0, 'top', 2)).toBe(0);
  expect(dropPlace(0, 'bottom', 2)).toBe(1);
  expect(dropPlace(1, 'bottom', null)).toBe(2);
});
