import type { EntityManager } from '@mikro-orm/postgresql';
import { students } from '../content/index.ts';
import { demoStudies } from './demo-student.ts';
import { insertAll } from './insert.ts';
import { seedOrders } from './orders.ts';
import { personId } from './people.ts';
import { choosePlaces } from './places.ts';
import { evenly, type Study, seedProgress } from './progress.ts';
import { seedRatings } from './ratings.ts';

/** Seeds enrolments with the orders that paid for them, progress and ratings. */
export async function seedLearning(em: EntityManager, now: Date): Promise<void> {
  const others = choosePlaces(now).map(
    ({ course, email, at, done }): Study => ({ course, email, at, sittings: evenly(course, at, done, now) }),
  );
  const studies = [...others, ...demoStudies(now)];
  await seedOrders(em, studies, now);
  await seedProgress(em, studies);
  await insertAll(em, 'study_goal', [
    { person_id: personId(students()[0]!.email), minutes_per_day: 20, days_per_week: 5, updated_at: now },
  ]);
  // The demo student has no ratings, so that visitors can write them
  await seedRatings(em, others, now);
}
