import { useState } from 'react';

/**
 * Detects a changed value while rendering, so that the component adapts its state before it shows the value. React
 * prefers this to an effect.
 * @param initial the value that the first render counts as unchanged
 * @returns true if the value differs from that of the previous render
 */
export function useHasChanged<T>(value: T, initial: T): boolean {
  const [last, setLast] = useState(initial);
  if (Object.is(last, value)) return false;
  setLast(value);
  return true;
}
