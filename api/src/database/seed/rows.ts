import type { EntityManager } from '@mikro-orm/postgresql';
import { sumFigures } from '../../features/analytics/index.ts';
import { students } from './content/index.ts';
import { seedAchievements } from './demo/achievements.ts';
import { seedAdministration } from './demo/administration.ts';
import { seedAnnouncements } from './demo/announcements.ts';
import { seedApiTokens } from './demo/api-tokens.ts';
import { seedAssignments } from './demo/assignments.ts';
import { seedCatalog } from './demo/catalog.ts';
import { seedCheckouts } from './demo/checkouts.ts';
import { seedClassroom } from './demo/classroom.ts';
import { seedConsents } from './demo/consents.ts';
import { seedCustomPages } from './demo/custom-pages.ts';
import { seedDiscussions } from './demo/discussions.ts';
import { seedExchange } from './demo/exchange.ts';
import { demoAssets } from './demo/files.ts';
import { seedFurtherLessons } from './demo/further-lessons.ts';
import { seedGroups } from './demo/groups.ts';
import { gatherStatistics } from './demo/insert.ts';
import { seedLearning } from './demo/learning.ts';
import { seedLegalDocuments } from './demo/legal-documents.ts';
import { seedNotebook } from './demo/notebook.ts';
import { seedPeople } from './demo/people.ts';
import { seedFurtherQuizzes, seedRequiredQuizzes } from './demo/quizzes.ts';
import { seedRefunds } from './demo/refunds.ts';
import { seedRevisions } from './demo/revisions.ts';
import { seedSearch } from './demo/search.ts';
import { seedViewings } from './demo/viewings.ts';
import { seedWishlist } from './demo/wishlist.ts';

/**
 * Writes the rows that differ between seedings only by their times, which move with `now` by whole days. The prepared
 * set contains their result. Rows that depend on months, weekdays or holidays, or are sealed or signed, are in
 * by-calendar.ts.
 */
export async function seedRows(em: EntityManager, now: Date): Promise<void> {
  await seedPeople(em, now);
  await seedConsents(em, now, students()[0]!.email);
  await seedCatalog(em, demoAssets(), now);
  await gatherStatistics(em);
  await seedLearning(em, now);
  await gatherStatistics(em);
  await seedViewings(em, now);
  await seedRequiredQuizzes(em, now);
  await seedCheckouts(em, now);
  await seedRefunds(em, now);
  await gatherStatistics(em);
  await seedExchange(em, now);
  await seedAdministration(em, now);
  await seedSearch(em, now);
  await seedFurtherLessons(em, demoAssets(), now);
  await seedFurtherQuizzes(em, now);
  await seedGroups(em, now);
  await seedAssignments(em, now);
  // A passed quiz may be a student's tenth completed lesson
  await seedAchievements(em);
  await seedRevisions(em, now);
  await seedDiscussions(em, now);
  await seedNotebook(em, now);
  await seedClassroom(em, now);
  await seedWishlist(em, now);
  await seedApiTokens(em, now);
  await seedAnnouncements(em, now);
  await seedLegalDocuments(em, now);
  await seedCustomPages(em, now);
  await gatherStatistics(em);
  await sumFigures(em);
}
