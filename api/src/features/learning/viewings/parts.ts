import { drop } from '../../../platform/access/personal-data.ts';
import { LessonViewingsResolver } from './lesson-viewings.resolver.ts';
import { sumAndSweepViewings } from './sum-viewings.jobs.ts';

/** What the watching of videos adds to the feature of learning. */
export const viewingParts = {
  tables: ['lesson_viewing', 'lesson_viewing_day'],
  resolvers: [LessonViewingsResolver],
  jobs: [sumAndSweepViewings],
  personalData: [
    drop('lesson_viewing', 'person_id', 'when they watched, and how; the sums by day name no one and stay'),
  ],
} as const;
