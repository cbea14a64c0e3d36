import { defineConfig } from 'vitest/config';
import { common } from './vitest.config.ts';

/** The program from outside, over HTTP, on a real PostgreSQL. */
export default defineConfig({
  ...common,
  test: { ...common.test, maxWorkers: 2, include: ['e2e/**/*.e2e.ts'], testTimeout: 30_000 },
});
