import { integer, list, object, text } from '../../schema.ts';
import { RestStatistics } from './client.gen.ts';
import { own } from './own.ts';

export const statisticsSchema = object({
  studyMinutes: integer('Minutes of material studied.'),
  streakDays: integer('Days in a row.'),
  longestStreakDays: integer('The longest run of days.'),
  coursesInProgress: integer('Open courses that are not complete.'),
  coursesCompleted: integer('Complete courses.'),
  lessonsCompleted: integer('Complete lessons.'),
  certificates: integer('Certificates that hold.'),
  achievements: integer('Achievements earned.'),
});

export const statisticsRoute = own({
  path: '/client/auth/statistics',
  summary: 'What one’s studying adds up to',
  document: RestStatistics,
  response: object({
    ...statisticsSchema.properties,
    days: list(
      object({ day: text('YYYY-MM-DD in Vietnam.'), minutes: integer('Minutes studied.') }),
      'Oldest first.',
    ),
  }),
  data: ({ studyStatistics, studyDays }) => ({ ...studyStatistics, days: studyDays }),
});
