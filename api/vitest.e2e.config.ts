import { defineConfig } from 'vitest/config';
import { common, globalSetup } from './vitest.config.ts';

/** Tests over HTTP, on the application and database of their worker. */
export default defineConfig({
  ...common,
  test: {
    ...common.test,
    globalSetup,
    setupFiles: [`${import.meta.dirname}/src/testing/setup.ts`],
    maxWorkers: 2,
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 30_000,
  },
});
