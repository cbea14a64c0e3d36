import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRanges, missingRanges, type Range, uniqueSeconds, WatchTracker } from './ranges.ts';

const ranges = fc.array(
  fc.tuple(fc.nat(200), fc.nat(40)).map(([from, length]): Range => ({ from, to: from + length })),
);
const toSeconds = (all: readonly Range[]) => {
  const seconds = new Set<number>();
  for (const { from, to } of all) for (let second = from; second < to; second += 1) seconds.add(second);
  return seconds;
};

describe('ranges', () => {
  it('merge without losing or adding a second', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const merged = mergeRanges(all);
        expect(toSeconds(merged)).toEqual(toSeconds(all));
        for (const [index, range] of merged.entries()) {
          const next = merged[index + 1];
          if (next) expect(next.from).toBeGreaterThan(range.to);
        }
      }),
    );
  });

  it('count a repeated second once', () => {
    expect(
      uniqueSeconds([
        { from: 0, to: 10 },
        { from: 5, to: 12 },
        { from: 0, to: 3 },
      ]),
    ).toBe(12);
  });

  it('find exactly the missing parts', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const watched = toSeconds(all);
        const missing = toSeconds(missingRanges(all, 240));
        for (let second = 0; second < 240; second += 1)
          expect(missing.has(second)).toBe(!watched.has(second));
      }),
    );
  });
});

describe('the watch tracker', () => {
  let now = 0;
  /** Plays in steps of a quarter of a second, as players report positions. */
  const play = (tracker: WatchTracker, from: number, to: number, rate = 1) => {
    for (let position = from; position <= to; position += 0.25) {
      now += 250 / rate;
      tracker.tick({ position, at: now, rate });
    }
  };

  it('reports played seconds and no skipped ones', () => {
    const tracker = new WatchTracker();
    play(tracker, 0, 10);
    play(tracker, 60, 65);
    expect(tracker.drain()).toEqual([
      { from: 0, to: 10 },
      { from: 60, to: 65 },
    ]);
  });

  it('does not count a backward seek as watched', () => {
    const tracker = new WatchTracker();
    play(tracker, 50, 55);
    play(tracker, 10, 12);
    expect(tracker.drain()).toEqual([
      { from: 50, to: 55 },
      { from: 10, to: 12 },
    ]);
  });

  it('reports repeated seconds twice', () => {
    const tracker = new WatchTracker();
    play(tracker, 0, 8);
    play(tracker, 2, 6);
    expect(tracker.peek()).toEqual([{ from: 0, to: 8 }]);
    expect(tracker.drain()).toEqual([
      { from: 0, to: 8 },
      { from: 2, to: 6 },
    ]);
  });

  it('continues after a report without repeating it', () => {
    const tracker = new WatchTracker();
    play(tracker, 0, 10);
    tracker.drain();
    expect(tracker.drain()).toEqual([]);
    play(tracker, 10, 20);
    expect(tracker.drain()).toEqual([{ from: 10, to: 20 }]);
  });

  it('separates the ranges before and after a pause', () => {
    const tracker = new WatchTracker();
    play(tracker, 0, 5);
    tracker.stop();
    play(tracker, 8, 9);
    expect(tracker.drain()).toEqual([
      { from: 0, to: 5 },
      { from: 8, to: 9 },
    ]);
  });

  it('loses nothing if the page freezes during playback, at any speed', () => {
    const tracker = new WatchTracker();
    play(tracker, 0, 10, 2);
    now += 10_000;
    play(tracker, 30, 35, 2);
    expect(tracker.drain()).toEqual([{ from: 0, to: 35 }]);
  });

  it('treats progress faster than the elapsed time as a seek', () => {
    const tracker = new WatchTracker();
    play(tracker, 0, 10, 2);
    now += 2000;
    play(tracker, 30, 35, 2);
    expect(tracker.drain()).toEqual([
      { from: 0, to: 10 },
      { from: 30, to: 35 },
    ]);
  });
});
