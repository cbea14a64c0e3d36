import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, shiftBetween } from './shift.ts';

const DAY = 86_400_000_000;
const HOUR = DAY / 24;
const at = (text: string) => new Date(`${text}+07:00`);
const SET = at('2026-11-28T12:00:00');

test('times on other days keep the time of day and the difference in days', () => {
  const { moment, day } = shiftBetween(SET, at('2027-02-01T08:30:00'));
  expect(moment(-DAY)).toBe('2027-01-31T05:00:00.000000Z');
  expect(moment(-DAY - 9 * HOUR - 1)).toBe('2027-01-30T19:59:59.999999Z');
  expect(moment(2 * DAY + 8 * HOUR)).toBe('2027-02-03T13:00:00.000000Z');
  expect([day(-32), day(-1), day(0), day(28)]).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-02-01',
    '2027-03-01',
  ]);
});

test('times on the current day are scaled to the elapsed and remaining part of the day of loading', () => {
  const { moment } = shiftBetween(SET, at('2027-02-01T06:00:00'));
  expect(moment(0)).toBe('2027-01-31T23:00:00.000000Z');
  // Two of the past twelve hours become one of six
  expect(moment(-2 * HOUR)).toBe('2027-01-31T22:00:00.000000Z');
  // Two of the twelve remaining hours become three of eighteen
  expect(moment(2 * HOUR)).toBe('2027-02-01T02:00:00.000000Z');
});

test('loading at any time preserves the order, past times and the day in Vietnam time', () => {
  const loading = fc.date({
    min: at('2026-01-01T00:00:00'),
    max: at('2029-01-01T00:00:00'),
    noInvalidDate: true,
  });
  const offset = fc.integer({ min: -400 * DAY, max: 100 * DAY });
  fc.assert(
    fc.property(loading, offset, offset, (to, first, second) => {
      const { moment, day } = shiftBetween(SET, to);
      const [a, b] = [first, second].sort((x, y) => x - y).map((each) => moment(each));
      expect(a! <= b!).toBe(true);
      expect(moment(first) <= moment(0)).toBe(first <= 0 || moment(first) === moment(0));
      const days = daysBetween(SET, new Date(SET.getTime() + first / 1000));
      expect(new Date(Date.parse(moment(first)) + 7 * 3_600_000).toISOString().slice(0, 10)).toBe(day(days));
    }),
  );
});

test('loading at the time of day of the set moves all times by whole days', () => {
  const { moment } = shiftBetween(SET, at('2027-01-07T12:00:00'));
  for (const offset of [-400 * DAY + 1, -3 * HOUR, -1, 0, 5, 5 * HOUR, 90 * DAY])
    expect(Date.parse(moment(offset))).toBe(Math.floor((SET.getTime() * 1000 + offset + 40 * DAY) / 1000));
});
