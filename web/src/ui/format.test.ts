import { describe, expect, it } from 'vitest';
import { makeI18n } from '../i18n/i18n.ts';
import {
  formatClock,
  formatCount,
  formatDate,
  formatDuration,
  formatRating,
  formatTime,
  formatVnd,
  percentOff,
  wholePercents,
} from './format.ts';

describe('formats', () => {
  it('formats đồng with the grouping of the language and a no-break space', () => {
    expect(formatVnd(499_000, 'vi')).toBe('499.000\u00A0₫');
    expect(formatVnd(499_000, 'en')).toBe('499,000\u00A0₫');
    expect(formatVnd(-1_490_000.4, 'vi')).toBe('-1.490.000\u00A0₫');
    expect(formatVnd(900, 'en')).toBe('900\u00A0₫');
    expect(formatVnd(0, 'vi')).toBe('0\u00A0₫');
  });

  it('formats counts and ratings in the language', () => {
    expect(formatCount(1284, 'vi')).toBe('1.284');
    expect(formatCount(1284, 'en')).toBe('1,284');
    expect(formatRating(4.8, 'vi')).toBe('4,8');
    expect(formatRating(5, 'en')).toBe('5.0');
  });

  it('formats dates and times in the time zone of Vietnam', () => {
    expect(formatDate('2026-11-19T17:30:00Z')).toBe('20/11/2026');
    expect(formatTime('2026-11-22T16:59:00Z')).toBe('23:59');
  });

  it('formats a position in a video', () => {
    expect(formatClock(345.9)).toBe('05:45');
    expect(formatClock(3730)).toBe('1:02:10');
    expect(formatClock(-1)).toBe('00:00');
  });

  it('rounds discounts down', () => {
    expect(percentOff(899_000, 499_000)).toBe(44);
    expect(percentOff(100, 1)).toBe(99);
    expect(percentOff(0, 0)).toBe(0);
  });

  it('formats durations in both languages, with English plurals', async () => {
    const vi = (await makeI18n('vi')).t;
    const en = (await makeI18n('en')).t;
    expect(formatDuration(32 * 3600 + 600, vi)).toBe('32 giờ 10 phút');
    expect(formatDuration(32 * 3600 + 600, vi, true)).toBe('32 giờ');
    expect(formatDuration(45, vi)).toBe('45 giây');
    expect(formatDuration(3600, en)).toBe('1 hour');
    expect(formatDuration(7260, en)).toBe('2 hours 1 minute');
    expect(formatDuration(3599, en)).toBe('1 hour');
  });
});

it('rounds shares to whole per cents that add up to 100', () => {
  expect(wholePercents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(wholePercents([89, 26, 11, 5, 1])).toEqual([67, 20, 8, 4, 1]);
  expect(wholePercents([0, 0])).toEqual([0, 0]);
});
