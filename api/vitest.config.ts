import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const setup = (file: string) => `${import.meta.dirname}/src/testing/${file}`;
/** Starts the run's PostgreSQL. Of the root, so that all projects use one. */
export const globalSetup = [setup('global-setup.ts')];

/** What the tests next to the code and the tests over HTTP have in common. */
export const common = {
  resolve: {
    // Loaded once as ESM and once as CommonJS, graphql refuses to work with its own types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    isolate: false,
    // Limits for tests that hang: no rule depends on them
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    server: { deps: { inline: [/type-graphql/, /@apollo\/server/] } },
  },
} satisfies TestProjectInlineConfiguration;

/**
 * Test files share the modules, the application and the database of their worker; only `*.schema.test.ts`, which
 * declare GraphQL types of their own, have modules of their own, because type-graphql has one registry per process.
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
