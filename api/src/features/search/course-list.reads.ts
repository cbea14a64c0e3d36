import { directionOf, type SortOrder } from '../../graphql/page.args.ts';
import { all, type Condition, type Row, type Sql, sql, uuid } from '../../graphql/read/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { categoryAt } from '../categories/index.ts';
import { type Course, currentPrice, isListed, isOnSale } from '../courses/index.ts';
import type { CourseFacetKind } from './course-facets.ts';
import { type CourseFilter, CourseSort } from './course-filter.input.ts';
import { isFound, relevanceOf } from './search.sql.ts';

export const lengthOf = (c: Pick<Row<Course>, 'durationSec'>): Sql =>
  sql`case when ${c.durationSec} < 5 * 3600 then 'SHORT' when ${c.durationSec} <= 15 * 3600 then 'MEDIUM' else 'LONG' end`;

/** Conditions of a filter by facet. A facet without a filter has no condition. */
export function conditionsOf(c: Row<Course>, filter: CourseFilter): Record<CourseFacetKind, Condition> {
  const search = filter.search?.trim() ?? '';
  return {
    // A search of punctuation only matches nothing instead of everything
    SEARCH: search && isFound(c, search),
    CATEGORY: filter.category != null && inCategory(c, filter.category),
    LEVEL: !!filter.level?.length && sql`${c.level} = any(${filter.level})`,
    PRICE: range([
      filter.minPrice != null && sql`${currentPrice(c)} >= ${filter.minPrice}`,
      filter.maxPrice != null && sql`${currentPrice(c)} <= ${filter.maxPrice}`,
    ]),
    FREE: filter.isFree != null && (filter.isFree ? sql`${c.price} = 0` : sql`${c.price} > 0`),
    ON_SALE: !!filter.onSale && isOnSale(c),
    RATING: filter.rating != null && sql`${c.ratingAverage} >= ${filter.rating}`,
    LENGTH: range([
      filter.minDuration != null && sql`${c.durationSec} >= ${filter.minDuration}::int * 60`,
      filter.maxDuration != null && sql`${c.durationSec} <= ${filter.maxDuration}::int * 60`,
      filter.length != null && sql`${lengthOf(c)} = ${filter.length}`,
    ]),
    LANGUAGE: filter.language != null && sql`${c.language} = ${filter.language}`,
  };
}

/** Combines both bounds of a range. Without a bound there is no condition. */
const range = (ends: readonly Condition[]): Condition => ends.some(Boolean) && all(ends);

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
  const where = all([candidates(c, filter), ...Object.values(conditionsOf(c, filter))]);
  const way = directionOf(sortOrder);
  if (sortBy === CourseSort.RELEVANCE && search)
    return { where, orderBy: sql`${relevanceOf(c, search)} ${way}, ${c.studentCount} ${way}, ${c.id}` };
  return { where, orderBy: sql`${orders[sortBy](c, way)}, ${c.id}` };
}

const inCategory = (c: Row<Course>, slug: string): Sql =>
  sql`${c.category} = any(array(select k.id from category k, (select ${categoryAt(slug)} as id) wanted
    where wanted.id in (k.id, k.parent_id)))`;

const byStudents = (c: Row<Course>, way: Sql) => sql`${c.studentCount} ${way}`;
const orders: Record<CourseSort, (c: Row<Course>, way: Sql) => Sql> = {
  [CourseSort.RELEVANCE]: byStudents,
  [CourseSort.STUDENTS]: byStudents,
  [CourseSort.PUBLISHED_AT]: (c, way) => sql`${c.publishedAt} ${way}`,
  [CourseSort.RATING]: (c, way) => sql`${c.ratingAverage} ${way}, ${c.ratingCount} ${way}`,
  [CourseSort.PRICE]: (c, way) => sql`${currentPrice(c)} ${way}`,
};
