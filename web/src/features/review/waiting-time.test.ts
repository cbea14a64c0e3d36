import { expect, test } from 'vitest';
import { getWaitingTime } from './waiting-time.ts';

const HOUR = 3_600_000;

test('formats days and hours, rounded down and never negative', () => {
  expect(getWaitingTime(0, 59 * 60_000)).toEqual({ days: 0, hours: 0 });
  expect(getWaitingTime(0, 23 * HOUR)).toEqual({ days: 0, hours: 23 });
  expect(getWaitingTime(0, 50 * HOUR)).toEqual({ days: 2, hours: 2 });
  expect(getWaitingTime(5 * HOUR, 0)).toEqual({ days: 0, hours: 0 });
});
