import { expect, test } from 'vitest';
import { formatBytes } from '../format-bytes.ts';
import { secondsLeft, toPercent } from './upload-math.ts';

test('estimates the remaining time from the rate since the start', () => {
  expect(secondsLeft({ size: 100, sent: 60, from: 40, ms: 10_000 })).toBe(20);
  expect(secondsLeft({ size: 100, sent: 60, from: 60, ms: 10_000 })).toBeNull();
  expect(secondsLeft({ size: 100, sent: 60, from: 0, ms: 1_999 })).toBeNull();
});

test('shows 100 % only when all bytes are sent', () => {
  expect([toPercent(0, 0), toPercent(999, 1000), toPercent(1000, 1000)]).toEqual([0, 99, 100]);
});

test('formats sizes', () => {
  expect(formatBytes(0, 'vi')).toMatch(/^0/);
  expect(formatBytes(48_200, 'vi')).toBe('48 kB');
  expect(formatBytes(1_250_000, 'vi')).toBe('1,3 MB');
  expect(formatBytes(2_147_483_648, 'en')).toBe('2.1 GB');
});
