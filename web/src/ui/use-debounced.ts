import { useCallback, useEffect, useRef, useState } from 'react';

/** The value after it has not changed for some milliseconds. */
export const useDebouncedValue = <T>(value: T, ms: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
};

interface Debounced<A extends unknown[]> {
  call: (...args: A) => void;
  cancel: () => void;
}

/** A function that runs after it has not been called for some milliseconds. It does not run after unmounting. */
export const useDebouncedCallback = <A extends unknown[]>(
  run: (...args: A) => void,
  ms: number,
): Debounced<A> => {
  const latest = useRef(run);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = run;
  });
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const call = useCallback(
    (...args: A) => {
      cancel();
      timer.current = setTimeout(() => latest.current(...args), ms);
    },
    [cancel, ms],
  );
  useEffect(() => cancel, [cancel]);
  return { call, cancel };
};
