import { defineConfig } from 'vitest/config';

/** Pure logic only: what needs a page is proved by the journeys in e2e/. */
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'], environment: 'node' },
});
