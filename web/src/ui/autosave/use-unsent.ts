import { useCallback, useEffect, useState } from 'react';
import { unsavedOf } from './unsaved-values.ts';

/**
 * A text that is sent by a button. Until then this device stores it, so that leaving the screen loses nothing.
 *
 * @param key names what the text is about. For another key the component must be another one.
 * @param isValid checks what is stored, which another version of this application may have written
 * @returns the value, a function to change it, and one to call when the server has it
 */
export function useUnsent<T extends { text: string }>(
  key: string,
  empty: T,
  isValid: (value: T) => boolean,
): [T, (changed: Partial<T>) => void, () => void] {
  const [unsaved] = useState(() => unsavedOf(key));
  const [begun] = useState(() => {
    const stored = unsaved.read() as T | undefined;
    return typeof stored?.text === 'string' && isValid(stored) ? stored : empty;
  });
  const [value, setValue] = useState(begun);
  useEffect(() => {
    if (value !== begun) unsaved.write(value.text ? value : undefined);
  }, [unsaved, begun, value]);
  const change = useCallback((changed: Partial<T>) => setValue((old) => ({ ...old, ...changed })), []);
  const clear = () => {
    // The screen may be gone when the answer comes
    unsaved.write(undefined);
    setValue(empty);
  };
  return [value, change, clear];
}
