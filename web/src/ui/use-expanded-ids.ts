import { useCallback, useState } from 'react';

/** The ids of expanded items. `setOpen` expands these and collapses the others. */
export const useExpandedIds = (initial: () => readonly string[]) => {
  const [open, setSet] = useState<ReadonlySet<string>>(() => new Set(initial()));
  const toggle = useCallback(
    (id: string) =>
      setSet((old) => {
        const next = new Set(old);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const add = useCallback((id: string) => setSet((old) => new Set([...old, id])), []);
  const setOpen = useCallback((ids: readonly string[]) => setSet(new Set(ids)), []);
  return { open, toggle, add, setOpen };
};
