import type { OperationVariables } from '@apollo/client';
import { freshOnArrival } from '../apollo/fetch-policies.ts';
import type { QueryState } from './query-view.tsx';
import type { TableSearchParams } from './use-table-search-params.ts';

/** A numbered page of rows, as the API answers it. */
export interface TablePage<R> {
  items: readonly R[];
  page: number;
  limit: number;
  total: number;
}

/** A table's address with what the server answered to it. */
export interface TableQuery<R> {
  address: TableSearchParams;
  result: QueryState<TablePage<R>>;
  /** What is shown: also the page before while the next one is loading, but not when that one failed. */
  page: TablePage<R> | undefined;
}

interface Asked<V> {
  variables: V;
  fetchPolicy: (typeof freshOnArrival)['fetchPolicy'];
}

/**
 * Asks for the page of a table that its address names, shown at once when it is known and asked
 * for again all the same. Hand the answer to `DataTable` or to `QueryView` with `keepsPrevious`: the rows stand there,
 * dimmed, until the next ones have come, and a failure is never covered by rows of another page.
 *
 * @param useRows the generated hook of the query.
 * @param variables what the address says, as the server takes it.
 * @param select the page in the answer.
 */
export const useTableQuery = <T, V extends OperationVariables, R>(
  address: TableSearchParams,
  useRows: (asked: Asked<V>) => QueryState<T>,
  variables: V,
  select: (data: T) => TablePage<R>,
): TableQuery<R> => {
  const { data, previousData, error, loading, refetch } = useRows({
    variables,
    ...freshOnArrival,
  });
  const current = data && select(data);
  const previous = previousData && select(previousData);
  return {
    address,
    result: { data: current, previousData: previous, error, loading, refetch },
    page: current ?? (loading ? previous : undefined),
  };
};
