import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TransferFollower } from '../../review/index.ts';

/** A teacher's coupon for a course that is theirs no longer would take off what another one earns. */
export const endCouponsOfTransferred: TransferFollower = (em, { courseId, formerTeacherId }) =>
  runSql(
    em,
    sql`update coupon set is_active = false, version = version + 1
      where course_id = ${courseId} and owner_id = ${formerTeacherId} and is_active`,
  );
