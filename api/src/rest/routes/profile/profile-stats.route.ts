import { integer, object } from '../../schema.ts';
import { own } from '../client/own.ts';
import { statisticsSchema } from '../client/statistics.route.ts';
import { RestProfileStats } from './profile.gen.ts';

export const profileStatsRoute = own({
  path: '/client/users/profile/stats',
  summary: 'Returns statistics for the viewer’s profile',
  document: RestProfileStats,
  response: object({ ...statisticsSchema.properties, coursesTaught: integer('Number of courses on sale.') }),
  data: ({ studyStatistics, courseQuota }) => ({
    ...studyStatistics,
    coursesTaught: courseQuota.used,
  }),
});
