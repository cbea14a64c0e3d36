import { directionSql, type SortOrder } from '../../graphql/page.args.ts';
import { all, type Row, type Sql, sql, uuid } from '../../graphql/read/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { type Course, currentPrice, isListed } from '../courses/index.ts';
import { type CourseFilter, CourseSort, getConditions } from './course-filter.input.ts';
import { relevanceSql } from './search.sql.ts';

export const candidates = (c: Row<Course>, filter: CourseFilter): Sql =>
  all([
    isListed(c),
    filter.courseIds != null && sql`${c.id} = any(${filter.courseIds.filter(isUuid)}::uuid[])`,
    filter.teacherId != null && sql`${c.teacher} = ${uuid(filter.teacherId)}`,
  ]);

export function courseList(
  c: Row<Course>,
  filter: CourseFilter,
  sortBy: CourseSort,
  sortOrder: SortOrder,
): { where: Sql; orderBy: Sql } {
  const search = filter.search?.trim() ?? '';
  const where = all([candidates(c, filter), ...getConditions(c, filter)]);
  const way = directionSql(sortOrder);
  if (sortBy === CourseSort.RELEVANCE && search)
    return { where, orderBy: sql`${relevanceSql(c, search)} ${way}, ${c.studentCount} ${way}, ${c.id}` };
  return { where, orderBy: sql`${orders[sortBy](c, way)}, ${c.id}` };
}

const byStudents = (c: Row<Course>, way: Sql) => sql`${c.studentCount} ${way}`;
const orders: Record<CourseSort, (c: Row<Course>, way: Sql) => Sql> = {
  [CourseSort.RELEVANCE]: byStudents,
  [CourseSort.STUDENTS]: byStudents,
  [CourseSort.PUBLISHED_AT]: (c, way) => sql`${c.publishedAt} ${way}`,
  [CourseSort.RATING]: (c, way) => sql`${c.ratingAverage} ${way}, ${c.ratingCount} ${way}`,
  [CourseSort.PRICE]: (c, way) => sql`${currentPrice(c)} ${way}`,
};
