import { Arg, Resolver, Root } from 'type-graphql';
import { Public } from '../../graphql/allow.ts';
import {
  Costs,
  derived,
  jsonRows,
  MaxRows,
  ReadField,
  ReadQuery,
  type Row,
} from '../../graphql/read/index.ts';
import { MAX_CATEGORIES } from '../categories/index.ts';
import { facetsOf } from './course-facets.reads.ts';
import { CourseFacetCount, CourseFacets } from './course-facets.ts';
import { CourseFilter } from './course-filter.input.ts';
import { SEARCH_COST, SEARCH_TABLES } from './search.sql.ts';

const LISTED = 'Only listed courses are counted, which everyone may know.';
/** Maximum number of counts of all kinds except categories, including the count without each condition. */
const OTHER_COUNTS = 30;

@Resolver(() => CourseFacets)
export class CourseFacetsResolver {
  @Public()
  @Costs(SEARCH_COST, { given: 'filter.search' })
  @ReadQuery(() => CourseFacets, {
    cached: SEARCH_TABLES,
    description: 'How many courses of the catalogue each value of each filter would leave.',
  })
  courseFacets(
    @Arg('filter', () => CourseFilter, {
      nullable: true,
      description: 'What narrows the catalogue now; left out: nothing.',
    })
    filter?: CourseFilter | null,
  ) {
    return derived(CourseFacets, facetsOf(filter ?? {}), LISTED);
  }

  @MaxRows(MAX_CATEGORIES + OTHER_COUNTS)
  @ReadField(() => [CourseFacetCount], {
    description: 'By part and value; values that would leave nothing are left out.',
  })
  counts(@Root() facets: Row<CourseFacets & { counts: unknown }>) {
    return jsonRows(CourseFacetCount, facets.counts, LISTED);
  }
}
