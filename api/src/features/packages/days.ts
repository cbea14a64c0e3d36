import { toVietnamDate } from '../../platform/i18n/dates.ts';
import type { Cycle } from './package.enums.ts';

/** A date like `2026-11-25`. Packages are counted in whole days in Vietnam. */
export type Day = string;

const DAY_MS = 86_400_000;
const MONTHS: Readonly<Record<Cycle, number>> = { MONTH: 1, YEAR: 12 };

export const toDay = (at: Date): Day => toVietnamDate(at);

export const toStart = (day: Day): Date => new Date(`${day}T00:00:00+07:00`);

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Negative if the second date is earlier. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The same day of the month one cycle later, or the last day of a shorter month. */
export function addCycle(day: Day, cycle: Cycle): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const months = month - 1 + MONTHS[cycle];
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(date, last))).toISOString().slice(0, 10);
}

export const getCycle = (days: number): Cycle => (days > 31 ? 'YEAR' : 'MONTH');

export const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
export const later = (a: Day, b: Day): Day => (a > b ? a : b);
