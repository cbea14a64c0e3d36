import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a table shows, as its address says. */
export interface TableSearchParams {
  page: number;
  search: string;
  sortBy: string;
  sortOrder: 'ASC' | 'DESC';
  /** The value of a filter by its name, '' when it is off. */
  filter: (name: string) => string;
  /** Changes the address; every change but that of the page goes back to page 1. An empty value removes the name. */
  set: (changes: Record<string, string | number | null>) => void;
  /** The address of another page of the same table. */
  hrefOfPage: (page: number) => string;
  /** True when a search or a filter narrows the table. */
  isNarrowed: boolean;
  /** Removes search and filters, keeps the order. */
  clear: () => void;
  /** Filters and order as a query, for coming back to them; '' when the table is as it first was. */
  setting: string;
  /** Shows the table with such filters and such an order, without a search, from page 1. */
  apply: (setting: string) => void;
}

interface Options {
  sortBy: string;
  sortOrder?: 'ASC' | 'DESC';
  /** Names of the filters in the address. */
  filters?: readonly string[];
}

/** Reads a page number from an address; anything odd is page 1. */
export const pageOf = (value: string | null): number => {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 ? page : 1;
};

/** What of an address says how its table is filtered and ordered. */
const settingOf = (params: URLSearchParams, filters: readonly string[]): URLSearchParams => {
  const names = [...filters, 'sortBy', 'sortOrder'];
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
};

/** Keeps a table's page, search, filters and order in the address. */
export const useTableSearchParams = ({
  sortBy,
  sortOrder = 'DESC',
  filters = [],
}: Options): TableSearchParams => {
  const [params, setParams] = useSearchParams();

  const set = useCallback(
    (changes: Record<string, string | number | null>) => {
      setParams(
        () => {
          // Of this moment: what was rendered last may not know of a change that was made just before this one
          const next = new URLSearchParams(window.location.search);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        // A search is refined letter by letter: going back leaves it as a whole
        { preventScrollReset: true, replace: 'search' in changes },
      );
    },
    [setParams],
  );

  const apply = useCallback(
    (setting: string) => setParams(settingOf(new URLSearchParams(setting), filters)),
    [setParams, filters],
  );

  return useMemo(() => {
    const order = params.get('sortOrder');
    return {
      page: pageOf(params.get('page')),
      search: params.get('search') ?? '',
      sortBy: params.get('sortBy') ?? sortBy,
      sortOrder: order === 'ASC' || order === 'DESC' ? order : sortOrder,
      filter: (name) => params.get(name) ?? '',
      set,
      hrefOfPage: (page) => {
        const next = new URLSearchParams(params);
        if (page === 1) next.delete('page');
        else next.set('page', String(page));
        return `?${next}`;
      },
      isNarrowed: ['search', ...filters].some((name) => params.get(name)),
      setting: String(settingOf(params, filters)),
      apply,
      clear: () => set(Object.fromEntries(['search', ...filters].map((name) => [name, null]))),
    };
  }, [params, set, apply, sortBy, sortOrder, filters]);
};
