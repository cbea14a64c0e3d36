import type { NonEmptyArray } from 'type-graphql';
import { addConsentPurposes } from '../platform/access/consents.ts';
import { addPermissions } from '../platform/access/permissions.ts';
import { addPersonalData } from '../platform/access/personal-data.ts';
import { addInvariants } from '../platform/db/invariants.ts';
import { addFaults } from '../platform/errors/field-faults.ts';
import { addReasons } from '../platform/errors/reasons.ts';
import { sweepFiles } from '../platform/files/stored-files.ts';
import { sweepUploads } from '../platform/files/sweep-uploads.jobs.ts';
import { addTexts } from '../platform/i18n/messages/index.ts';
import { addAfterRestore } from '../platform/jobs/after-restore.ts';
import { deliverMail } from '../platform/mail/index.ts';
import { addSettings } from '../platform/settings/index.ts';
import { accounts } from './accounts/feature.ts';
import { addSignUpSources } from './accounts/index.ts';
import { analytics } from './analytics/feature.ts';
import { announcements } from './announcements/feature.ts';
import { assessment } from './assessment/feature.ts';
import { assignment } from './assignment/feature.ts';
import { assistant } from './assistant/feature.ts';
import { backup } from './backup/feature.ts';
import { branding } from './branding/feature.ts';
import { businessReports } from './business-reports/feature.ts';
import { calendar } from './calendar/feature.ts';
import { addScheduleSources } from './calendar/index.ts';
import { cart } from './cart/feature.ts';
import { categories } from './categories/feature.ts';
import { addCategoryReferences } from './categories/index.ts';
import { checkout } from './checkout/feature.ts';
import { coupons } from './coupons/feature.ts';
import { courses } from './courses/feature.ts';
import { addCourseCopies, addHeldParts, setContentCheck } from './courses/index.ts';
import { customPages } from './custom-pages/feature.ts';
import type { Feature } from './define-feature.ts';
import { discussion } from './discussion/feature.ts';
import { disputes } from './disputes/feature.ts';
import { eInvoices } from './e-invoices/feature.ts';
import { exports as savedExports } from './exports/feature.ts';
import { groups } from './groups/feature.ts';
import { learning } from './learning/feature.ts';
import { ledger } from './ledger/feature.ts';
import { addTransferSources } from './ledger/index.ts';
import { legalDocuments } from './legal-documents/feature.ts';
import { media } from './media/feature.ts';
import { operations } from './operations/feature.ts';
import { addAuditTargets, addFailureSources, addQueueSources, addSetupSources } from './operations/index.ts';
import { orders } from './orders/feature.ts';
import { packages } from './packages/feature.ts';
import { payments } from './payments/feature.ts';
import { addFulfilments } from './payments/index.ts';
import { performance } from './performance/feature.ts';
import { refunds } from './refunds/feature.ts';
import { review } from './review/feature.ts';
import { addTransferListeners } from './review/index.ts';
import { search } from './search/feature.ts';
import { sellers } from './sellers/feature.ts';
import { siteMode } from './site-mode/feature.ts';
import { studio } from './studio/feature.ts';
import { addWaitingSources } from './studio/index.ts';
import { support } from './support/feature.ts';
import { addNotificationKinds } from './support/index.ts';
import { tickets } from './tickets/feature.ts';
import { webhooks } from './webhooks/feature.ts';
import { wishlist } from './wishlist/feature.ts';

/** All features. A new feature is registered here and nowhere else. */
export const features: readonly Feature[] = [
  courses,
  review,
  studio,
  categories,
  search,
  media,
  learning,
  assessment,
  assignment,
  discussion,
  groups,
  calendar,
  cart,
  wishlist,
  checkout,
  orders,
  coupons,
  payments,
  refunds,
  packages,
  disputes,
  eInvoices,
  sellers,
  ledger,
  accounts,
  support,
  operations,
  webhooks,
  tickets,
  announcements,
  legalDocuments,
  analytics,
  businessReports,
  backup,
  branding,
  customPages,
  assistant,
  savedExports,
  performance,
  siteMode,
];

for (const feature of features) {
  const {
    permissions,
    personalData,
    consentPurposes,
    notificationKinds,
    auditTargets,
    transferSources,
    fulfilments,
    schedule,
    waiting,
    queueSources,
    failureSources,
    setupSources,
    signUpSources,
    categoryReferences,
    contentCheck,
    courseCopies,
    heldParts,
    transferListeners,
    texts,
    settings,
    invariants,
    reasons,
    faults,
    afterRestore,
  } = feature;
  if (permissions) addPermissions(permissions);
  if (personalData) addPersonalData(feature.name, personalData, permissions);
  if (consentPurposes) addConsentPurposes(consentPurposes);
  if (notificationKinds) addNotificationKinds(notificationKinds);
  if (auditTargets) addAuditTargets(auditTargets);
  if (transferSources) addTransferSources(transferSources);
  if (fulfilments) addFulfilments(fulfilments);
  if (schedule) addScheduleSources(schedule);
  if (waiting) addWaitingSources(waiting);
  if (queueSources) addQueueSources(queueSources);
  if (failureSources) addFailureSources(failureSources);
  if (setupSources) addSetupSources(setupSources);
  if (signUpSources) addSignUpSources(signUpSources);
  if (categoryReferences) addCategoryReferences(categoryReferences);
  if (contentCheck) setContentCheck(contentCheck);
  if (courseCopies) addCourseCopies(courseCopies);
  if (heldParts) addHeldParts(heldParts);
  if (transferListeners) addTransferListeners(transferListeners);
  if (texts) addTexts(texts);
  if (settings) addSettings(settings);
  if (reasons) addReasons(reasons);
  if (invariants) addInvariants(invariants);
  if (faults) addFaults(faults);
  if (afterRestore) addAfterRestore(afterRestore);
}

export const entities = features.flatMap(({ entities: own = [] }) => own);
export const resolvers = features.flatMap(({ resolvers: own = [] }) => own) as unknown as NonEmptyArray<
  new () => object
>;
export const jobs = [deliverMail, sweepFiles, sweepUploads, ...features.flatMap(({ jobs: own = [] }) => own)];
export const startTasks = features.flatMap(({ atStart }) => atStart ?? []);
export const mails = features.flatMap(({ mails: own = [] }) => own);
