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
import { facetsSql } from './course-facets.reads.ts';
import { CourseFacetCount, CourseFacets } from './course-facets.ts';
import { CourseFilter, MAX_COUNTS } from './course-filter.input.ts';
import { SEARCH_COST, SEARCH_TABLES } from './search.sql.ts';

const LISTED = 'Only listed courses are counted. They are public.';

@Resolver(() => CourseFacets)
export class CourseFacetsResolver {
  @Public()
  @Costs(SEARCH_COST, { ifArgument: 'filter.search' })
  @ReadQuery(() => CourseFacets, {
    cached: SEARCH_TABLES,
    description: 'Number of catalogue courses for each value of each filter.',
  })
  courseFacets(
    @Arg('filter', () => CourseFilter, {
      nullable: true,
      description: 'Current filter of the catalogue. Omitted: all courses.',
    })
    filter?: CourseFilter | null,
  ) {
    return derived(CourseFacets, facetsSql(filter ?? {}), LISTED);
  }

  @MaxRows(MAX_COUNTS)
  @ReadField(() => [CourseFacetCount], {
    description: 'Counts by filter and value. Values without courses are omitted.',
  })
  counts(@Root() facets: Row<CourseFacets & { counts: unknown }>) {
    return jsonRows(CourseFacetCount, facets.counts, LISTED);
  }
}
