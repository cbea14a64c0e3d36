import { holdsPermission } from '../../platform/access/holds-permission.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** A condition on people `p`: they may review now, and have no part in the course. */
export const mayHold = (courseId: Sql): Sql => sql`(p.is_active and ${holdsPermission('course:review')}
  and not exists (select 1 from course t where t.id = ${courseId} and t.teacher_id = p.id)
  and not exists (select 1 from co_teacher t where t.course_id = ${courseId} and (t.person_id = p.id or t.email = p.email)))`;

/** Id of whom a submission of a course was given to; null where they may review it no longer. */
export const holderOf = (assigneeId: Sql, courseId: Sql): Sql =>
  sql`(select p.id from person p where p.id = ${assigneeId} and ${mayHold(courseId)})`;
