/** A range of a video in whole seconds; `to` is exclusive. */
export interface Range {
  from: number;
  to: number;
}

/** Sorts ranges and merges overlapping and adjacent ones. */
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

/** Seconds that are in at least one range. */
export const uniqueSeconds = (ranges: readonly Range[]): number =>
  mergeRanges(ranges).reduce((sum, { from, to }) => sum + to - from, 0);

/** The parts of a video of this length that are in no range. */
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

/** Seconds by which a step of the position may exceed the elapsed time, because players report it late. */
const TOLERANCE_SEC = 4;

export interface PlaybackSample {
  /** Seconds from the start of the video. */
  readonly position: number;
  /** Milliseconds of a monotonic clock. */
  readonly at: number;
  readonly rate: number;
}

const isPlayed = (from: PlaybackSample, to: PlaybackSample): boolean => {
  const step = to.position - from.position;
  const possible = ((to.at - from.at) / 1000) * Math.max(from.rate, to.rate);
  return step >= 0 && step <= possible + TOLERANCE_SEC;
};

/** Converts positions of the player into the ranges that were played. */
export class WatchTracker {
  #last: PlaybackSample | null = null;
  #open: Range | null = null;
  #done: Range[] = [];

  /**
   * Reports the position during playback, several times a second. A page that was suspended meanwhile has continued
   * playing, so a step is a jump only if it cannot have been played in the elapsed time.
   */
  tick(sample: PlaybackSample): void {
    const last = this.#last;
    const { position } = sample;
    this.#last = sample;
    if (this.#open && last && isPlayed(last, sample)) {
      this.#open.to = position;
      return;
    }
    this.#close();
    this.#open = { from: position, to: position };
  }

  /** Reports that playback stopped or jumped. */
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

  /** The ranges since the last `drain`, in whole seconds, without consuming them. */
  peek(): Range[] {
    return mergeRanges(this.#played());
  }

  /**
   * Consumes the ranges since the last call, in whole seconds and in playback order. Seconds that were
   * played twice are contained twice. Tracking continues at the current position.
   */
  drain(): Range[] {
    const played = this.#played();
    const at = this.#open?.to;
    this.#open = at === undefined ? null : { from: at, to: at };
    this.#done = [];
    return played;
  }
}
