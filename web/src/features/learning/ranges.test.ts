import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRanges, missingRanges, type Range, uniqueSeconds, WatchTracker } from './ranges.ts';

const ranges = fc.array(
  fc.tuple(fc.nat(200), fc.nat(40)).map(([from, length]): Range => ({ from, to: from + length })),
);
const secondsOf = (all: readonly Range[]) => {
  const seconds = new Set<number>();
  for (const { from, to } of all) for (let second = from; second < to; second += 1) seconds.add(second);
  return seconds;
};

describe('ranges', () => {
  it('merges without losing or adding a second', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const merged = mergeRanges(all);
        expect(secondsOf(merged)).toEqual(secondsOf(all));
        for (const [index, range] of merged.entries()) {
          const next = merged[index + 1];
          if (next) expect(next.from).toBeGreaterThan(range.to);
        }
      }),
    );
  });

  it('counts a second once, however often it was watched', () => {
    expect(
      uniqueSeconds([
        { from: 0, to: 10 },
        { from: 5, to: 12 },
        { from: 0, to: 3 },
      ]),
    ).toBe(12);
  });

  it('finds exactly what is missing', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const seen = secondsOf(all);
        const missing = secondsOf(missingRanges(all, 240));
        for (let second = 0; second < 240; second += 1) expect(missing.has(second)).toBe(!seen.has(second));
      }),
    );
  });
});

describe('the watch tracker', () => {
  const play = (tracker: WatchTracker, from: number, to: number) => {
    for (let at = from; at <= to; at += 0.25) tracker.tick(at);
  };

  it('reports what was played and nothing that was jumped over', () => {
    const tracker = new WatchTracker();
    play(tracker, 0, 10);
    play(tracker, 60, 65);
    expect(tracker.take()).toEqual([
      { from: 0, to: 10 },
      { from: 60, to: 65 },
    ]);
  });

  it('does not count a jump backwards as watched', () => {
    const tracker = new WatchTracker();
    play(tracker, 50, 55);
    play(tracker, 10, 12);
    expect(tracker.take()).toEqual([
      { from: 10, to: 12 },
      { from: 50, to: 55 },
    ]);
  });

  it('goes on from where it was after a report, without saying it twice', () => {
    const tracker = new WatchTracker();
    play(tracker, 0, 10);
    tracker.take();
    expect(tracker.take()).toEqual([]);
    play(tracker, 10, 20);
    expect(tracker.take()).toEqual([{ from: 10, to: 20 }]);
  });

  it('keeps a pause apart from what comes after it', () => {
    const tracker = new WatchTracker();
    play(tracker, 0, 5);
    tracker.stop();
    play(tracker, 8, 9);
    expect(tracker.take()).toEqual([
      { from: 0, to: 5 },
      { from: 8, to: 9 },
    ]);
  });

  it('takes back what could not be delivered', () => {
    const tracker = new WatchTracker();
    play(tracker, 0, 5);
    tracker.giveBack(tracker.take());
    expect(tracker.take()).toEqual([{ from: 0, to: 5 }]);
  });
});
