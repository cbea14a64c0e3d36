import type { TablePage } from '../../ui/use-table-query.ts';

/** The API's maximum page size. */
export const MAX_PAGE_SIZE = 100;

/** Fetches all rows of a list page by page, for a file. */
export const allRows = async <R>(ask: (page: number) => Promise<TablePage<R>>): Promise<readonly R[]> => {
  const rows: R[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await ask(page);
    rows.push(...items);
    if (rows.length >= total || items.length === 0) return rows;
  }
};
