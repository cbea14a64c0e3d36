import { defineConfig } from 'vitest/config';

/** The built program in a real browser: two files of journeys at a time, each on a program and demo data of its own. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['e2e/**/*.journey.ts'],
    globalSetup: ['e2e/setup.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
