import { type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { type Course, hasPublicPage } from '../courses/index.ts';

/**
 * Query cost of a search: its words are looked up, corrected and scored, which takes the database as long as hundreds
 * of fields of a row. An IP address can run about 1,200 searches a minute.
 */
export const SEARCH_COST = 500;

/** Tables that a search and its results read. They invalidate cached queries (`@ReadQuery({ cached })`). */
export const SEARCH_TABLES = [
  'course',
  'category',
  'category_slug',
  'person',
  'teacher_profile',
  'lesson',
  'search_synonym',
] as const;

/**
 * The search plan (database function `search_plan`) as an uncorrelated subquery, which PostgreSQL evaluates once and
 * not for each row.
 */
const planSql = (search: string): Sql => sql`(select search_plan(${search}::text))`;

export const matchesSearch = (c: Pick<Row<Course>, 'id'>, search: string): Sql =>
  matchesQuery(c, sql`(select (search_plan(${search}::text)).query)`);

export const matchesQuery = (c: Pick<Row<Course>, 'id'>, query: Sql): Sql =>
  sql`${c.id} in (select d.course_id from course_document d where d.words @@ ${query})`;

/**
 * Relevance of a course. Of equally relevant courses, those with more students rank slightly higher. The plan is
 * passed as a column of a subquery with `offset 0`, so that PostgreSQL does not substitute its expression into the call.
 */
export const relevance = (c: Pick<Row<Course>, 'id' | 'studentCount'>, plan: Sql): Sql =>
  sql`((select search_score(d.words, w.plan) from course_document d, (select ${plan} as plan offset 0) w
      where d.course_id = ${c.id})
    + least(ln(1 + ${c.studentCount}) / 40, 0.25))`;

export const relevanceSql = (c: Row<Course>, search: string): Sql => relevance(c, planSql(search));

/** Teachers whose name matches the query of a plan, the one with the most students first. */
export const matchingTeachers = (query: Sql, limit: number): Sql =>
  sql`select p.* from person p where search_vector(p.full_name) @@ ${query}
    and ${hasPublicPage(sql`p.id`)}
    order by (select coalesce(sum(c.student_count), 0) from course c where c.teacher_id = p.id) desc, p.id limit ${limit}::int`;

/** Matches the name in either language. */
export const matchingCategories = (query: Sql, limit: number): Sql =>
  sql`select k.* from category k where search_vector(k.name || ' ' || k.name_en) @@ ${query}
    order by k.parent_id is not null, k.course_count desc, k.id limit ${limit}::int`;
