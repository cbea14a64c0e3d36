import type { AdminDeskFiguresQuery, AdminDeskQuery } from './desk.gen.ts';

export type DeskQueue = AdminDeskQuery['deskQueues'][number];
export type DeskFailure = AdminDeskFiguresQuery['deskFailures'][number];
export type RevenueDay = NonNullable<AdminDeskFiguresQuery['revenue']>[number];
export type ActivePeople = NonNullable<AdminDeskFiguresQuery['active']>;

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

/** What days came to together. */
export const revenueOf = (days: readonly RevenueDay[]): Omit<RevenueDay, 'day' | '__typename'> =>
  days.reduce(
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
