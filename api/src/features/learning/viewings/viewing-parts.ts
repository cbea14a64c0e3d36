import { intersect, length, merge, type TimeRange } from '../time-ranges.ts';

/** Parts that a video is divided into: fine enough to find a sentence that nobody understands, few enough for one row. */
export const VIEWING_PARTS = 40;
/** Less of it is the end of one report and the beginning of the next, or a hand that slipped. */
const LEAST_REPLAY_SEC = 3;
/** Only so much of a report is looked at; a player sends a handful. */
const MOST_REPORTED = 200;

/** What a report adds to a sitting at a video: a bit for each part, and where it stands. */
export interface Played {
  readonly played: number;
  readonly replayed: number;
  readonly stoppedSec: number;
}

interface Playing {
  /** Stretches in the order in which they were played, as the client says; they may overlap. */
  readonly reported: readonly TimeRange[];
  /** What the student had watched before. */
  readonly known: readonly TimeRange[];
  readonly lengthSec: number;
  /** Seconds of video that can have been played since the last report. */
  readonly allowedSec: number;
  readonly positionSec: number | null | undefined;
}

/** A bit for each part of the video that one of the stretches touches. */
function partsOf(ranges: readonly TimeRange[], lengthSec: number): number {
  const parts = new Set<number>();
  for (const { from, to } of ranges) {
    const last = Math.floor(((to - 1) * VIEWING_PARTS) / lengthSec);
    for (let part = Math.floor((from * VIEWING_PARTS) / lengthSec); part <= last; part++) parts.add(part);
  }
  // Not by shifting, which has 32 bits
  return [...parts].reduce((sum, part) => sum + 2 ** part, 0);
}

/** The stretches inside the video, in their order, until they would be longer than the time that passed. */
function believable({ reported, lengthSec, allowedSec }: Playing): TimeRange[] {
  const played: TimeRange[] = [];
  let left = Math.floor(allowedSec);
  for (const range of reported.slice(0, MOST_REPORTED)) {
    const from = Math.max(0, range.from);
    const to = Math.min(range.to, lengthSec, from + left);
    if (to <= from) continue;
    played.push({ from, to });
    left -= to - from;
  }
  return played;
}

/** What was played, and which parts of it again; absent where nothing can have been played. */
export function playedOf(playing: Playing): Played | undefined {
  const { known, lengthSec, positionSec } = playing;
  const played = believable(playing);
  const last = played.at(-1);
  if (!last) return undefined;
  const again: TimeRange[] = [];
  let seen = merge(known);
  for (const range of played) {
    again.push(...intersect([range], seen).filter((each) => length([each]) >= LEAST_REPLAY_SEC));
    seen = merge([...seen, range]);
  }
  return {
    played: partsOf(played, lengthSec),
    replayed: partsOf(again, lengthSec),
    stoppedSec: Math.min(positionSec ?? last.to, lengthSec),
  };
}
