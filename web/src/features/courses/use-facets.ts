import type { CourseFacetKind } from '../../generated/schema.ts';
import { type CatalogueAddress, variablesOf } from './catalogue-filter.ts';
import { useCourseFacetsQuery } from './course-facets.gen.ts';

/** What the other values of the filter would find; all of it unknown until the answer comes, and when it fails. */
export interface Facets {
  /** Courses that a value would leave. */
  count: (kind: CourseFacetKind, value: string) => number | undefined;
  /** Courses that there would be without this part of the filter. */
  without: (kind: CourseFacetKind) => number | undefined;
  highestPrice: number | undefined;
}

/** Asked for beside the list, which does not wait for it: another page or order of the same list asks for nothing. */
export const useFacets = (address: CatalogueAddress): Facets => {
  const { data, previousData, loading } = useCourseFacetsQuery({
    variables: { filter: variablesOf(address).filter },
  });
  const known = (data ?? (loading ? previousData : undefined))?.courseFacets;
  const find = (kind: CourseFacetKind, value: string | null) =>
    known && (known.counts.find((each) => each.kind === kind && each.value === value)?.count ?? 0);
  return {
    count: find,
    without: (kind) => find(kind, null),
    highestPrice: known?.highestPrice,
  };
};
