import { expect, test } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

const startedAt = '2026-11-20T00:00:00.000Z';
const after = (seconds: number) => Date.parse(startedAt) + seconds * 1000;

test('estimates the remaining time from the time per row', () => {
  expect(secondsLeft({ rowsDone: 1184, rowCount: 1776, startedAt }, after(40))).toBe(20);
  expect(secondsLeft({ rowsDone: 10, rowCount: 10, startedAt }, after(5))).toBe(1);
});

test('returns nothing before an estimate is possible', () => {
  expect(secondsLeft({ rowsDone: 0, rowCount: 10, startedAt }, after(5))).toBeUndefined();
  expect(secondsLeft({ rowsDone: 5, rowCount: null, startedAt }, after(5))).toBeUndefined();
  expect(secondsLeft({ rowsDone: 5, rowCount: 10, startedAt }, after(1))).toBeUndefined();
  expect(secondsLeft({ rowsDone: 5, rowCount: 10, startedAt: null }, after(5))).toBeUndefined();
});
