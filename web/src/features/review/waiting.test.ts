import { expect, test } from 'vitest';
import { waited } from './waiting.ts';

const HOUR = 3_600_000;

test('formats days and hours, rounded down and never negative', () => {
  expect(waited(0, 59 * 60_000)).toEqual({ days: 0, hours: 0 });
  expect(waited(0, 23 * HOUR)).toEqual({ days: 0, hours: 23 });
  expect(waited(0, 50 * HOUR)).toEqual({ days: 2, hours: 2 });
  expect(waited(5 * HOUR, 0)).toEqual({ days: 0, hours: 0 });
});
