import { type RefObject, useRef } from 'react';
import { useShortcuts } from './shortcuts.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

interface ListWalk {
  /** Of the rows in their order: each has its own as `data-walk`. */
  ids: readonly string[];
  /** The one that is open beside the list. */
  current: string | undefined;
  /** What other keys do, by their small letter. */
  keys?: Readonly<Record<string, () => void>>;
}

/**
 * Walks a list that stands beside what is open: J and K from anywhere on the page, the arrows within the list. They move
 * the focus; Enter opens. Returns where the list is to be.
 */
export function useListWalk({ ids, current, keys }: ListWalk): RefObject<HTMLDivElement | null> {
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
