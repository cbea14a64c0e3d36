import { expect, test } from 'vitest';
import { dayStart } from './day-start.ts';

test('uses days in the time zone of Vietnam', () => {
  expect(dayStart('2026-11-21')).toBe('2026-11-20T17:00:00.000Z');
  expect(dayStart('2026-11-21', 1)).toBe('2026-11-21T17:00:00.000Z');
  expect([dayStart(''), dayStart('yesterday'), dayStart('2026-13-45')]).toEqual([null, null, null]);
});
