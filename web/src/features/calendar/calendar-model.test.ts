import { describe, expect, test } from 'vitest';
import { dayOf, daysShown, spanOf, turned } from './calendar-model.ts';

describe('the days of a calendar', () => {
  test('a month is shown in whole weeks from Monday', () => {
    const days = daysShown('2026-11-20', 'month');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  });

  test('a month that begins on a Monday and ends on a Sunday has no days of others', () => {
    expect(daysShown('2027-02-10', 'month')).toHaveLength(28);
  });

  test('a week has seven days, also across a year', () => {
    expect(daysShown('2026-12-31', 'week')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });

  test('its span is that of Vietnam', () => {
    expect(spanOf(['2026-11-23', '2026-11-29'])).toEqual({
      from: '2026-11-22T17:00:00.000Z',
      to: '2026-11-29T16:59:00.000Z',
    });
    expect(dayOf({ startsAt: '2026-11-22T17:30:00.000Z' })).toBe('2026-11-23');
  });

  test('turning keeps to the month’s last day where it is shorter', () => {
    expect(turned('2026-01-31', 'month', 1)).toBe('2026-02-28');
    expect(turned('2026-11-23', 'week', -1)).toBe('2026-11-16');
  });
});
