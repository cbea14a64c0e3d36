import { defineConfig } from 'vitest/config';

/** Unit and integration tests beside the code, on a real PostgreSQL that the global setup starts. */
export default defineConfig({
  resolve: {
    // Loaded once as ESM and once as CommonJS, graphql refuses to work with its own types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Patience, not a promise: what is promised within a time says so itself
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    server: { deps: { inline: [/type-graphql/, /@apollo\/server/, /@as-integrations/] } },
  },
});
