import { useEffect, useEffectEvent } from 'react';
import { createStore } from '../store.ts';
import { readStored, writeStored } from './browser-storage.ts';

const KEY = 'sen.shortcuts';
const FIELDS =
  'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]:not([contenteditable=false])';

const letters = createStore(() => readStored(KEY) !== false, true, [KEY]);

/** Switches single-character shortcuts on or off in this browser (WCAG 2.1.4). */
export const setLetterShortcuts = (isOn: boolean): void => {
  writeStored(KEY, isOn);
  letters.set(isOn);
};

/** True if single-character shortcuts are on. They are on by default. */
export const useLetterShortcuts = letters.use;

/** True if a key belongs to a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(FIELDS) !== null;

/** True if a key is a shortcut of the page: not while a field has the focus or a dialog is open. */
const isShortcut = ({ defaultPrevented, ctrlKey, metaKey, altKey, key, target }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isTyping(target) &&
  !document.querySelector('dialog[open]') &&
  (key.length > 1 || key === ' ' || letters.get());

/** Handles shortcuts of the page, wherever the focus is. */
export const useShortcuts = (onShortcut: (event: KeyboardEvent) => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event)) onShortcut(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
