import { integer, list, object, text } from '../../schema.ts';
import { own } from './own.ts';

/** Fields of a document. */
export const STATISTICS = `studyStatistics {
  studyMinutes streakDays longestStreakDays coursesInProgress coursesCompleted lessonsCompleted certificates achievements
}`;

/** What {@link STATISTICS} answers. */
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

/** `GET /client/auth/statistics`. */
export const statisticsRoute = own<{ studyStatistics: unknown; studyDays: unknown }>({
  path: '/client/auth/statistics',
  summary: 'What one’s studying adds up to',
  document: `query RestStatistics { ${STATISTICS} studyDays(days: 366) { day minutes } }`,
  response: object({
    ...statisticsSchema.properties,
    days: list(
      object({ day: text('YYYY-MM-DD in Vietnam.'), minutes: integer('Minutes studied.') }),
      'Oldest first.',
    ),
  }),
  data: ({ studyStatistics, studyDays }) => ({ ...(studyStatistics as object), days: studyDays }),
});
