import {
  eraseAccount,
  exportData,
  invitePeople,
  removePersonalFile,
  sendPasswordReset,
  sweepExports,
} from './features/accounts/index.ts';
import { expireOrder, queryPayment, sweepNotices } from './features/billing/index.ts';
import { sweepUploads } from './features/catalog/index.ts';
import { awardAchievements } from './features/learning/index.ts';
import { sweepTraces } from './features/operations/index.ts';
import { sweepNotifications } from './features/support/index.ts';
import type { JobDefinition } from './platform/jobs.ts';
import { deliverMail } from './platform/mail/index.ts';

/** Every kind of background work of every feature. */
export const jobs = [
  awardAchievements,
  deliverMail,
  eraseAccount,
  expireOrder,
  exportData,
  invitePeople,
  queryPayment,
  removePersonalFile,
  sendPasswordReset,
  sweepExports,
  sweepNotices,
  sweepNotifications,
  sweepTraces,
  sweepUploads,
] as unknown as readonly JobDefinition<never>[];
