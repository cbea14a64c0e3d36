import type { CourseFacetKind } from '../../generated/schema.ts';
import { type CatalogueState, toVariables } from './catalogue-filter.ts';
import { useCourseFacetsQuery } from './course-facets.gen.ts';

/** Counts of courses for other filter values; undefined while they are loading and after an error. */
export interface Facets {
  count: (kind: CourseFacetKind, value: string) => number | undefined;
  /** The number of courses without this part of the filter. */
  without: (kind: CourseFacetKind) => number | undefined;
  highestPrice: number | undefined;
}

/** Fetched separately, so that the list need not wait. Another page or order of the list sends no new query. */
export const useFacets = (state: CatalogueState): Facets => {
  const { data, previousData, loading } = useCourseFacetsQuery({
    variables: { filter: toVariables(state).filter },
  });
  const facets = (data ?? (loading ? previousData : undefined))?.courseFacets;
  const find = (kind: CourseFacetKind, value: string | null) =>
    facets && (facets.counts.find((each) => each.kind === kind && each.value === value)?.count ?? 0);
  return {
    count: find,
    without: (kind) => find(kind, null),
    highestPrice: facets?.highestPrice,
  };
};
