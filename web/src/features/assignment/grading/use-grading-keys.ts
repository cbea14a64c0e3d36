import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '../../../ui/shortcuts.ts';

interface GradingKeys {
  next?: () => void;
  previous?: () => void;
  help?: () => void;
  /** A digit: sets the points of the focused criterion. */
  digit?: (points: number) => void;
  comment?: () => void;
  /** Ctrl or Cmd with Enter, also while a field has the focus. */
  save?: () => void;
}

/** Shortcuts of grading. They are off while a field has the focus or a dialog is open. */
export function useGradingKeys(keys: GradingKeys): void {
  useShortcuts((event) => {
    const key = event.key.toLowerCase();
    const action =
      key === 'j'
        ? keys.next
        : key === 'k'
          ? keys.previous
          : key === 'c'
            ? keys.comment
            : key === '?'
              ? keys.help
              : /^\d$/.test(key) && keys.digit && (() => keys.digit!(Number(key)));
    if (!action) return;
    event.preventDefault();
    action();
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
