import { useCallback, useState } from 'react';

/**
 * State that belongs to a key. It is reset when the key changes, and later updates for the previous key have no
 * effect.
 * @param key compared with `Object.is`
 */
export function useKeyedState<T>(key: unknown, initial: T): [T, (value: T) => void] {
  const [keyed, setKeyed] = useState({ key, value: initial });
  const isCurrent = Object.is(keyed.key, key);
  if (!isCurrent) setKeyed({ key, value: initial });
  const set = useCallback(
    (value: T) => setKeyed((old) => (Object.is(old.key, key) ? { key, value } : old)),
    [key],
  );
  return [isCurrent ? keyed.value : initial, set];
}
