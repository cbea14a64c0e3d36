/** `23/11`, because the period states the year. */
export const shortDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

/** The change in whole percent; null if the earlier value is 0. */
export const getChange = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / before);
