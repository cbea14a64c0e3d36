/** A marker on the seek bar: a note, a bookmark or a question. */
export interface LinePoint {
  id: string;
  /** Seconds. */
  at: number;
  kind: 'NOTE' | 'BOOKMARK' | 'QUESTION';
  text: string;
}

/** Markers that are too close to each other, merged into one. */
export interface PointGroup {
  at: number;
  points: readonly LinePoint[];
}

/** Part of the bar within which markers are merged, because a finger could not hit a single one. */
const NEAR = 0.03;

/** Groups markers in order of time. Markers after the end of the video are omitted. */
export const groupPoints = (points: readonly LinePoint[], length: number): readonly PointGroup[] => {
  const groups: { at: number; points: LinePoint[] }[] = [];
  const sorted = points.filter(({ at }) => at <= length).sort((one, two) => one.at - two.at);
  for (const point of sorted) {
    const last = groups.at(-1);
    if (last && point.at - last.at < length * NEAR) last.points.push(point);
    else groups.push({ at: point.at, points: [point] });
  }
  return groups;
};
