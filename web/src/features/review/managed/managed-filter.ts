import type { CourseStatus, CourseVisibility, ManagedCourseFilter } from '../../../generated/schema.ts';
import type { TableSearchParams } from '../../../ui/use-table-search-params.ts';
import { TONES } from '../../studio/index.ts';

export const MANAGED_FILTERS = ['status', 'category', 'visibility', 'price', 'restore'] as const;

export const STATUSES = Object.keys(TONES) as readonly CourseStatus[];
export const VISIBILITIES: readonly CourseVisibility[] = ['PUBLIC', 'UNLISTED', 'PRIVATE'];

/** The filters of the URL as the query's input. Invalid values are ignored. */
export const managedFilter = ({
  search,
  filter,
}: Pick<TableSearchParams, 'search' | 'filter'>): ManagedCourseFilter => {
  const status = STATUSES.find((each) => each === filter('status'));
  const price = filter('price');
  return {
    search: search || null,
    status: status ? [status] : null,
    categoryId: filter('category') || null,
    visibility: VISIBILITIES.find((each) => each === filter('visibility')) ?? null,
    asksToRestore: filter('restore') === 'asked' ? true : null,
    isFree: price === 'free' ? true : price === 'paid' ? false : null,
  };
};
