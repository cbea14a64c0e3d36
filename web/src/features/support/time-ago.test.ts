import { describe, expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (seconds: number, language = 'vi') =>
  timeAgo(new Date(NOW - seconds * 1000).toISOString(), language, () => '14/11/2026', NOW);

describe('relative time', () => {
  it('uses the largest unit that fits', () => {
    expect(ago(20)).toBe('bây giờ');
    expect(ago(5 * 60 + 59)).toBe('5 phút trước');
    expect(ago(2 * 3600)).toBe('2 giờ trước');
    expect(ago(86_400)).toMatch(/^hôm qua$/i);
    expect(ago(3 * 86_400, 'en')).toBe('3 days ago');
  });

  it('is a date after a week, and now for future timestamps', () => {
    expect(ago(7 * 86_400)).toBe('14/11/2026');
    expect(ago(-30, 'en')).toBe('now');
  });
});
