import type { OperationVariables } from '@apollo/client';
import { cacheAndNetwork } from '../apollo/fetch-policies.ts';
import type { QueryState } from './query-view.tsx';
import type { TableSearchParams } from './use-table-search-params.ts';

/** A numbered page of rows, as the API returns it. */
export interface TablePage<R> {
  items: readonly R[];
  page: number;
  limit: number;
  total: number;
}

/** The URL state of a table with the server's response. */
export interface TableQuery<R> {
  tableParams: TableSearchParams;
  result: QueryState<TablePage<R>>;
  /** The shown page: the previous one while the next is loading, unless loading failed. */
  page: TablePage<R> | undefined;
}

interface TableQueryOptions<V> {
  variables: V;
  fetchPolicy: (typeof cacheAndNetwork)['fetchPolicy'];
}

/**
 * Queries the page of a table that the URL describes. A cached page is shown immediately and fetched again. Pass the
 * result to `DataTable`, or to `QueryView` with `keepsPrevious`: the rows stay dimmed until the next ones are loaded,
 * and rows of another page never hide an error.
 * @param useRows the generated hook of the query
 * @param variables the URL state as variables of the query
 * @param select the page in the response
 */
export const useTableQuery = <T, V extends OperationVariables, R>(
  tableParams: TableSearchParams,
  useRows: (options: TableQueryOptions<V>) => QueryState<T>,
  variables: V,
  select: (data: T) => TablePage<R>,
): TableQuery<R> => {
  const { data, previousData, error, loading, refetch } = useRows({
    variables,
    ...cacheAndNetwork,
  });
  const current = data && select(data);
  const previous = previousData && select(previousData);
  return {
    tableParams,
    result: { data: current, previousData: previous, error, loading, refetch },
    page: current ?? (loading ? previous : undefined),
  };
};
