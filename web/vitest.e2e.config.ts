import { defineConfig } from 'vitest/config';
import { ByName } from './e2e/order.ts';

/** The built program in a real browser: one role after another, on one database with the demo data. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['e2e/**/*.journey.ts'],
    globalSetup: ['e2e/setup.ts'],
    environment: 'node',
    fileParallelism: false,
    sequence: { sequencer: ByName },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
