/** A day with its minutes of study; null for a day in the future. */
export interface CalendarDay {
  day: string;
  minutes: number | null;
}

const DAY_MS = 86_400_000;
/** Vietnam is seven hours ahead of UTC, all year. */
const UTC_OFFSET_MS = 7 * 3_600_000;

/** The day in Vietnam as YYYY-MM-DD. */
export const getDay = (time: number): string => new Date(time + UTC_OFFSET_MS).toISOString().slice(0, 10);

/** The hour in Vietnam, 0 to 23. */
export const getHour = (time: number): number => new Date(time + UTC_OFFSET_MS).getUTCHours();

/** The last weeks from Monday, oldest first. */
export const studyWeeks = (
  days: readonly { day: string; minutes: number }[],
  now: number,
  weeks = 24,
): CalendarDay[][] => {
  const minutesByDay = new Map(days.map(({ day, minutes }) => [day, minutes]));
  const today = getDay(now);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = Date.parse(`${today}T00:00:00Z`) - weekday * DAY_MS;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => {
      const day = new Date(monday + ((week - weeks + 1) * 7 + index) * DAY_MS).toISOString().slice(0, 10);
      return { day, minutes: day > today ? null : (minutesByDay.get(day) ?? 0) };
    }),
  );
};

/** Month labels: for each week the first day of a month in it; null if there is none or no space for the label. */
export const getMonths = (weeks: readonly CalendarDay[][]): (string | null)[] => {
  const firsts = weeks.map((week) => week.find(({ day }) => day.endsWith('-01'))?.day ?? null);
  return firsts.map((first, index) => (index < firsts.length - 1 ? first : null));
};

/** From no study to an hour or more. */
export const SHADES = [0, 1, 2, 3, 4] as const;

/** The shade of a day: 0 for none, 4 from an hour on. */
export const shade = (minutes: number): (typeof SHADES)[number] => {
  if (minutes <= 0) return 0;
  if (minutes < 10) return 1;
  if (minutes < 30) return 2;
  return minutes < 60 ? 3 : 4;
};

export const sumMinutes = (week: readonly CalendarDay[] | undefined): number =>
  week?.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) ?? 0;
