/** Round steps of a scale. */
const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

/** Grid lines from 0 to at least `most` at round values, lowest first. `isWhole` excludes fractions. */
export const getTicks = (max: number, isWhole = true): number[] => {
  if (max <= 0) return [0, 1];
  const rough = max / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = STEPS.map((step) => step * power).find((step) => step >= rough) ?? rough;
  const step = isWhole ? Math.max(1, Math.ceil(fitting)) : fitting;
  const count = Math.ceil(max / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
};

/** The labels that fit below a chart: the first, the last, and some between them at equal distances. */
export const namedAt = (count: number, max: number): number[] => {
  if (count <= max) return Array.from({ length: count }, (_, index) => index);
  const gaps = max - 1;
  return Array.from({ length: max }, (_, index) => Math.round((index * (count - 1)) / gaps));
};
