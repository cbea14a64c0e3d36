import { expect, test } from 'vitest';
import { getDay, getMonths, shade, studyWeeks, sumMinutes } from './study-weeks.ts';

/** A Wednesday at 4 a.m. in Vietnam, still Tuesday in UTC. */
const now = Date.parse('2026-11-17T21:00:00Z');

test('uses days in the time zone of Vietnam', () => {
  expect(getDay(now)).toBe('2026-11-18');
});

test('begins weeks on Monday, ends with this week and leaves future days empty', () => {
  const weeks = studyWeeks([{ day: '2026-11-17', minutes: 25 }], now, 2);
  expect(weeks.map((week) => week[0]?.day)).toEqual(['2026-11-09', '2026-11-16']);
  expect(weeks[1]?.map(({ minutes }) => minutes)).toEqual([0, 25, 0, null, null, null, null]);
  expect(weeks.map(sumMinutes)).toEqual([0, 25]);
});

test('assigns shades', () => {
  expect([0, 5, 10, 30, 60, 500].map(shade)).toEqual([0, 1, 2, 3, 4, 4]);
});

test('labels a month at the week of its first day, except the last week', () => {
  expect(getMonths(studyWeeks([], now, 4))).toEqual(['2026-11-01', null, null, null]);
  expect(getMonths(studyWeeks([], Date.parse('2026-11-01T05:00:00Z'), 2))).toEqual([null, null]);
});
