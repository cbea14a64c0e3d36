import { integer, object, orNull, text, time } from '../../schema.ts';
import { own } from '../client/own.ts';
import { RestCourseQuota } from './profile.gen.ts';

export const courseQuotaRoute = own({
  path: '/client/users/course-quota',
  summary: 'How many courses one may sell',
  document: RestCourseQuota,
  response: object({
    limit: orNull(integer('Courses that may be on sale; null: no limit applies.')),
    used: integer('Courses on sale.'),
    reserved: integer('Courses in review.'),
    remaining: orNull(integer('What is left; null: no limit applies.')),
    storageUsed: integer('Bytes.'),
    storageLimit: orNull(integer('Bytes; null: no limit applies.')),
    packageCode: orNull(text('Package that sets the limits.')),
    periodEnd: orNull(time('When it ends.')),
  }),
  data: ({ courseQuota }) => courseQuota,
});
