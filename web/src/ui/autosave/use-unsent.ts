import { useCallback, useEffect, useState } from 'react';
import { getUnsavedValue } from './unsaved-values.ts';

/**
 * State of a text until it is submitted. It is stored in this browser, so that leaving the page does not lose it.
 *
 * @param key identifies the text in storage. Remount the component to change it.
 * @param isValid validates a stored value, which another release may have written
 * @returns the value, a function to change it, and a function to call once the server has stored it
 */
export function useUnsent<T extends { text: string }>(
  key: string,
  empty: T,
  isValid: (value: T) => boolean,
): [T, (changed: Partial<T>) => void, () => void] {
  const [unsaved] = useState(() => getUnsavedValue(key));
  const [initial] = useState(() => {
    const stored = unsaved.read() as T | undefined;
    return typeof stored?.text === 'string' && isValid(stored) ? stored : empty;
  });
  const [value, setValue] = useState(initial);
  useEffect(() => {
    if (value !== initial) unsaved.write(value.text ? value : undefined);
  }, [unsaved, initial, value]);
  const change = useCallback((changed: Partial<T>) => setValue((old) => ({ ...old, ...changed })), []);
  const clear = () => {
    // The component may be unmounted when the response arrives
    unsaved.write(undefined);
    setValue(empty);
  };
  return [value, change, clear];
}
