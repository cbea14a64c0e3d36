import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '../../../ui/shortcuts.ts';

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

/** Keys of the desk. They are off while something is typed, and while a dialog is open. */
export function useDeskKeys(keys: DeskKeys): void {
  useShortcuts((event) => {
    const key = event.key.toLowerCase();
    const found =
      key === 'j'
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
  const save = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave || !keys.save || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    keys.save();
  });
  useEffect(() => {
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
}
