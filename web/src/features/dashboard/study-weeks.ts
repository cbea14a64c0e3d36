/** A day of the calendar: minutes studied, null for a day that has not come. */
export interface CalendarDay {
  day: string;
  minutes: number | null;
}

const DAY_MS = 86_400_000;
/** Vietnam is seven hours ahead, all year. */
const AHEAD_MS = 7 * 3_600_000;

/** The day in Vietnam as YYYY-MM-DD. */
export const dayOf = (time: number): string => new Date(time + AHEAD_MS).toISOString().slice(0, 10);

/** The last weeks, Monday first, oldest week first. */
export const studyWeeks = (
  days: readonly { day: string; minutes: number }[],
  now: number,
  weeks = 24,
): CalendarDay[][] => {
  const known = new Map(days.map(({ day, minutes }) => [day, minutes]));
  const today = dayOf(now);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = Date.parse(`${today}T00:00:00Z`) - weekday * DAY_MS;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => {
      const day = new Date(monday + ((week - weeks + 1) * 7 + index) * DAY_MS).toISOString().slice(0, 10);
      return { day, minutes: day > today ? null : (known.get(day) ?? 0) };
    }),
  );
};

/** Of each week the first day of a month that lies in it; nothing of a month with no room for its name. */
export const monthsOf = (weeks: readonly CalendarDay[][]): (string | null)[] => {
  const firsts = weeks.map((week) => week.find(({ day }) => day.endsWith('-01'))?.day ?? null);
  return firsts.map((first, index) => (index < firsts.length - 1 ? first : null));
};

/** From none to an hour and more. */
export const SHADES = [0, 1, 2, 3, 4] as const;

/** How dark a day is drawn: 0 for none, 4 from an hour on. */
export const shade = (minutes: number): (typeof SHADES)[number] => {
  if (minutes <= 0) return 0;
  if (minutes < 10) return 1;
  if (minutes < 30) return 2;
  return minutes < 60 ? 3 : 4;
};

/** Minutes of a week. */
export const minutesOf = (week: readonly CalendarDay[] | undefined): number =>
  week?.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) ?? 0;
