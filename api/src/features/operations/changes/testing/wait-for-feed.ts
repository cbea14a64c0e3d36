import { afterAll, vi } from 'vitest';

/** Longer than the longest transaction of other test files. The seed of the demo is one. */
const MAX_MS = 600_000;

/**
 * Call it in each test file that uses {@link waitForFeed}, directly or by another module. A module that several files of
 * a worker import runs only once.
 */
export function useFeedTimeouts(): void {
  vi.setConfig({ testTimeout: MAX_MS + 15_000 });
  afterAll(() => vi.resetConfig());
}

/**
 * Waits until a feed shows changes. Feeds end before the oldest transaction of the whole cluster, and other tests use
 * databases in the same cluster.
 */
export const waitForFeed = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: MAX_MS, interval: 50 });
