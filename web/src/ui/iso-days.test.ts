import { expect, it } from 'vitest';
import { daysUntil, getLastDay, hasBegun } from './iso-days.ts';

it('the last paid day is the day before the end, across months and years', () => {
  expect([getLastDay('2026-12-14'), getLastDay('2027-03-01'), getLastDay('2027-01-01')]).toEqual([
    '2026-12-13',
    '2027-02-28',
    '2026-12-31',
  ]);
});

it('days end at midnight in Vietnam, seven hours before UTC', () => {
  const before = Date.parse('2026-12-13T16:59:00Z');
  const after = Date.parse('2026-12-13T17:01:00Z');
  expect([daysUntil('2026-12-14', before), daysUntil('2026-12-14', after)]).toEqual([1, 0]);
  expect([hasBegun('2026-12-14', before), hasBegun('2026-12-14', after)]).toEqual([false, true]);
  expect(daysUntil('2026-12-20', after)).toBe(6);
});
