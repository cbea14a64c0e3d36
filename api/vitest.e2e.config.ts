import { defineConfig } from 'vitest/config';
import { common, globalSetup } from './vitest.config.ts';

/** Tests over HTTP, on the application and database of their worker. The limits are for tests that hang. */
export default defineConfig({
  ...common,
  test: {
    ...common.test,
    globalSetup,
    setupFiles: [`${import.meta.dirname}/src/testing/setup.ts`],
    maxWorkers: 2,
    include: [process.env.DRILL ? 'e2e/**/*.{e2e,drill}.ts' : 'e2e/**/*.e2e.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
