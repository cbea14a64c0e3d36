import { useCallback, useMemo, useState } from 'react';

export interface Selection<T> {
  rows: ReadonlyMap<string, T>;
  toggle: (rows: readonly T[], isOn: boolean) => void;
  clear: () => void;
}

/** The selection survives changes of page, search and filters. */
export const useSelection = <T>(keyOf: (row: T) => string): Selection<T> => {
  const [rows, setRows] = useState<ReadonlyMap<string, T>>(new Map());
  const toggle = useCallback(
    (changed: readonly T[], isOn: boolean) =>
      setRows((old) => {
        const next = new Map(old);
        for (const row of changed) {
          if (isOn) next.set(keyOf(row), row);
          else next.delete(keyOf(row));
        }
        return next;
      }),
    [keyOf],
  );
  const clear = useCallback(() => setRows(new Map()), []);
  return useMemo(() => ({ rows, toggle, clear }), [rows, toggle, clear]);
};
