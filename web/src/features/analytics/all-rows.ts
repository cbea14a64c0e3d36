import type { TablePage } from '../../ui/use-table-query.ts';

/** The most that the API answers at once. */
export const PAGE = 100;

/** Every row of a list, page after page, for a file of it. */
export const allRows = async <R>(ask: (page: number) => Promise<TablePage<R>>): Promise<readonly R[]> => {
  const rows: R[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = await ask(page);
    rows.push(...items);
    if (rows.length >= total || items.length === 0) return rows;
  }
};
