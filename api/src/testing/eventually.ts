import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';

/** Waits for what comes by itself, on a slow machine too: no promise about how soon. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });

/**
 * What is promised within a second: it holds as soon as it is looked at, or at the latest when the second is over.
 * A machine that stood still meanwhile gets that last look as well.
 */
export async function withinASecond(check: () => unknown): Promise<void> {
  const end = performance.now() + 1000;
  while (performance.now() < end)
    try {
      await check();
      return;
    } catch {
      await pause(20);
    }
  await check();
}
