import { defineConfig } from 'vitest/config';
import { common } from './vitest.config.ts';

/** The program from outside, over HTTP, on a real PostgreSQL. The files of one worker share its modules, as in vitest.config.ts. */
export default defineConfig({
  ...common,
  test: {
    ...common.test,
    setupFiles: [...common.test.setupFiles, `${import.meta.dirname}/src/testing/setup-features.ts`],
    isolate: false,
    maxWorkers: 2,
    include: ['e2e/**/*.e2e.ts'],
    testTimeout: 30_000,
  },
});
