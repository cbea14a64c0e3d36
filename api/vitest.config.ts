import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const setup = (file: string) => `${import.meta.dirname}/src/testing/${file}`;
/** Starts the run's PostgreSQL. It is in the root configuration, so that all projects share one. */
export const globalSetup = [setup('global-setup.ts')];

/** Settings for the tests next to the code and for those over HTTP. */
export const common = {
  resolve: {
    // Prevents that graphql is loaded twice, as ESM and as CommonJS, because it rejects types of another copy
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    isolate: false,
    // Limits for tests that hang
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    server: { deps: { inline: [/type-graphql/, /@apollo\/server/] } },
  },
} satisfies TestProjectInlineConfiguration;

/**
 * Test files share the modules, the application and the database of their worker; only `*.schema.test.ts`, which
 * declare other GraphQL types, have separate modules, because type-graphql has one registry per process.
 */
export default defineConfig({
  test: {
    globalSetup,
    maxWorkers: 2,
    projects: [
      {
        ...common,
        test: {
          ...common.test,
          name: 'application',
          setupFiles: [setup('setup.ts')],
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.schema.test.ts'],
        },
      },
      {
        ...common,
        test: {
          ...common.test,
          name: 'schema',
          isolate: true,
          setupFiles: ['reflect-metadata'],
          include: ['src/**/*.schema.test.ts'],
        },
      },
    ],
  },
});
