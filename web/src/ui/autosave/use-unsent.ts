import { useCallback, useEffect, useState } from 'react';
import { readUnsaved, writeUnsaved } from './unsaved-values.ts';

/**
 * A text that is sent by a button: until then this device stores it, by what it is about, so that leaving the screen
 * loses nothing.
 *
 * @param isValid checks what is stored, which another version of this application may have written.
 * @returns the value, a function to change it, and one to call when the server has it
 */
export function useUnsent<T extends { text: string }>(
  key: string,
  empty: T,
  isValid: (value: T) => boolean,
): [T, (changed: Partial<T>) => void, () => void] {
  const [value, setValue] = useState(() => {
    const stored = readUnsaved(key) as T | undefined;
    return typeof stored?.text === 'string' && isValid(stored) ? stored : empty;
  });
  useEffect(() => writeUnsaved(key, value.text ? value : undefined), [key, value]);
  const change = useCallback((changed: Partial<T>) => setValue((old) => ({ ...old, ...changed })), []);
  const clear = () => {
    // The screen may be gone when the answer comes
    writeUnsaved(key, undefined);
    setValue(empty);
  };
  return [value, change, clear];
}
