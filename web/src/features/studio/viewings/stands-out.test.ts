import { expect, it } from 'vitest';
import { standsOut } from './stands-out.ts';

const parts = [0, 4, 1].map((replays, n) => ({
  fromSec: n * 10,
  toSec: n * 10 + 10,
  plays: 20,
  replays,
  drops: 0,
}));

it('returns the part with the most activity', () => {
  expect(standsOut(parts, 'replays', 20)).toMatchObject({ fromSec: 10 });
});

it('ignores parts with few viewers or sessions', () => {
  expect(standsOut(parts, 'replays', 41)).toBeUndefined();
  expect(standsOut(parts, 'replays', 9)).toBeUndefined();
  expect(standsOut(parts, 'drops', 20)).toBeUndefined();
});
