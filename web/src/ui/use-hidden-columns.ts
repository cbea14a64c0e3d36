import { useCallback, useState } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

const getKey = (table: string) => `sen.columns.${table}`;

const load = (table: string): readonly string[] => {
  const stored = readStored(getKey(table));
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
};

/** The hidden columns of a table, stored in this browser. */
export const useHiddenColumns = (
  table: string,
): [hidden: readonly string[], setShown: (key: string, isShown: boolean) => void] => {
  const [hidden, setHidden] = useState(() => load(table));
  const setShown = useCallback(
    (key: string, isShown: boolean) =>
      setHidden((old) => {
        const next = isShown ? old.filter((each) => each !== key) : [...old, key];
        writeStored(getKey(table), next);
        return next;
      }),
    [table],
  );
  return [hidden, setShown];
};
