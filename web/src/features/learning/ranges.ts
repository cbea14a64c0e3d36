/** A stretch of a video in whole seconds; `to` is not part of it. */
export interface Range {
  from: number;
  to: number;
}

/** In order, without overlaps; stretches that touch become one. */
export const mergeRanges = (ranges: readonly Range[]): Range[] => {
  const sorted = ranges.filter(({ from, to }) => to > from).toSorted((a, b) => a.from - b.from);
  const merged: Range[] = [];
  for (const { from, to } of sorted) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
};

/** Seconds that lie in at least one of them. */
export const uniqueSeconds = (ranges: readonly Range[]): number =>
  mergeRanges(ranges).reduce((sum, { from, to }) => sum + to - from, 0);

/** What of a video of this length lies in none of them. */
export const missingRanges = (ranges: readonly Range[], lengthSec: number): Range[] => {
  const missing: Range[] = [];
  let at = 0;
  for (const { from, to } of mergeRanges(ranges)) {
    if (from > at) missing.push({ from: at, to: Math.min(from, lengthSec) });
    at = Math.max(at, to);
  }
  if (at < lengthSec) missing.push({ from: at, to: lengthSec });
  return missing.filter(({ from, to }) => to > from);
};

/** Seconds of material by which a step may be longer than the time that passed: players tell their place late. */
const TOLERANCE_SEC = 4;

/** Where the player is, and when that was. */
export interface Look {
  /** Seconds from the start of the video. */
  readonly position: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly at: number;
  /** How many seconds of material pass in a second. */
  readonly rate: number;
}

const isPlayed = (from: Look, to: Look): boolean => {
  const step = to.position - from.position;
  const possible = ((to.at - from.at) / 1000) * Math.max(from.rate, to.rate);
  return step >= 0 && step <= possible + TOLERANCE_SEC;
};

/** Turns the player's positions into the stretches that were really played. */
export class WatchTracker {
  #last: Look | null = null;
  #open: Range | null = null;
  #done: Range[] = [];

  /**
   * Tells where the player is while it plays, several times a second. A page that stood still in between has played
   * on: only what can't have been played in that time is a jump.
   */
  tick(look: Look): void {
    const last = this.#last;
    const { position } = look;
    this.#last = look;
    if (this.#open && last && isPlayed(last, look)) {
      this.#open.to = position;
      return;
    }
    this.#close();
    this.#open = { from: position, to: position };
  }

  /** Tells that it stopped or jumped. */
  stop(): void {
    this.#close();
    this.#last = null;
  }

  #close(): void {
    if (this.#open && this.#open.to > this.#open.from) this.#done.push(this.#open);
    this.#open = null;
  }

  #played(): Range[] {
    const open = this.#open && this.#open.to > this.#open.from ? [this.#open] : [];
    return [...this.#done, ...open].map(({ from, to }) => ({ from: Math.floor(from), to: Math.ceil(to) }));
  }

  /** What was played since the last `take`, in whole seconds; nothing is taken. */
  peek(): Range[] {
    return mergeRanges(this.#played());
  }

  /**
   * What was played since the last call, in whole seconds and in the order in which it was played: what was played twice
   * is said twice. Playing goes on where it is.
   */
  take(): Range[] {
    const taken = this.#played();
    const at = this.#open?.to;
    this.#open = at === undefined ? null : { from: at, to: at };
    this.#done = [];
    return taken;
  }
}
