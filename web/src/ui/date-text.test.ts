import { expect, it } from 'vitest';
import { dateText, isDateValue, readDate } from './date-text.ts';

it.each([
  ['30/11/2026', '2026-11-30'],
  ['1/2/2026', '2026-02-01'],
  [' 1.2.2026 ', '2026-02-01'],
  ['29-2-2028', '2028-02-29'],
  ['2026-11-30', '2026-11-30'],
  ['2026-11-30T10:15', '2026-11-30'],
  ['2026-11-30T17:00:00.000Z', '2026-12-01'],
  ['', ''],
])('reads %j as %j', (text, value) => expect(readDate(text)).toEqual({ value }));

it.each([
  ['1/2/2026', '2026-02-01T23:59'],
  ['1/2/2026 9:05', '2026-02-01T09:05'],
  ['2026-02-01T09:05', '2026-02-01T09:05'],
  ['2026-02-01T09:05:00Z', '2026-02-01T16:05'],
])('reads %j with a time as %j', (text, value) =>
  expect(readDate(text, { withTime: true })).toEqual({ value }),
);

it.each([
  ['mai', 'form'],
  ['1/2/26', 'form'],
  ['2026-02-01T09:05:00+07', 'form'],
  ['31/02/2026', 'day'],
  ['29/2/2027', 'day'],
  ['1/13/2026', 'day'],
  ['1/1/0002', 'day'],
  ['2026-02-30', 'day'],
  ['1/2/2026 24:00', 'time'],
  ['31/12/2025', 'early'],
  ['01/01/2027', 'late'],
])('rejects %j: %s', (text, problem) =>
  expect(readDate(text, { withTime: true, min: '2026-01-01', max: '2026-12-31' })).toEqual({ problem }),
);

it('formats values and leaves invalid text unchanged', () => {
  expect(dateText('2026-02-01')).toBe('01/02/2026');
  expect(dateText('2026-02-01T09:05')).toBe('01/02/2026 09:05');
  expect(dateText('31/02/2026')).toBe('31/02/2026');
  expect(['', '2026-02-01', '2026-02-01T09:05', '2026-02-30', '1/2/2026'].map(isDateValue)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
