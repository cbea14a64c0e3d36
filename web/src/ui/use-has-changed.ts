import { useState } from 'react';

/**
 * Tells a component to adapt its state to a value while it renders, which React prefers to an effect: nothing is shown
 * with the state of the value before.
 *
 * @param initial the value that the first render counts as unchanged
 * @returns whether the value differs from that of the render before
 */
export function useHasChanged<T>(value: T, initial: T): boolean {
  const [last, setLast] = useState(initial);
  if (Object.is(last, value)) return false;
  setLast(value);
  return true;
}
