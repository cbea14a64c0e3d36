import { type Sql, sql } from '../../../platform/db/index.ts';
import { intersect, length, merge, type TimeRange } from '../time-ranges.ts';

/** Parts of a video: fine enough to find a sentence that is hard to understand, few enough for one row. */
export const VIEWING_PARTS = 40;
/** Min seconds of a replay. Shorter overlaps come from consecutive reports or an accidental touch. */
const MIN_REPLAY_SEC = 3;
/** Max ranges of a report that are processed. A player sends a handful. */
const MAX_REPORTED = 200;

/** The viewing data of a report: a bit for each part, and the position. */
export interface ViewingData {
  readonly played: number;
  readonly replayed: number;
  readonly stoppedSec: number;
}

interface PlaybackReport {
  /** Ranges in the order in which the client says they were played. They may overlap. */
  readonly reported: readonly TimeRange[];
  /** Ranges that the student had watched before. */
  readonly known: readonly TimeRange[];
  readonly lengthSec: number;
  /** Max seconds of video that can have been played since the last report. */
  readonly allowedSec: number;
  readonly positionSec: number | null | undefined;
}

/** Sets a bit for each part of the video that overlaps one of the ranges. */
function toPartBits(ranges: readonly TimeRange[], lengthSec: number): number {
  const parts = new Set<number>();
  for (const { from, to } of ranges) {
    const last = Math.floor(((to - 1) * VIEWING_PARTS) / lengthSec);
    for (let part = Math.floor((from * VIEWING_PARTS) / lengthSec); part <= last; part++) parts.add(part);
  }
  // Bit shifts would be limited to 32 bits
  return [...parts].reduce((sum, part) => sum + 2 ** part, 0);
}

/** The ranges inside the video, in their order, up to the seconds that can have been played. */
function plausibleRanges({ reported, lengthSec, allowedSec }: PlaybackReport): TimeRange[] {
  const played: TimeRange[] = [];
  let left = Math.floor(allowedSec);
  for (const range of reported.slice(0, MAX_REPORTED)) {
    const from = Math.max(0, range.from);
    const to = Math.min(range.to, lengthSec, from + left);
    if (to <= from) continue;
    played.push({ from, to });
    left -= to - from;
  }
  return played;
}

/** @returns undefined if nothing can have been played */
export function toViewingData(report: PlaybackReport): ViewingData | undefined {
  const { known, lengthSec, positionSec } = report;
  const played = plausibleRanges(report);
  const last = played.at(-1);
  if (!last) return undefined;
  const again: TimeRange[] = [];
  let seen = merge(known);
  for (const range of played) {
    again.push(...intersect([range], seen).filter((each) => length([each]) >= MIN_REPLAY_SEC));
    seen = merge([...seen, range]);
  }
  return {
    played: toPartBits(played, lengthSec),
    replayed: toPartBits(again, lengthSec),
    stoppedSec: Math.min(positionSec ?? last.to, lengthSec),
  };
}

/** Minutes without a report that end a viewing. A later report begins another one. */
export const VIEWING_MINUTES = 30;

interface Reported {
  readonly now: string;
  readonly student: string;
  readonly media: string | null;
  readonly duration: number;
  /** Undefined for texts, and for teachers of the course. */
  readonly played: ViewingData | undefined;
}

/** For the update of `lesson_progress p` by a report: the start time of the viewing to which the report belongs. */
export const viewingBeganAt = ({ now, played }: Reported): Sql => sql`
  case when not ${!!played}::boolean
      or p.viewing_began_at is not null and p.reported_at > ${now}::timestamptz - make_interval(mins => ${VIEWING_MINUTES}::int)
    then p.viewing_began_at else ${now}::timestamptz end`;

/** Part of the statement that saves the report, in which `progress` contains the updated rows. */
export const upsertViewing = ({ now, student, media, duration, played }: Reported): Sql => sql`
  insert into lesson_viewing as v (progress_id, began_at, person_id, last_at, media_id, length_sec, stopped_sec, played, replayed)
  select progress.id, progress.viewing_began_at, ${student}::uuid, ${now}::timestamptz, ${media}::uuid, ${duration}::int,
    ${played?.stoppedSec ?? 0}::int, ${played?.played ?? 0}::bigint, ${played?.replayed ?? 0}::bigint
  from progress where ${!!played}::boolean
  on conflict (progress_id, began_at) do update set last_at = excluded.last_at, stopped_sec = excluded.stopped_sec,
    played = v.played | excluded.played, replayed = v.replayed | excluded.replayed
    where v.media_id = excluded.media_id and v.length_sec = excluded.length_sec`;
