import { defineConfig } from 'vitest/config';

/**
 * Tests next to the code (`src`) and tests over HTTP (`e2e`), on a real PostgreSQL that the global setup starts.
 * All test files of a worker share its modules, its application and its database.
 */
export default defineConfig({
  resolve: {
    // Loaded once as ESM and once as CommonJS, graphql refuses to work with its own types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: [`${import.meta.dirname}/src/testing/global-setup.ts`],
    setupFiles: [`${import.meta.dirname}/src/testing/setup.ts`],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A limit for tests that hang: no rule depends on it
    expect: { poll: { timeout: 10_000 } },
    server: { deps: { inline: [/type-graphql/, /@apollo\/server/, /@as-integrations/] } },
  },
});
