import { integer, object } from '../../schema.ts';
import { clientRoute } from '../client/client-route.ts';
import { statisticsSchema } from '../client/statistics.route.ts';
import { RestProfileStats } from './profile.gen.ts';

export const profileStatsRoute = clientRoute({
  path: '/client/users/profile/stats',
  summary: 'Returns statistics for the viewer’s profile',
  document: RestProfileStats,
  response: object({ ...statisticsSchema.properties, coursesTaught: integer('Number of courses on sale.') }),
  data: ({ studyStatistics, courseQuota }) => ({
    ...studyStatistics,
    coursesTaught: courseQuota.used,
  }),
});
