import { expect, it } from 'vitest';
import { getTicks, namedAt } from './scale.ts';

it('draws lines at round values up to the maximum', () => {
  expect(getTicks(97)).toEqual([0, 25, 50, 75, 100]);
  expect(getTicks(4)).toEqual([0, 1, 2, 3, 4]);
  expect(getTicks(1)).toEqual([0, 1]);
  expect(getTicks(8_412)).toEqual([0, 2500, 5000, 7500, 10_000]);
});

it('uses whole numbers for counts and one line for empty data', () => {
  expect(getTicks(9)).toEqual([0, 3, 6, 9]);
  expect(getTicks(0)).toEqual([0, 1]);
  expect(getTicks(1, false).at(-1)).toBe(1);
});

it('labels the first, the last and as many between as fit', () => {
  expect(namedAt(3, 6)).toEqual([0, 1, 2]);
  expect(namedAt(30, 4)).toEqual([0, 10, 19, 29]);
});
