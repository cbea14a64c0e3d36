import { useMemo, useSyncExternalStore } from 'react';

export const SECOND = 1000;
/** Interval for displays of minutes and days. */
export const MINUTE = 60 * SECOND;

/** A clock that ticks after each interval until a time. Its value does not change between two ticks. */
const makeClock = (every: number, until: number) => {
  let now = Date.now();
  return {
    read: () => now,
    subscribe: (onTick: () => void) => {
      now = Date.now();
      if (now >= until) return () => undefined;
      const timer = setInterval(() => {
        now = Date.now();
        onTick();
        if (now >= until) clearInterval(timer);
      }, every);
      return () => clearInterval(timer);
    },
  };
};

/** The time in milliseconds since the epoch, updated after each interval (milliseconds) until a time. */
export function useNow(every: number = SECOND, until = Number.POSITIVE_INFINITY): number {
  const { subscribe, read } = useMemo(() => makeClock(every, until), [every, until]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whole seconds until a time, ticking; 0 after it or without one. */
export function useSecondsLeft(iso: string | null): number {
  const until = iso ? Date.parse(iso) : 0;
  return Math.max(0, Math.ceil((until - useNow(SECOND, until)) / SECOND));
}
