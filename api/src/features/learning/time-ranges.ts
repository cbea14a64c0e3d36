/** A range of a video in whole seconds: from the first watched second to the one after the last. */
export interface TimeRange {
  from: number;
  to: number;
}

/** Sorts ranges, joins overlapping and adjacent ones, and drops empty and reversed ones. */
export function merge(ranges: readonly TimeRange[]): TimeRange[] {
  const sorted = ranges.filter(({ from, to }) => to > from).sort((a, b) => a.from - b.from);
  const merged: TimeRange[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
}

/** Seconds covered by merged ranges. */
export const length = (ranges: readonly TimeRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/** Returns the parts of `ranges` outside of `known`. Both must be merged. */
export function subtract(ranges: readonly TimeRange[], known: readonly TimeRange[]): TimeRange[] {
  let rest = [...ranges];
  for (const gap of known)
    rest = rest.flatMap((range) => {
      if (gap.to <= range.from || gap.from >= range.to) return [range];
      return [
        { from: range.from, to: gap.from },
        { from: gap.to, to: range.to },
      ].filter(({ from, to }) => to > from);
    });
  return rest;
}

/** Returns the parts of `ranges` inside of `known`. Both must be merged. */
export const intersect = (ranges: readonly TimeRange[], known: readonly TimeRange[]): TimeRange[] =>
  subtract(ranges, subtract(ranges, known));

export function firstSeconds(ranges: readonly TimeRange[], seconds: number): TimeRange[] {
  const first: TimeRange[] = [];
  let left = Math.max(0, Math.floor(seconds));
  for (const { from, to } of ranges) {
    if (left === 0) break;
    const end = Math.min(to, from + left);
    first.push({ from, to: end });
    left -= end - from;
  }
  return first;
}

/**
 * Adds a report of watched ranges to the known ones. A client can send anything, so only ranges inside the video
 * count, and only as many new seconds as real time allows.
 * @param allowed new seconds that may be credited
 */
export function credit(
  known: readonly TimeRange[],
  reported: readonly TimeRange[],
  durationSec: number,
  allowed: number,
): TimeRange[] {
  const inside = reported.map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(durationSec, to) }));
  return merge([...known, ...firstSeconds(subtract(merge(inside), known), allowed)]);
}

export const formatRanges = (ranges: readonly TimeRange[]): string =>
  `{${ranges.map(({ from, to }) => `[${from},${to})`).join(',')}}`;

/** Parses PostgreSQL's `int4multirange`, which is always in the form `[from,to)`. */
export const parseRanges = (text: string): TimeRange[] =>
  [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => ({ from: Number(from), to: Number(to) }));
