import type { EntityManager } from '@mikro-orm/postgresql';
import { holdsPermission } from '../../platform/access/holds-permission.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql, type Sql, sql } from '../../platform/db/index.ts';
import { policy } from '../../platform/errors/errors.ts';
import { type Course, isTaughtBy } from '../courses/index.ts';

/** The viewer reviews courses. The teacher does not see the reviewer before the decision. */
export const mayReview = (viewer: Viewer | undefined): boolean => viewer?.may('course:review') ?? false;

/** Condition on `person p`: may review now and does not teach the course. */
export const mayBeAssigned = (courseId: Sql): Sql => sql`(p.is_active and ${holdsPermission('course:review')}
  and not exists (select 1 from course t where t.id = ${courseId} and t.teacher_id = p.id)
  and not exists (select 1 from co_teacher t where t.course_id = ${courseId} and (t.person_id = p.id or t.email = p.email)))`;

/** ID of the assigned reviewer. Null if they may no longer review the course. */
export const assigneeSql = (assigneeId: Sql, courseId: Sql): Sql =>
  sql`(select p.id from person p where p.id = ${assigneeId} and ${mayBeAssigned(courseId)})`;

/** @throws POLICY if the viewer teaches the course */
export async function assertMayReview(em: EntityManager, viewer: Viewer, course: Course): Promise<void> {
  const taught = isTaughtBy(viewer, {
    id: sql`${course.id}::uuid`,
    teacher: sql`${course.teacher.id}::uuid`,
  });
  const [{ own } = { own: true }] = await runSql<{ own: boolean }>(
    em,
    sql`select ${taught} or exists (select 1 from co_teacher i join person p on p.email = i.email
      where i.course_id = ${course.id} and p.id = ${viewer.id}) as own`,
  );
  if (own) throw policy('OWN_REVIEW');
}

/** The courses among these that a person teaches. Another administrator must decide about them. */
export async function findTaughtCourses(
  em: EntityManager,
  personId: string,
  courseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await runSql<{ id: string }>(
    em,
    sql`select c.id from course c where c.id = any(${[...courseIds]}::uuid[])
      and ${isTaughtBy({ id: personId }, { id: sql`c.id`, teacher: sql`c.teacher_id` })}`,
  );
  return new Set(rows.map(({ id }) => id));
}
