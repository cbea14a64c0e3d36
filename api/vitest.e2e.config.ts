import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/** The program from outside, over HTTP, on a real PostgreSQL. */
export default defineConfig({
  ...base,
  test: { ...base.test, include: ['e2e/**/*.e2e.ts'], testTimeout: 30_000 },
});
