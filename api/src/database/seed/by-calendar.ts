import type { EntityManager } from '@mikro-orm/postgresql';
import { closeMonths } from '../../features/ledger/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { students } from './content/index.ts';
import { seedAssistant } from './demo/assistant.ts';
import { seedBackup } from './demo/backups.ts';
import { seedCertificates } from './demo/certificates.ts';
import { seedPrivacyRequests } from './demo/consents.ts';
import { seedDisputes } from './demo/disputes.ts';
import { seedDoubt } from './demo/doubts.ts';
import { seedEInvoices } from './demo/e-invoices.ts';
import { seedExports } from './demo/exports.ts';
import { seedBrowserErrors, seedDeadLetters, seedMeasurements } from './demo/measurements.ts';
import { seedNotifications } from './demo/notifications.ts';
import { seedPackages } from './demo/packages.ts';
import { seedPayouts } from './demo/payouts.ts';
import { seedPasswords } from './demo/people.ts';
import { numberRefunds, seedRefundAccounts } from './demo/refunds.ts';
import { seedReviews } from './demo/reviews.ts';
import { seedSellers } from './demo/sellers.ts';
import { seedSettlements } from './demo/settlements.ts';
import { seedTickets } from './demo/tickets.ts';
import { seedTraffic } from './demo/traffic.ts';
import { seedWebhooks } from './demo/webhooks.ts';

/**
 * Writes the rows that no prepared set can contain: rows that depend on months, weekdays or holidays, rows that are
 * hashed, sealed or signed by this installation, and jobs. Runs at every seeding, after the rows of rows.ts.
 */
export async function seedByCalendar(
  em: EntityManager,
  { config, keys, jobs }: Pick<Services, 'config' | 'keys' | 'jobs'>,
  now: Date,
): Promise<void> {
  await seedPasswords(em);
  await numberRefunds(em);
  await seedRefundAccounts(em, keys);
  await seedReviews(em, now);
  await seedNotifications(em, now);
  await seedDoubt(em, now);
  await seedPrivacyRequests(em, now, students());
  await seedPayouts(em, keys, now);
  await seedDisputes(em, now);
  await seedPackages(em, now);
  await seedSettlements(em, now);
  await seedAssistant(em, now);
  await seedTickets(em, now);
  await seedCertificates(em, keys, config.publicUrl, now);
  await closeMonths(em, now);
  await seedWebhooks(em, keys, config.publicUrl, now);
  await seedSellers(em, keys, now);
  await seedEInvoices(em, now);
  await seedExports(em, { jobs }, now);
  await seedBackup(em, { jobs });
  await seedTraffic(em, now);
  await seedMeasurements(em, now);
  await seedDeadLetters(em, now);
  await seedBrowserErrors(em, now);
}
