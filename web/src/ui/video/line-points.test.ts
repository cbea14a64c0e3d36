import { expect, it } from 'vitest';
import { groupPoints, type LinePoint } from './line-points.ts';

const point = (at: number): LinePoint => ({ id: String(at), at, kind: 'NOTE', text: `at ${at}` });
const seconds = (...at: number[]) =>
  groupPoints(at.map(point), 1000).map(({ points }) => points.map((each) => each.at));

it.each([
  ['none', [], []],
  ['those far apart in their order', [500, 0, 1000], [[0], [500], [1000]]],
  [
    'those close together as one, measured from the first',
    [20, 0, 29, 30, 59, 60],
    [[0, 20, 29], [30, 59], [60]],
  ],
  ['none behind the end of the film', [10, 1001], [[10]]],
])('shows %s', (_, input, expected) => {
  expect(seconds(...input)).toEqual(expected);
});
