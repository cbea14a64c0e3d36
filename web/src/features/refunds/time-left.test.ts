import { expect, test } from 'vitest';
import { getUrgency, toParts } from './time-left.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-22T10:00:00Z');
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

test.each([
  [25, 'calm'],
  [24, 'calm'],
  [23, 'soon'],
  [6, 'soon'],
  [5, 'urgent'],
  [0, 'late'],
  [-2, 'late'],
] as const)('a deadline in %i hours is %s', (hours, urgency) => {
  expect(getUrgency(at(hours), NOW)).toBe(urgency);
});

test.each([
  [
    51 * HOUR,
    [
      ['days', 2],
      ['hours', 3],
    ],
  ],
  [24 * HOUR, [['days', 1]]],
  [
    5.2 * HOUR,
    [
      ['hours', 5],
      ['minutes', 12],
    ],
  ],
  [-2 * HOUR, [['hours', 2]]],
  [1000, [['minutes', 1]]],
] as const)('%i milliseconds are written in at most two units', (milliseconds, parts) => {
  expect(toParts(milliseconds)).toEqual(parts);
});
