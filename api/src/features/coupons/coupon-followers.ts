import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { CategoryReference } from '../categories/index.ts';
import type { TransferFollower } from '../review/index.ts';

/** Moves coupons of a merged category to the target category, including ended coupons, which still display it. */
export const couponsOfCategory: CategoryReference = {
  kind: 'coupons',
  count: (categoryId) => sql`(select count(*)::int from coupon o where o.category_id = ${categoryId})`,
  follow: (em, from, into) =>
    runSql(em, sql`update coupon set category_id = ${into} where category_id = ${from}`),
};

/** Ends a teacher's coupons for a transferred course. Otherwise they would reduce the new teacher's earnings. */
export const endCouponsOfTransferred: TransferFollower = (em, { courseId, formerTeacherId }) =>
  runSql(
    em,
    sql`update coupon set is_active = false, version = version + 1
      where course_id = ${courseId} and owner_id = ${formerTeacherId} and is_active`,
  );
