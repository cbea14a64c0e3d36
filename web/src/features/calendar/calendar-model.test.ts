import { describe, expect, test } from 'vitest';
import {
  byDay,
  getDay,
  getHours,
  getPlacements,
  getVisibleDays,
  toRange,
  turnPage,
} from './calendar-model.ts';

describe('the days of a calendar', () => {
  test('a month has whole weeks from Monday', () => {
    const days = getVisibleDays('2026-11-20', 'month');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  });

  test('a month from Monday to Sunday has no days of other months', () => {
    expect(getVisibleDays('2027-02-10', 'month')).toHaveLength(28);
  });

  test('a week has seven days, also across a year', () => {
    expect(getVisibleDays('2026-12-31', 'week')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });

  test('its range uses the time zone of Vietnam', () => {
    expect(toRange(['2026-11-23', '2026-11-29'])).toEqual({
      from: '2026-11-22T17:00:00.000Z',
      to: '2026-11-29T16:59:00.000Z',
    });
    expect(getDay({ startsAt: '2026-11-22T17:30:00.000Z' })).toBe('2026-11-23');
  });

  test('moving by months clamps to the last day of a shorter month', () => {
    expect(turnPage('2026-01-31', 'month', 1)).toBe('2026-02-28');
    expect(turnPage('2026-11-23', 'week', -1)).toBe('2026-11-16');
  });
});

test('an agenda covers eight weeks and moves by eight weeks', () => {
  const days = getVisibleDays('2026-11-25', 'agenda');
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-25', '2027-01-19', 56]);
  expect(turnPage('2026-11-25', 'agenda', 1)).toBe('2027-01-20');
  expect(turnPage('2027-01-20', 'agenda', -1)).toBe('2026-11-25');
});

test('it lists the days with events in the time zone of Vietnam', () => {
  const [late, early, other] = [
    '2026-11-24T16:59:00.000Z',
    '2026-11-24T17:00:00.000Z',
    '2026-11-30T03:00:00.000Z',
  ].map((startsAt) => ({ startsAt }));
  expect(byDay([late!, early!, other!])).toEqual([
    { day: '2026-11-24', events: [late] },
    { day: '2026-11-25', events: [early] },
    { day: '2026-11-30', events: [other] },
  ]);
});

describe('the hours of a week', () => {
  /** In Vietnamese time. */
  const event = (from: string, to?: string) => ({
    kind: 'STUDY_SLOT' as const,
    startsAt: `2026-11-25T${from}:00+07:00`,
    endsAt: to ? `2026-11-25T${to}:00+07:00` : null,
  });
  const lanes = (...events: ReturnType<typeof event>[]) =>
    getPlacements(events).map(({ from, to, lane, lanes: of }) => [from / 60, to / 60, lane, of]);

  test('are the default ones, extended to include the events', () => {
    expect(getHours([])).toEqual(Array.from({ length: 15 }, (_, n) => n + 7));
    expect(getHours([event('05:30', '06:00'), event('23:59')])).toEqual(
      Array.from({ length: 19 }, (_, n) => n + 5),
    );
  });

  test('place simultaneous events side by side and others at full width', () => {
    expect(lanes(event('20:00', '21:00'), event('20:30', '21:30'), event('21:30', '22:30'))).toEqual([
      [20, 21, 0, 2],
      [20.5, 21.5, 1, 2],
      [21.5, 22.5, 0, 1],
    ]);
  });

  test('reuse a free column for the next event', () => {
    expect(
      lanes(
        event('08:00', '12:00'),
        event('08:00', '09:00'),
        event('09:00', '10:00'),
        event('09:30', '10:30'),
      ),
    ).toEqual([
      [8, 12, 0, 3],
      [8, 9, 1, 3],
      [9, 10, 1, 3],
      [9.5, 10.5, 2, 3],
    ]);
  });

  test('keep events without duration or past midnight inside their day', () => {
    expect(lanes(event('23:59'))).toEqual([[23.25, 24, 0, 1]]);
    expect(getPlacements([{ ...event('23:00'), endsAt: '2026-11-26T01:00:00+07:00' }])).toMatchObject([
      { from: 1380, to: 1440 },
    ]);
  });
});
