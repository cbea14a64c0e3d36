import { shortDay } from '../../../ui/charts/compare.ts';
import { formatDate } from '../../../ui/format.ts';
import type { AdminDeskFiguresQuery, AdminDeskMonthsQuery, AdminDeskQuery } from './desk.gen.ts';

export type DeskQueue = AdminDeskQuery['deskQueues'][number];
export type DeskFailure = AdminDeskFiguresQuery['deskFailures'][number];
export type RevenueDay = NonNullable<AdminDeskFiguresQuery['revenue']>[number];
type RevenueMonth = AdminDeskMonthsQuery['months'][number];
export type RevenueSum = Omit<RevenueDay, 'day' | '__typename'>;
export type ActivePeople = NonNullable<AdminDeskFiguresQuery['active']>;

/** What the revenue is shown of: days are read with the page, months when somebody asks. */
export const PERIODS = ['week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];
export const SIZES: Readonly<Record<Period, number>> = { week: 7, month: 30, year: 12 };

/** Where the work of each queue is done. */
export const DESK_PATHS: Readonly<Record<DeskQueue['kind'], string>> = {
  COURSE_REVIEWS: '/admin/courses/review',
  REFUNDS: '/admin/refunds',
  PAYOUTS: '/admin/payouts',
  DOUBTS: '/admin/bills?doubt=yes',
  SUSPENSE: '/admin/bills/suspense',
  DISPUTES: '/admin/bills/disputes',
  TICKETS: '/admin/support-center',
  CONTENT_REPORTS: '/admin/reports',
};

/** Where one finds out what failed, and mends it. */
export const FAILURE_PATHS: Readonly<Record<DeskFailure['kind'], string>> = {
  DEAD_LETTERS: '/admin/performance',
  FAILED_REQUESTS: '/admin/performance',
  BACKUPS: '/admin/backup',
  DRILLS: '/admin/backup',
};

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How far off a moment is, as exactly as one needs to know: in days, in whole hours, else in minutes. */
export const distance = (iso: string, now: number): { days: number } | { seconds: number } => {
  const seconds = Math.abs(Date.parse(iso) - now) / 1000;
  if (seconds >= 2 * DAY) return { days: Math.floor(seconds / DAY) };
  return { seconds: seconds >= HOUR ? Math.floor(seconds / HOUR) * HOUR : Math.max(60, seconds) };
};

/** What waits and what is late, over all queues. */
export const totalsOf = (queues: readonly DeskQueue[]) => ({
  waiting: queues.reduce((sum, { count }) => sum + count, 0),
  overdue: queues.reduce((sum, { overdueCount }) => sum + overdueCount, 0),
});

/** The queue to begin with: where something is due first, else where something waits longest; nothing where nothing waits. */
export const mostUrgent = (queues: readonly DeskQueue[]): DeskQueue | undefined =>
  queues
    .filter(({ count }) => count > 0)
    .sort(
      (a, b) =>
        (a.nextDueAt ?? '9').localeCompare(b.nextDueAt ?? '9') ||
        (a.oldestAt ?? '9').localeCompare(b.oldestAt ?? '9'),
    )[0];

/** What was sold in one stretch of a period: a day, or a month. */
export interface Stretch extends RevenueSum {
  key: string;
  /** In the table. */
  name: string;
  /** Below the chart. */
  short: string;
}

export const stretchOfDay = ({ day, ...sum }: RevenueDay): Stretch => ({
  ...sum,
  key: day,
  name: formatDate(`${day}T12:00:00Z`),
  short: shortDay(day),
});

export const stretchOfMonth = ({ month, ...sum }: RevenueMonth): Stretch => {
  const name = `${month.slice(5, 7)}/${month.slice(0, 4)}`;
  return { ...sum, key: month.slice(0, 7), name, short: name };
};

/** The latest stretches of a period, and as many before to compare with: fewer of both where fewer are known. */
export const compared = (period: Period, all: readonly Stretch[]) => ({
  now: all.slice(-SIZES[period]),
  before: all.slice(-2 * SIZES[period], -SIZES[period]),
});

/** What they came to together. */
export const revenueOf = (rows: readonly RevenueSum[]): RevenueSum =>
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
