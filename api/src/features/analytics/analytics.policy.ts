import { type Sql, sql, uuid } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { runSql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { isTaughtBy, isTaughtCourse, taughtCourses } from '../courses/index.ts';

/** The reason why queries over {@link analysedCourses} skip the visibility rules of courses. */
export const VISIBILITY_REASON = 'The query reads only courses that the viewer teaches or may analyse.';

/**
 * IDs of the courses for the figures: the requested one if the viewer may see its figures, otherwise all that the
 * viewer teaches.
 */
export const analysedCourses = (viewer: Viewer, courseId?: string | null): Sql => {
  if (courseId == null) return taughtCourses(viewer);
  const may = viewer.may('analytics:read-any')
    ? sql`true`
    : isTaughtBy(viewer, { id: sql`y.id`, teacher: sql`y.teacher_id` });
  return sql`(select y.id from course y where y.id = ${uuid(courseId)} and ${may})`;
};

/** The same rule as a condition on a column of course IDs, for queries that start from lessons or students. */
export const mayAnalyse = (viewer: Viewer, courseId: Sql): Sql =>
  viewer.may('analytics:read-any') ? sql`true` : isTaughtCourse(viewer, courseId);

export async function isTeacherOfAll(
  { orm }: Pick<Services, 'orm'>,
  personId: string,
  courseIds: readonly string[],
): Promise<boolean> {
  const [strange] = await runSql(
    orm.em.fork(),
    sql`select 1 from unnest(${courseIds}::uuid[]) as n(id) where n.id not in ${taughtCourses({ id: personId })} limit 1`,
  );
  return !strange;
}
