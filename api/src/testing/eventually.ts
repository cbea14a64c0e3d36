import { vi } from 'vitest';

/** Waits for an asynchronous effect, also on a slow machine. It does not test how soon the effect occurs. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
