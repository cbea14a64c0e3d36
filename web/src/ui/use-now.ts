import { useEffect, useState } from 'react';

const SECOND = 1000;
/** For clocks that count minutes and days. */
export const MINUTE = 60 * SECOND;

/** The time in milliseconds since 1970, anew after each interval (milliseconds) until a moment has come. */
export function useNow(every: number = SECOND, until = Number.POSITIVE_INFINITY): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (Date.now() >= until) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, every);
    return () => clearInterval(timer);
  }, [every, until]);
  return now;
}

/** Whole seconds until a moment, ticking; 0 once it is over and where there is none. */
export function useSecondsLeft(iso: string | null): number {
  const until = iso ? Date.parse(iso) : 0;
  return Math.max(0, Math.ceil((until - useNow(SECOND, until)) / SECOND));
}
