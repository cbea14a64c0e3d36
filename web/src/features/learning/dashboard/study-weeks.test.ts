import { expect, test } from 'vitest';
import { dayOf, minutesOf, shade, studyWeeks } from './study-weeks.ts';

/** A Wednesday, four in the morning in Vietnam, still Tuesday in Greenwich. */
const now = Date.parse('2026-11-17T21:00:00Z');

test('days are those of Vietnam', () => {
  expect(dayOf(now)).toBe('2026-11-18');
});

test('weeks begin on Monday, end with this one, and days to come are no days without study', () => {
  const weeks = studyWeeks([{ day: '2026-11-17', minutes: 25 }], now, 2);
  expect(weeks.map((week) => week[0]?.day)).toEqual(['2026-11-09', '2026-11-16']);
  expect(weeks[1]?.map(({ minutes }) => minutes)).toEqual([0, 25, 0, null, null, null, null]);
  expect(weeks.map(minutesOf)).toEqual([0, 25]);
});

test('shades', () => {
  expect([0, 5, 10, 30, 60, 500].map(shade)).toEqual([0, 1, 2, 3, 4, 4]);
});
