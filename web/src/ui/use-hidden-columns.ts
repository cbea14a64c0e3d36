import { useCallback, useState } from 'react';

const keyOf = (table: string) => `sen.columns.${table}`;

const load = (table: string): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
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
        try {
          localStorage.setItem(keyOf(table), JSON.stringify(next));
        } catch {
          // Without storage the choice lasts as long as the page.
        }
        return next;
      }),
    [table],
  );
  return [hidden, setShown];
};
