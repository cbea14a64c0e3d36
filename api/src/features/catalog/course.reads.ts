import { directionOf, type SortOrder } from '../../graphql/page.args.ts';
import {
  all,
  COMMAND_DECIDED,
  type Condition,
  type Row,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { Course } from './course.entity.ts';
import { isListed } from './course.visibility.ts';
import type { CourseFacetKind } from './course-facets.ts';
import { type CourseFilter, CourseSort } from './course-filter.input.ts';
import { isFound, relevanceOf } from './search/search.sql.ts';

/** Whether the sale price runs at the moment of the query. */
export const isOnSale = (c: Row<Course>): Sql =>
  sql`(${c.salePrice} is not null and (${c.saleEndsAt} is null or ${c.saleEndsAt} > now()))`;

/** What a buyer pays at the moment of the query. */
export const currentPrice = (c: Row<Course>): Sql =>
  sql`case when ${isOnSale(c)} then ${c.salePrice} else ${c.price} end`;

/** The lowest price of the 30 days before the sale that runs, or of the last 30 days without one. */
export const lowestPrice = (c: Row<Course>): Sql => sql`(
  select min(p.amount) from course_price_piece p, lateral (
    select case when ${isOnSale(c)} then coalesce(max(l.ends_at), now()) else now() end as at
    from course_price_piece l where l.course_id = ${c.id} and not l.is_sale and l.ends_at <= now()) until
  where p.course_id = ${c.id} and p.starts_at < until.at and p.ends_at > until.at - interval '30 days')`;

/** How long a course is, as people choose it. */
export const lengthOf = (c: Pick<Row<Course>, 'durationSec'>): Sql =>
  sql`case when ${c.durationSec} < 5 * 3600 then 'SHORT' when ${c.durationSec} <= 15 * 3600 then 'MEDIUM' else 'LONG' end`;

/** What a filter asks for, by what a person would undo at once; what it leaves out is absent. */
export function conditionsOf(c: Row<Course>, filter: CourseFilter): Record<CourseFacetKind, Condition> {
  const search = filter.search?.trim() ?? '';
  return {
    // Punctuation alone finds nothing rather than everything
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

/** Both ends of a range together, or nothing where neither is given. */
const range = (ends: readonly Condition[]): Condition => ends.some(Boolean) && all(ends);

/** The courses that any list of the catalogue is taken from: anyone may find them. */
export const candidates = (c: Row<Course>, filter: CourseFilter): Sql =>
  all([
    isListed(c),
    filter.courseIds != null && sql`${c.id} = any(${filter.courseIds.filter(isUuid)}::uuid[])`,
    filter.teacherId != null && sql`${c.teacher} = ${uuid(filter.teacherId)}`,
  ]);

/** A page of the catalogue: only courses that anyone may find. */
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

/** The category at an address that leads to it now, or did once. */
export const categoryAt = (slug: string): Sql =>
  sql`coalesce((select a.id from category a where a.slug = ${slug}), (select s.category_id from category_slug s where s.slug = ${slug}))`;

const byStudents = (c: Row<Course>, way: Sql) => sql`${c.studentCount} ${way}`;
const orders: Record<CourseSort, (c: Row<Course>, way: Sql) => Sql> = {
  [CourseSort.RELEVANCE]: byStudents,
  [CourseSort.STUDENTS]: byStudents,
  [CourseSort.PUBLISHED_AT]: (c, way) => sql`${c.publishedAt} ${way}`,
  [CourseSort.RATING]: (c, way) => sql`${c.ratingAverage} ${way}, ${c.ratingCount} ${way}`,
  [CourseSort.PRICE]: (c, way) => sql`${currentPrice(c)} ${way}`,
};

/** A course by id, by its name in addresses, or by a former one. */
export const byIdOrSlug = (c: Row<Course>, idOrSlug: string): Sql =>
  isUuid(idOrSlug)
    ? sql`${c.id} = ${idOrSlug}`
    : sql`${c.id} = coalesce((select k.id from course k where k.slug = ${idOrSlug}),
        (select s.course_id from course_slug s where s.slug = ${idOrSlug}))`;

/** Read after the commit, as the answer of a mutation whose command has decided who may have it. */
export const courseAfter = (id: string) =>
  rows(Course, (c) => ({ where: sql`${c.id} = ${id}` }), { skipVisibility: COMMAND_DECIDED });
