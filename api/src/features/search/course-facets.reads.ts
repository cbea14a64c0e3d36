import { raw, Sql, sql } from '../../graphql/read/index.ts';
import { courseColumns, currentPrice } from '../courses/index.ts';
import { type CourseFilter, type FilterPart, PARTS } from './course-filter.input.ts';
import { candidates } from './course-list.reads.ts';

/** Each part of the filter has a bit. A course that fails only one part is counted for the values of that part. */
const getBit = (kind: FilterPart): number => 1 << PARTS.findIndex((part) => part.kind === kind);

const columns = courseColumns('c');

const join = (list: readonly Sql[], separator: Sql): Sql =>
  list.reduce((text, each) => sql`${text}${separator}${each}`);

/** The parts of the filter that a course fails, as a sum of their bits. */
const failedParts = (filter: CourseFilter): Sql =>
  PARTS.map(({ kind, condition }) => ({ kind, fits: condition(columns, filter) }))
    .filter((part): part is { kind: FilterPart; fits: Sql } => part.fits instanceof Sql)
    .map(({ kind, fits }) => sql`case when ${fits} then 0 else ${raw(String(getBit(kind)))} end`)
    .reduce((sum, each) => sql`${sum} + ${each}`, sql`0`);

const COUNTED = PARTS.flatMap(({ kind, counts }) => (counts ? [{ kind, counts }] : []));
/** The counted values of a course, in columns with the names of the parts. */
const COUNTED_BY = join(
  COUNTED.map(({ kind, counts }) => sql`${counts.of(columns)} as ${raw(`"${kind}"`)}`),
  raw(', '),
);

/** Counts the courses by value, among those that pass all other parts. */
const VALUES = COUNTED.map(({ kind, counts: { join: joined, value } }) => {
  const of = `f."${kind}"`;
  return raw(`select '${kind}' as kind, ${value ?? of} as value, count(*) as count from f ${joined?.(of) ?? ''}
    where f.missed in (0, ${getBit(kind)}) and ${of} is not null group by 2`);
});

/** Counts without the part: the number of courses after it is removed from the filter. */
const DROPPED = raw(`select p.kind, null::text as value,
    (select count(*) from f where f.missed in (0, p.bit)) as count
  from (values ${PARTS.map(({ kind }) => `('${kind}', ${getBit(kind)})`).join(', ')}) p (kind, bit)`);

/** All counts are computed in one scan of the listed courses. */
export const facetsSql = (filter: CourseFilter): Sql => sql`
  with f as materialized (
    select ${COUNTED_BY}, ${currentPrice(columns)} as price, ${failedParts(filter)} as missed
    from course c where ${candidates(columns, filter)})
  select
    coalesce((select max(f.price) from f where f.missed in (0, ${raw(String(getBit('PRICE')))})), 0) as "highestPrice",
    (select jsonb_agg(jsonb_build_object('kind', v.kind, 'value', v.value, 'count', v.count))
      from (${join([...VALUES, DROPPED], raw(' union all '))}) v) as counts`;
