import { integer, list, object, text } from '../../schema.ts';
import { RestStatistics } from './client.gen.ts';
import { clientRoute } from './client-route.ts';

export const statisticsSchema = object({
  studyMinutes: integer('Number of minutes of material studied.'),
  streakDays: integer('Current number of consecutive study days.'),
  longestStreakDays: integer('Highest number of consecutive study days.'),
  coursesInProgress: integer('Number of courses in progress.'),
  coursesCompleted: integer('Number of completed courses.'),
  lessonsCompleted: integer('Number of completed lessons.'),
  certificates: integer('Number of valid certificates.'),
  achievements: integer('Number of earned achievements.'),
});

export const statisticsRoute = clientRoute({
  path: '/client/auth/statistics',
  summary: 'Returns study statistics of the viewer',
  document: RestStatistics,
  response: object({
    ...statisticsSchema.properties,
    days: list(
      object({
        day: text('Day in Vietnam time as YYYY-MM-DD.'),
        minutes: integer('Number of minutes studied.'),
      }),
      'Study time per day, oldest first.',
    ),
  }),
  data: ({ studyStatistics, studyDays }) => ({ ...studyStatistics, days: studyDays }),
});
