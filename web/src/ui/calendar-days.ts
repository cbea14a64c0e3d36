/** Days such as `2026-11-30`, calculated in UTC because a calendar day has no time zone. */
const asTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const asDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const getLength = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** True if year, month (from 1) and day are a date in the range of date fields. */
export const isDay = (year: number, month: number, day: number): boolean =>
  year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= getLength(year, month - 1);

export const addDays = (day: string, days: number): string => asDay(asTime(day) + days * 86_400_000);

/** The same day in another month, or that month's last day if it is shorter. */
export const addMonths = (day: string, months: number): string => {
  const date = new Date(asTime(day));
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = getLength(first.getUTCFullYear(), first.getUTCMonth());
  return addDays(asDay(first.getTime()), Math.min(date.getUTCDate(), last) - 1);
};

/** 0 is Monday, the first day of the week; 6 is Sunday. */
export const weekday = (day: string): number => (new Date(asTime(day)).getUTCDay() + 6) % 7;

/** The weeks of a day's month, from Monday to Sunday; null for days of other months. */
export const toWeeks = (day: string): (string | null)[][] => {
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

/** The day, limited to the range. */
export const clampDay = (day: string, { min, max }: DayLimits): string => {
  if (min && day < min) return min;
  return max && day > max ? max : day;
};

export interface DayLimits {
  min?: string | undefined;
  max?: string | undefined;
}

/** Formats a day, or its month or weekday, in the viewer's language. */
export const dayWords = (day: string, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'vi-VN', { ...options, timeZone: 'UTC' }).format(
    asTime(day),
  );
