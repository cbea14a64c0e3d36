import { ReportComparison, ReportPeriod } from './report.enums.ts';
import type { ReportDays } from './report-rows.ts';

const DAY_MS = 86_400_000;

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);
const addDays = (day: string, days: number): string => toDay(new Date(toDate(day).getTime() + days * DAY_MS));

/** The same day some months later or earlier, or the last day of a shorter month. */
function addMonths(day: string, months: number): string {
  const date = toDate(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return toDay(first);
}

/** The number of calendar months that these days consist of. Undefined if they are not whole months. */
function wholeMonths({ from, to }: ReportDays): number | undefined {
  const [first, end] = [toDate(from), toDate(addDays(to, 1))];
  if (first.getUTCDate() !== 1 || end.getUTCDate() !== 1) return undefined;
  return (end.getUTCFullYear() - first.getUTCFullYear()) * 12 + end.getUTCMonth() - first.getUTCMonth();
}

/** The earlier days with which a report is compared. */
export function earlierDays({ from, to }: ReportDays, comparison: ReportComparison): ReportDays {
  const months = comparison === ReportComparison.PREVIOUS_YEAR ? 12 : wholeMonths({ from, to });
  if (months !== undefined) {
    const end = addMonths(addDays(to, 1), -months);
    return { from: addMonths(from, -months), to: addDays(end, -1) };
  }
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** Number of days since Monday. */
const sinceMonday = (day: string): number => (toDate(day).getUTCDay() + 6) % 7;

/**
 * The days of a saved report’s period.
 * @param today the current day in Vietnam
 */
export function getDays(period: ReportPeriod, today: string): ReportDays {
  const yesterday = addDays(today, -1);
  const monday = addDays(today, -sinceMonday(today));
  const days: Record<ReportPeriod, ReportDays> = {
    LAST_7_DAYS: { from: addDays(today, -7), to: yesterday },
    LAST_30_DAYS: { from: addDays(today, -30), to: yesterday },
    LAST_WEEK: { from: addDays(monday, -7), to: addDays(monday, -1) },
    LAST_MONTH: { from: addMonths(firstOfMonth(today), -1), to: addDays(firstOfMonth(today), -1) },
    THIS_MONTH: { from: firstOfMonth(today), to: today },
    THIS_YEAR: { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
  return days[period];
}
