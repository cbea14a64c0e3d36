/** Round steps of a scale. */
const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

/** Grid lines from 0 to at least `most` at round values, lowest first. `isWhole` excludes fractions. */
export const ticksOf = (most: number, isWhole = true): number[] => {
  if (most <= 0) return [0, 1];
  const rough = most / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = STEPS.map((step) => step * power).find((step) => step >= rough) ?? rough;
  const step = isWhole ? Math.max(1, Math.ceil(fitting)) : fitting;
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
};

/** The labels that fit below a chart: the first, the last, and some between them at equal distances. */
export const namedAt = (count: number, most: number): number[] => {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const gaps = most - 1;
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / gaps));
};
