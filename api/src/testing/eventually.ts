import { vi } from 'vitest';

/** Waits for what comes by itself, on a slow machine too: no promise about how soon. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });
