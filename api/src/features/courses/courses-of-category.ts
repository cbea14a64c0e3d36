import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import type { CategoryReference } from '../categories/index.ts';

/** Courses go to the category into which theirs is merged, and so do revisions that would move them. */
export const coursesOfCategory: CategoryReference = {
  kind: 'courses',
  count: (categoryId) => sql`(select count(*)::int from course c where c.category_id = ${categoryId})`,
  follow: (em, from, into) =>
    runSql(em, sql`update course set category_id = ${into} where category_id = ${from}`),
};

/** Open ones are counted; closed ones follow as well, so that they name a category that exists. */
export const revisionsOfCategory: CategoryReference = {
  kind: 'revisions',
  count: (categoryId) =>
    sql`(select count(*)::int from course_revision r where r.category_id = ${categoryId} and r.closed_at is null)`,
  follow: (em, from, into) =>
    runSql(em, sql`update course_revision set category_id = ${into} where category_id = ${from}`),
};
