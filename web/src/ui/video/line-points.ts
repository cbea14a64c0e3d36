/** What stands at a second of a video beside what is played: a note, a bookmark, a question. */
export interface LinePoint {
  id: string;
  /** Second of the material. */
  at: number;
  kind: 'NOTE' | 'BOOKMARK' | 'QUESTION';
  text: string;
}

/** Points that stand too close to be told apart, as one. */
export interface PointGroup {
  at: number;
  points: readonly LinePoint[];
}

/** Share of the line within which points are one: less than that no finger tells apart. */
const NEAR = 0.03;

/** The points of a video of this length in their order, those close together as one; what lies behind its end is left out. */
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
