import { afterAll, vi } from 'vitest';

/** A limit for the longest transaction of other test files: the seed of the demo by code is one. */
const LONGEST_MS = 600_000;

/** Has to be called before the first test, for those that wait {@link patiently}. */
export function bePatient(): void {
  vi.setConfig({ testTimeout: LONGEST_MS + 15_000 });
  afterAll(() => vi.resetConfig());
}

/**
 * Waits for what a feed is to show. Feeds end before the oldest transaction of the whole cluster, and the tests beside
 * have their databases in the same one.
 */
export const patiently = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: LONGEST_MS, interval: 50 });
