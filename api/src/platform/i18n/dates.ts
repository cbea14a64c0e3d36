const DAY_MS = 86_400_000;
/** Vietnam is UTC+7 all year. */
export const VIETNAM_OFFSET_MS = 7 * 3_600_000;

/** The date in Vietnam, for instance `2026-11-25`. */
export const toVietnamDate = (at: Date): string =>
  new Date(at.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);

/** Adds days of 24 hours. */
export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** Adds working days and preserves the time of day. Saturdays and Sundays in Vietnam time do not count. */
export function workingDaysAfter(from: Date, days: number): Date {
  let at = from.getTime();
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    const weekday = new Date(at + VIETNAM_OFFSET_MS).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return new Date(at);
}
