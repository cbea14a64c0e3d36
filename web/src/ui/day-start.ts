import { toMidnight } from './local-time.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The start of a day in Vietnam as an ISO time, optionally `plusDays` later; null if the day is invalid. */
export const dayStart = (day: string, plusDays = 0): string | null => {
  if (!DAY.test(day)) return null;
  const time = Date.parse(toMidnight(day));
  return Number.isNaN(time) ? null : new Date(time + plusDays * 86_400_000).toISOString();
};
