/**
 * A percentile of ascending numbers, rounded to a tenth; 0 if there are none.
 * @param percent above 0, up to 100
 */
export const percentile = (sorted: readonly number[], percent: number): number =>
  Math.round((sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0) * 10) / 10;
