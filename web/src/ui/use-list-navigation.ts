import { type RefObject, useRef } from 'react';
import { useShortcuts } from './shortcuts.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

interface ListNavigation {
  /** Ids of the rows in their order. Each row has its id as `data-walk`. */
  ids: readonly string[];
  /** The row that is open next to the list. */
  current: string | undefined;
  /** Handlers of other keys, by lower-case letter. */
  keys?: Readonly<Record<string, () => void>>;
}

/**
 * Keyboard navigation of a list next to the open entry: J and K anywhere on the page, the arrows within the list.
 * They move the focus; Enter opens.
 * @returns the ref of the list
 */
export function useListNavigation({ ids, current, keys }: ListNavigation): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useShortcuts((event) => {
    const isLetter = event.key.length === 1;
    const key = isLetter ? event.key.toLowerCase() : event.key;
    const step = STEPS[key];
    const isInList = list.current?.contains(event.target as Node) || event.target === document.body;
    if (step && (isInList || isLetter)) {
      const from = (document.activeElement as HTMLElement | null)?.dataset.walk ?? current;
      const next = ids[Math.max(0, Math.min(ids.length - 1, from ? ids.indexOf(from) + step : 0))];
      if (!next) return;
      event.preventDefault();
      list.current?.querySelector<HTMLElement>(`[data-walk="${CSS.escape(next)}"]`)?.focus();
    } else if (keys?.[key]) {
      event.preventDefault();
      keys[key]();
    }
  });
  return list;
}
