import { shortDay } from '../../../ui/charts/compare.ts';
import { formatDate } from '../../../ui/format.ts';
import type { AdminDeskFiguresQuery, AdminDeskMonthsQuery, AdminDeskQuery } from './dashboard.gen.ts';

export type WaitingQueue = AdminDeskQuery['deskQueues'][number];
export type ServerFailure = AdminDeskFiguresQuery['deskFailures'][number];
export type RevenueDay = NonNullable<AdminDeskFiguresQuery['revenue']>[number];
type RevenueMonth = AdminDeskMonthsQuery['months'][number];
export type RevenueSum = Omit<RevenueDay, 'day' | '__typename'>;
export type ActivePeople = NonNullable<AdminDeskFiguresQuery['active']>;

/** Periods of the revenue chart. Days are loaded with the page, months when they are shown. */
export const PERIODS = ['week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];
export const SIZES: Readonly<Record<Period, number>> = { week: 7, month: 30, year: 12 };

/** The pages for inspecting and fixing failures. */
export const FAILURE_PATHS: Readonly<Record<ServerFailure['kind'], string>> = {
  DEAD_LETTERS: '/admin/performance',
  FAILED_REQUESTS: '/admin/performance',
  BACKUPS: '/admin/backup',
  DRILLS: '/admin/backup',
};

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The distance of a time: in days, in whole hours, or in minutes if it is near. */
export const getDistance = (iso: string, now: number): { days: number } | { seconds: number } => {
  const seconds = Math.abs(Date.parse(iso) - now) / 1000;
  if (seconds >= 2 * DAY) return { days: Math.floor(seconds / DAY) };
  return { seconds: seconds >= HOUR ? Math.floor(seconds / HOUR) * HOUR : Math.max(60, seconds) };
};

/** Pending and overdue items of all queues. */
export const sumQueues = (queues: readonly WaitingQueue[]) => ({
  waiting: queues.reduce((sum, { count }) => sum + count, 0),
  overdue: queues.reduce((sum, { overdueCount }) => sum + overdueCount, 0),
});

/** The queue with the earliest deadline, or else the one with the oldest item; undefined if all are empty. */
export const getMostUrgent = (queues: readonly WaitingQueue[]): WaitingQueue | undefined =>
  queues
    .filter(({ count }) => count > 0)
    .sort(
      (a, b) =>
        (a.nextDueAt ?? '9').localeCompare(b.nextDueAt ?? '9') ||
        (a.oldestAt ?? '9').localeCompare(b.oldestAt ?? '9'),
    )[0];

/** The sales of a day or a month. */
export interface SalesPeriod extends RevenueSum {
  key: string;
  /** Name in the table. */
  name: string;
  /** Label below the chart. */
  short: string;
}

export const toDayPeriod = ({ day, ...sum }: RevenueDay): SalesPeriod => ({
  ...sum,
  key: day,
  name: formatDate(`${day}T12:00:00Z`),
  short: shortDay(day),
});

export const toMonthPeriod = ({ month, ...sum }: RevenueMonth): SalesPeriod => {
  const name = `${month.slice(5, 7)}/${month.slice(0, 4)}`;
  return { ...sum, key: month.slice(0, 7), name, short: name };
};

/** The latest days or months of a period, and as many before for comparison; fewer if data is missing. */
export const splitPeriods = (period: Period, all: readonly SalesPeriod[]) => ({
  now: all.slice(-SIZES[period]),
  before: all.slice(-2 * SIZES[period], -SIZES[period]),
});

export const sumRevenue = (rows: readonly RevenueSum[]): RevenueSum =>
  rows.reduce<RevenueSum>(
    (sum, { sales, paid, teachers, platform, taxes, givenBack }) => ({
      sales: sum.sales + sales,
      paid: sum.paid + paid,
      teachers: sum.teachers + teachers,
      platform: sum.platform + platform,
      taxes: sum.taxes + taxes,
      givenBack: sum.givenBack + givenBack,
    }),
    { sales: 0, paid: 0, teachers: 0, platform: 0, taxes: 0, givenBack: 0 },
  );
