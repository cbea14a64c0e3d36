import type { DeskQueueKind } from '../../../generated/schema.ts';

/** The page of each queue. */
export const QUEUE_PATHS: Readonly<Record<DeskQueueKind, string>> = {
  COURSE_REVIEWS: '/admin/courses/review',
  REFUNDS: '/admin/refunds',
  PAYOUTS: '/admin/payouts',
  DOUBTS: '/admin/bills?doubt=yes',
  SUSPENSE: '/admin/bills/suspense',
  DISPUTES: '/admin/bills/disputes',
  E_INVOICES: '/admin/e-invoices',
  SELLERS: '/admin/sellers',
  PRIVACY_REQUESTS: '/admin/privacy-requests',
  TICKETS: '/admin/support-center',
  CONTENT_REPORTS: '/admin/reports',
};
