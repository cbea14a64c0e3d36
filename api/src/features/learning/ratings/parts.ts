import { type Sql, sql } from '../../../platform/db/sql.ts';
import { notificationKinds } from './notification-kinds.ts';
import { Rating } from './rating.entity.ts';
import { CourseRatingsResolver, EnrolmentRatingResolver, RatingResolver } from './rating.resolver.ts';

/** What ratings add to the feature of learning. */
export const ratingParts = {
  tables: ['rating', 'rating_version'],
  entities: [Rating],
  resolvers: [CourseRatingsResolver, EnrolmentRatingResolver, RatingResolver],
  notificationKinds,
  auditTargets: {
    rating: (id: Sql | string) =>
      sql`select c.title from rating r join course c on c.id = r.course_id where r.id = ${id}`,
  },
} as const;
