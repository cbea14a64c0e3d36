import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { closeMonths } from '../../features/ledger/index.ts';
import { projectFolder } from '../../platform/project-folder.ts';
import type { Services } from '../../platform/services.ts';
import { seedAchievements } from './demo/achievements.ts';
import { seedAdministration } from './demo/administration.ts';
import { seedAnnouncements } from './demo/announcements.ts';
import { seedApiTokens } from './demo/api-tokens.ts';
import { seedAssignments } from './demo/assignments.ts';
import { seedAssistant } from './demo/assistant.ts';
import { seedBackup } from './demo/backups.ts';
import { seedCatalog } from './demo/catalog.ts';
import { seedCertificates } from './demo/certificates.ts';
import { seedCheckouts } from './demo/checkouts.ts';
import { seedClassroom } from './demo/classroom.ts';
import { seedDiscussions } from './demo/discussions.ts';
import { seedDisputes } from './demo/disputes.ts';
import { seedDoubt } from './demo/doubts.ts';
import { seedExchange } from './demo/exchange.ts';
import { seedExports } from './demo/exports.ts';
import { seedFurtherLessons } from './demo/further-lessons.ts';
import { seedGroups } from './demo/groups.ts';
import { gatherStatistics } from './demo/insert.ts';
import { seedLearning } from './demo/learning.ts';
import { seedDeadLetters, seedMeasurements } from './demo/measurements.ts';
import { seedNotebook } from './demo/notebook.ts';
import { seedNotifications } from './demo/notifications.ts';
import { seedPackages } from './demo/packages.ts';
import { seedPayouts } from './demo/payouts.ts';
import { seedPeople } from './demo/people.ts';
import { seedPictures } from './demo/pictures.ts';
import { seedFurtherQuizzes, seedRequiredQuizzes } from './demo/quizzes.ts';
import { seedRefunds } from './demo/refunds.ts';
import { seedReviews } from './demo/reviews.ts';
import { seedRevisions } from './demo/revisions.ts';
import { seedSearch } from './demo/search.ts';
import { seedSettlements } from './demo/settlements.ts';
import { seedTickets } from './demo/tickets.ts';
import { seedTraffic } from './demo/traffic.ts';

import { seedViewings } from './demo/viewings.ts';
import { seedWebhooks } from './demo/webhooks.ts';
import { seedWishlist } from './demo/wishlist.ts';

/**
 * Fills an empty database with a believable platform; does nothing to one that has people in it. All or
 * nothing: a seeding that was cut off leaves the database empty.
 * @returns whether anything was done
 */
export async function seedDemo(
  {
    config,
    orm,
    storage,
    log,
    keys,
    jobs,
  }: Pick<Services, 'config' | 'orm' | 'storage' | 'log' | 'keys' | 'jobs'>,
  clock: () => Date = () => new Date(),
): Promise<boolean> {
  // The settings refuse it for a start; the command of its own is refused here
  if (config.env === 'production')
    throw new Error('Demo accounts have a known password: a database of production is not filled with them.');
  const started = performance.now();
  const seeded = await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(20261120)');
    const [someone] = await em.execute('select 1 from person limit 1');
    if (someone) return false;
    const now = clock();
    await fillDemo(em, { config, storage, keys, jobs }, now);
    return true;
  });
  if (!seeded) return false;
  await orm.em.getConnection().execute('analyze');
  log.info({ ms: Math.round(performance.now() - started) }, 'demo data is in place');
  return true;
}

/** All rows and files of the demo; what they are follows from `now` alone. */
export async function fillDemo(
  em: EntityManager,
  { config, storage, keys, jobs }: Pick<Services, 'config' | 'storage' | 'keys' | 'jobs'>,
  now: Date,
): Promise<void> {
  const assets = join(projectFolder(), 'api', 'assets');
  await seedPeople(em, now);
  await seedCatalog(em, storage, assets, now);
  await seedPictures(em, storage, now);
  await gatherStatistics(em);
  await seedLearning(em, now);
  await gatherStatistics(em);
  await seedViewings(em, now);
  await seedRequiredQuizzes(em, storage, now);
  await seedCheckouts(em, now);
  await seedRefunds(em, keys, now);
  await gatherStatistics(em);
  await seedExchange(em, now);
  await seedAdministration(em, now);
  await seedReviews(em, now);
  await seedNotifications(em, now);
  await seedDoubt(em, now);
  await seedSearch(em, now);
  await seedPayouts(em, keys, now);
  await seedDisputes(em, now);
  await gatherStatistics(em);
  await seedPackages(em, now);
  await seedSettlements(em, now);
  await seedFurtherLessons(em, storage, assets, now);
  await seedFurtherQuizzes(em, storage, now);
  await seedGroups(em, now);
  await seedAssignments(em, storage, now);
  // What was passed may be a student’s tenth lesson
  await seedAchievements(em);
  await seedRevisions(em, now);
  await seedDiscussions(em, now);
  await seedNotebook(em, now);
  await seedClassroom(em, now);
  await seedWishlist(em, now);
  await seedApiTokens(em, now);
  await seedTickets(em, now);
  await seedAnnouncements(em, now);
  await seedAssistant(em, now);
  await gatherStatistics(em);
  await seedCertificates(em, keys, config.publicUrl, now);
  await closeMonths(em, now);
  await seedWebhooks(em, keys, config.publicUrl, now);
  await seedExports(em, { jobs }, now);
  await seedBackup(em, { jobs });
  await seedTraffic(em, now);
  await seedMeasurements(em, now);
  await seedDeadLetters(em, now);
}
