import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface TableSearchParams {
  page: number;
  search: string;
  sortBy: string;
  sortOrder: 'ASC' | 'DESC';
  /** The value of a filter; '' if it is off. */
  filter: (name: string) => string;
  /** Changes the URL. All changes except for the page return to page 1. An empty value removes the parameter. */
  set: (changes: Record<string, string | number | null>) => void;
  hrefOfPage: (page: number) => string;
  /** True if a search or a filter is active. */
  isNarrowed: boolean;
  /** Removes search and filters; the order stays. */
  clear: () => void;
  /** Filters and order as a query string, to be saved; '' by default. */
  setting: string;
  /** Applies saved filters and order, without a search, from page 1. */
  apply: (setting: string) => void;
}

interface Options {
  sortBy: string;
  sortOrder?: 'ASC' | 'DESC';
  filters?: readonly string[];
}

/** The page number of a URL; 1 if it is invalid. */
export const parsePage = (value: string | null): number => {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 ? page : 1;
};

const pickSettings = (params: URLSearchParams, filters: readonly string[]): URLSearchParams => {
  const names = [...filters, 'sortBy', 'sortOrder'];
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
};

/** Stores a table's page, search, filters and order in the URL. */
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
          // The current URL, because the last render may not include a change that was made just before
          const next = new URLSearchParams(window.location.search);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        // A search is refined letter by letter, so Back leaves it as a whole
        { preventScrollReset: true, replace: 'search' in changes },
      );
    },
    [setParams],
  );

  const apply = useCallback(
    (setting: string) => setParams(pickSettings(new URLSearchParams(setting), filters)),
    [setParams, filters],
  );

  return useMemo(() => {
    const order = params.get('sortOrder');
    return {
      page: parsePage(params.get('page')),
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
      setting: String(pickSettings(params, filters)),
      apply,
      clear: () => set(Object.fromEntries(['search', ...filters].map((name) => [name, null]))),
    };
  }, [params, set, apply, sortBy, sortOrder, filters]);
};
