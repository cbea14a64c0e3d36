import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { CategoryReference } from '../categories/index.ts';
import type { TransferFollower } from '../review/index.ts';

/** Coupons for a category hold for what it is merged into; ended ones keep a category to show. */
export const couponsOfCategory: CategoryReference = {
  kind: 'coupons',
  count: (categoryId) => sql`(select count(*)::int from coupon o where o.category_id = ${categoryId})`,
  follow: (em, from, into) =>
    runSql(em, sql`update coupon set category_id = ${into} where category_id = ${from}`),
};

/** A teacher's coupon for a course that is theirs no longer would take off what another one earns. */
export const endCouponsOfTransferred: TransferFollower = (em, { courseId, formerTeacherId }) =>
  runSql(
    em,
    sql`update coupon set is_active = false, version = version + 1
      where course_id = ${courseId} and owner_id = ${formerTeacherId} and is_active`,
  );
