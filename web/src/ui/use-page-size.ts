import { useCallback, useState } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
const DEFAULT_SIZE = 20;

export interface PageSize {
  limit: number;
  setLimit: (limit: number) => void;
}

const getKey = (table: string) => `sen.pageSize.${table}`;

const load = (table: string): number => {
  const stored = readStored(getKey(table));
  return PAGE_SIZES.find((size) => size === stored) ?? DEFAULT_SIZE;
};

/** The page size of a table, stored in this browser. */
export const usePageSize = (table: string): PageSize => {
  const [limit, set] = useState(() => load(table));
  const setLimit = useCallback(
    (next: number) => {
      set(next);
      writeStored(getKey(table), next);
    },
    [table],
  );
  return { limit, setLimit };
};
