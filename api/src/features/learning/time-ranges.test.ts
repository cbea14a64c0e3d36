import fc from 'fast-check';
import { expect, test } from 'vitest';
import { credit, firstSeconds, length, merge, subtract, type TimeRange } from './time-ranges.ts';

const range = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }))
  .map(([from, to]): TimeRange => ({ from, to }));
const ranges = fc.array(range, { maxLength: 12 });
/** The same ranges as a set of seconds. */
const seconds = (list: readonly TimeRange[]) =>
  new Set(list.flatMap(({ from, to }) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)));

test('merged ranges cover the same seconds, sorted, without touching', () => {
  fc.assert(
    fc.property(ranges, (list) => {
      const merged = merge(list);
      expect(seconds(merged)).toEqual(seconds([...list].sort((a, b) => a.from - b.from)));
      expect(merged.every((each, i) => i === 0 || merged[i - 1]!.to < each.from)).toBe(true);
      expect(length(merged)).toBe(seconds(list).size);
    }),
  );
});

test('subtraction leaves exactly the other seconds', () => {
  fc.assert(
    fc.property(ranges, ranges, (a, b) => {
      const known = seconds(b);
      expect(seconds(subtract(merge(a), merge(b)))).toEqual(
        new Set([...seconds(merge(a))].filter((s) => !known.has(s))),
      );
    }),
  );
});

test('a credit never exceeds the video, the allowed seconds or the report, and never removes seconds', () => {
  fc.assert(
    fc.property(
      ranges,
      ranges,
      fc.integer({ min: 1, max: 300 }),
      fc.double({ min: 0, max: 400, noNaN: true }),
      (before, report, duration, allowed) => {
        const known = merge(
          before.map(({ from, to }) => ({ from: Math.min(from, duration), to: Math.min(to, duration) })),
        );
        const after = credit(known, report, duration, allowed);
        expect(length(after)).toBeLessThanOrEqual(duration);
        expect(length(after) - length(known)).toBeLessThanOrEqual(Math.floor(allowed));
        expect(subtract(known, after)).toEqual([]);
        const possible = seconds([...known, ...report]);
        expect([...seconds(after)].every((s) => possible.has(s))).toBe(true);
      },
    ),
  );
});

test('takes the first seconds of the ranges', () => {
  expect(
    firstSeconds(
      [
        { from: 0, to: 10 },
        { from: 20, to: 30 },
      ],
      15,
    ),
  ).toEqual([
    { from: 0, to: 10 },
    { from: 20, to: 25 },
  ]);
  expect(firstSeconds([{ from: 0, to: 10 }], -3)).toEqual([]);
});
