import { type Condition, type Row, raw, Sql, sql } from '../../graphql/read/index.ts';
import { type Course, currentPrice, isOnSale } from '../courses/index.ts';
import { CourseFacetKind } from './course-facets.ts';
import type { CourseFilter } from './course-filter.input.ts';
import { candidates, conditionsOf, lengthOf } from './course-list.reads.ts';

const KINDS = Object.values(CourseFacetKind);
/**
 * Each condition of the filter has a bit. A course that fails only one condition is counted for the values of that
 * condition.
 */
const bitOf = (kind: CourseFacetKind): number => 1 << KINDS.indexOf(kind);

const columns = {
  id: raw('c.id'),
  status: raw('c.status'),
  visibility: raw('c.visibility'),
  teacher: raw('c.teacher_id'),
  category: raw('c.category_id'),
  level: raw('c.level'),
  price: raw('c.price'),
  salePrice: raw('c.sale_price'),
  saleEndsAt: raw('c.sale_ends_at'),
  ratingAverage: raw('c.rating_average'),
  durationSec: raw('c.duration_sec'),
  language: raw('c.language'),
} as Row<Course>;

const missedBy = (filter: CourseFilter): Sql =>
  KINDS.map((kind): [CourseFacetKind, Condition] => [kind, conditionsOf(columns, filter)[kind]])
    .filter((each): each is [CourseFacetKind, Sql] => each[1] instanceof Sql)
    .map(([kind, fits]) => sql`case when ${fits} then 0 else ${raw(String(bitOf(kind)))} end`)
    .reduce((sum, each) => sql`${sum} + ${each}`, sql`0`);

/** Counts the courses by value, among those that pass all other conditions. */
const counted = (kind: CourseFacetKind, value: string, from = 'f'): Sql =>
  raw(`select '${kind}' as kind, ${value} as value, count(*) as count from ${from}
    where f.missed in (0, ${bitOf(kind)}) group by 2`);

const VALUES = [
  counted(
    CourseFacetKind.CATEGORY,
    'k.slug',
    'f join category own on own.id = f.category_id join category k on k.id = coalesce(own.parent_id, own.id)',
  ),
  counted(CourseFacetKind.LEVEL, 'f.level'),
  counted(CourseFacetKind.FREE, "'true'", '(select * from f where f.is_free) f'),
  counted(CourseFacetKind.ON_SALE, "'true'", '(select * from f where f.is_on_sale) f'),
  counted(
    CourseFacetKind.RATING,
    'r.least',
    "f join (values ('4.5'), ('4'), ('3.5')) r (least) on f.rating_average >= r.least::float8",
  ),
  counted(CourseFacetKind.LENGTH, 'f.length'),
  counted(CourseFacetKind.LANGUAGE, 'f.language'),
].reduce((list, each) => sql`${list} union all ${each}`);

/** Counts without the condition: the number of courses after it is removed from the filter. */
const DROPPED = raw(`select p.kind, null::text as value,
    (select count(*) from f where f.missed in (0, p.bit)) as count
  from (values ${KINDS.map((kind) => `('${kind}', ${bitOf(kind)})`).join(', ')}) p (kind, bit)`);

/** All facet counts of a filter in one scan of the listed courses. */
export const facetsOf = (filter: CourseFilter): Sql => sql`
  with f as materialized (
    select c.category_id, c.level, c.language, c.rating_average, ${lengthOf(columns)} as length,
      c.price = 0 as is_free, ${isOnSale(columns)} as is_on_sale, ${currentPrice(columns)} as price, ${missedBy(filter)} as missed
    from course c where ${candidates(columns, filter)})
  select
    coalesce((select max(f.price) from f where f.missed in (0, ${raw(String(bitOf(CourseFacetKind.PRICE)))})), 0) as "highestPrice",
    (select jsonb_agg(jsonb_build_object('kind', v.kind, 'value', v.value, 'count', v.count))
      from (${VALUES} union all ${DROPPED}) v) as counts`;
