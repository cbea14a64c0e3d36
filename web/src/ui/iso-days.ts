import { toMidnight } from './local-time.ts';

const DAY = 86_400_000;

/** The last day of a period whose `endsOn` is the day after it, as ISO dates. */
export const getLastDay = (endsOn: string): string =>
  new Date(Date.parse(`${endsOn}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/** Days until the start of a day, including the current one; 0 if it has started. */
export const daysUntil = (isoDate: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(toMidnight(isoDate)) - now) / DAY));

export const hasBegun = (isoDate: string, now: number): boolean => Date.parse(toMidnight(isoDate)) <= now;
