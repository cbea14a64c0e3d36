import { integer, object, orNull, text, time } from '../../schema.ts';
import { clientRoute } from '../client/client-route.ts';
import { RestCourseQuota } from './profile.gen.ts';

export const courseQuotaRoute = clientRoute({
  path: '/client/users/course-quota',
  summary: 'Returns the course quota of the viewer',
  document: RestCourseQuota,
  response: object({
    limit: orNull(integer('Maximum number of courses on sale. Null if unlimited.')),
    used: integer('Number of courses on sale.'),
    reserved: integer('Number of courses in review.'),
    remaining: orNull(integer('Remaining number of courses. Null if unlimited.')),
    storageUsed: integer('Used storage in bytes.'),
    storageLimit: orNull(integer('Storage limit in bytes. Null if unlimited.')),
    packageCode: orNull(text('Code of the package that determines the limits.')),
    periodEnd: orNull(time('Time at which the package ends.')),
  }),
  data: ({ courseQuota }) => courseQuota,
});
