import { useEffect, useEffectEvent } from 'react';

interface DeskKeys {
  next?: () => void;
  previous?: () => void;
  help?: () => void;
  /** A digit: points of the row that has the focus. */
  digit?: (points: number) => void;
  comment?: () => void;
  /** Ctrl or Cmd with Enter, also while something is typed. */
  save?: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea, select, input:not([type="radio"]):not([type="checkbox"])') ||
    target.isContentEditable);

/** Keys of the desk. They are off while something is typed, and while a dialog is open. */
export function useDeskKeys(keys: DeskKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]:not([data-placement="end"])')) return;
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave && (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))) return;
    const key = event.key.toLowerCase();
    const found = isSave
      ? keys.save
      : key === 'j'
        ? keys.next
        : key === 'k'
          ? keys.previous
          : key === 'c'
            ? keys.comment
            : key === '?'
              ? keys.help
              : /^\d$/.test(key) && keys.digit && (() => keys.digit!(Number(key)));
    if (!found) return;
    event.preventDefault();
    found();
  });
  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
}
