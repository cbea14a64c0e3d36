/** Days as `2026-11-30`, reckoned without a time zone, since a day of the calendar has none. */
const asTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const asDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The last day that a month has. */
const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Whether the year, month (from 1) and day make a day of the calendar that fields of dates speak of. */
export const isDay = (year: number, month: number, day: number): boolean =>
  year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month - 1);

export const addDays = (day: string, days: number): string => asDay(asTime(day) + days * 86_400_000);

/** The same day of another month, or its last where it is shorter. */
export const addMonths = (day: string, months: number): string => {
  const date = new Date(asTime(day));
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = lengthOf(first.getUTCFullYear(), first.getUTCMonth());
  return addDays(asDay(first.getTime()), Math.min(date.getUTCDate(), last) - 1);
};

/** 0 on a Monday, with which weeks begin, to 6 on a Sunday. */
export const weekday = (day: string): number => (new Date(asTime(day)).getUTCDay() + 6) % 7;

/** The weeks of a day's month, each from Monday to Sunday; null where a week reaches into another month. */
export const weeksOf = (day: string): (string | null)[][] => {
  const first = `${day.slice(0, 8)}01`;
  const days = Number(addDays(addMonths(first, 1), -1).slice(8));
  const before = weekday(first);
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_each, at) => {
      const offset = week * 7 + at - before;
      return offset < 0 || offset >= days ? null : addDays(first, offset);
    }),
  );
};

/** The day itself, or the limit that it lies beyond. */
export const clampDay = (day: string, { min, max }: DayLimits): string => {
  if (min && day < min) return min;
  return max && day > max ? max : day;
};

export interface DayLimits {
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day in words of the viewer's language: a month's name, a weekday's, or all of it. */
export const dayWords = (day: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'vi-VN', { ...options, timeZone: 'UTC' }).format(
    asTime(day),
  );
