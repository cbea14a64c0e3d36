import { expect, it } from 'vitest';
import { findPeak } from './find-peak.ts';

const parts = [0, 4, 1].map((replays, n) => ({
  fromSec: n * 10,
  toSec: n * 10 + 10,
  plays: 20,
  replays,
  drops: 0,
}));

it('returns the part with the most activity', () => {
  expect(findPeak(parts, 'replays', 20)).toMatchObject({ fromSec: 10 });
});

it('ignores parts with few viewers or sessions', () => {
  expect(findPeak(parts, 'replays', 41)).toBeUndefined();
  expect(findPeak(parts, 'replays', 9)).toBeUndefined();
  expect(findPeak(parts, 'drops', 20)).toBeUndefined();
});
