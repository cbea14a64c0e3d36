import { useCallback, useState } from 'react';

/** The ids of expanded items. `setOpen` expands these and collapses the others. */
export const useExpandedIds = (initial: () => readonly string[]) => {
  const [open, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(initial()));
  const toggle = useCallback(
    (id: string) =>
      setOpenIds((old) => {
        const next = new Set(old);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const add = useCallback((id: string) => setOpenIds((old) => new Set([...old, id])), []);
  const setOpen = useCallback((ids: readonly string[]) => setOpenIds(new Set(ids)), []);
  return { open, toggle, add, setOpen };
};
