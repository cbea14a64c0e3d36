import { useCallback, useState } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

const keyOf = (table: string) => `sen.columns.${table}`;

const load = (table: string): readonly string[] => {
  const stored = readStored(keyOf(table));
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
};

/** The columns of a table that its viewer does not want to see; this browser remembers them. */
export const useHiddenColumns = (
  table: string,
): [hidden: readonly string[], setShown: (key: string, isShown: boolean) => void] => {
  const [hidden, setHidden] = useState(() => load(table));
  const setShown = useCallback(
    (key: string, isShown: boolean) =>
      setHidden((old) => {
        const next = isShown ? old.filter((each) => each !== key) : [...old, key];
        writeStored(keyOf(table), next);
        return next;
      }),
    [table],
  );
  return [hidden, setShown];
};
