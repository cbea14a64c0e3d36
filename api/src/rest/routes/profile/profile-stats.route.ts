import { integer, object } from '../../schema.ts';
import { own } from '../client/own.ts';
import { STATISTICS, statisticsSchema } from '../client/statistics.route.ts';

/** `GET /client/users/profile/stats`. */
export const profileStatsRoute = own<{ studyStatistics: unknown; courseQuota: { used: number } }>({
  path: '/client/users/profile/stats',
  summary: 'Counts for the profile',
  document: `query RestProfileStats { ${STATISTICS} courseQuota { used } }`,
  response: object({ ...statisticsSchema.properties, coursesTaught: integer('Courses on sale.') }),
  data: ({ studyStatistics, courseQuota }) => ({
    ...(studyStatistics as object),
    coursesTaught: courseQuota.used,
  }),
});
