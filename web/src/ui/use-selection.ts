import { useCallback, useMemo, useState } from 'react';

export interface Selection<T> {
  rows: ReadonlyMap<string, T>;
  toggle: (rows: readonly T[], isOn: boolean) => void;
  clear: () => void;
}

/** The selection survives changes of page, search and filters. */
export const useSelection = <T>(getKey: (row: T) => string): Selection<T> => {
  const [rows, setRows] = useState<ReadonlyMap<string, T>>(new Map());
  const toggle = useCallback(
    (changed: readonly T[], isOn: boolean) =>
      setRows((old) => {
        const next = new Map(old);
        for (const row of changed) {
          if (isOn) next.set(getKey(row), row);
          else next.delete(getKey(row));
        }
        return next;
      }),
    [getKey],
  );
  const clear = useCallback(() => setRows(new Map()), []);
  return useMemo(() => ({ rows, toggle, clear }), [rows, toggle, clear]);
};
