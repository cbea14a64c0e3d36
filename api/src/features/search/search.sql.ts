import { type Row, type Sql, sql } from '../../graphql/read/index.ts';
import { type Course, isShownTeacher } from '../courses/index.ts';

/**
 * What a search counts for in a document's cost: words are looked up, corrected and scored, which takes the database as
 * long as hundreds of fields that lie in a row. So an address has about 1,200 of them a minute.
 */
export const SEARCH_COST = 500;

/** What a search looks at, and what its results show: it decides cached queries (`@ReadQuery({ cached })`). */
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
 * What the words mean (database: `search_plan`), as an uncorrelated subquery, which PostgreSQL answers once and not for
 * each row.
 */
const planOf = (search: string): Sql => sql`(select search_plan(${search}::text))`;

/** Whether a course fits the words. */
export const isFound = (c: Pick<Row<Course>, 'id'>, search: string): Sql =>
  isFoundBy(c, sql`(select (search_plan(${search}::text)).query)`);

/** The same for a plan that was made before. */
export const isFoundBy = (c: Pick<Row<Course>, 'id'>, query: Sql): Sql =>
  sql`${c.id} in (select d.course_id from course_document d where d.words @@ ${query})`;

/**
 * How well a course fits; of courses that fit alike, the one that more people chose comes a little earlier. The plan is
 * made a column first: only then is the function's body planned with the statement instead of run for each hit.
 */
export const relevance = (c: Pick<Row<Course>, 'id' | 'studentCount'>, plan: Sql): Sql =>
  sql`((select search_score(d.words, w.plan) from course_document d, (select ${plan} as plan offset 0) w
      where d.course_id = ${c.id})
    + least(ln(1 + ${c.studentCount}) / 40, 0.25))`;

export const relevanceOf = (c: Row<Course>, search: string): Sql => relevance(c, planOf(search));

/** Teachers whose name fits a plan’s query, the one with most students first. */
export const teachersFound = (query: Sql, limit: number): Sql =>
  sql`select p.* from person p where search_vector(p.full_name) @@ ${query}
    and ${isShownTeacher(sql`p.id`)}
    order by (select coalesce(sum(c.student_count), 0) from course c where c.teacher_id = p.id) desc, p.id limit ${limit}::int`;

/** Categories whose name, in either language, fits a plan’s query. */
export const categoriesFound = (query: Sql, limit: number): Sql =>
  sql`select k.* from category k where search_vector(k.name || ' ' || k.name_en) @@ ${query}
    order by k.parent_id is not null, k.course_count desc, k.id limit ${limit}::int`;
