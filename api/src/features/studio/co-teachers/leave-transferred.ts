import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TransferFollower } from '../../review/index.ts';

/** Who owns a course from now on is no co-teacher of it any more, and not invited. */
export const leaveTransferred: TransferFollower = (em, { courseId, teacherId }) =>
  runSql(
    em,
    sql`delete from co_teacher t using person p where t.course_id = ${courseId} and p.id = ${teacherId}
      and (t.person_id = p.id or t.email = p.email)`,
  );
