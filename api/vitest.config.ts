import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** What every kind of the API's tests shares. */
export const common = {
  resolve: {
    // Loaded once as ESM and once as CommonJS, graphql refuses to work with its own types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    globalSetup: [`${import.meta.dirname}/src/testing/global-setup.ts`],
    setupFiles: [`${import.meta.dirname}/src/testing/setup.ts`],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Patience, not a promise: what is promised within a time says so itself
    expect: { poll: { timeout: 10_000 } },
    server: { deps: { inline: [/type-graphql/, /@apollo\/server/, /@as-integrations/] } },
  },
} satisfies TestProjectInlineConfiguration;

/** Tests that declare a schema of their own would find each other's classes in type-graphql's one registry. */
const OWN_SCHEMAS = ['src/graphql/**/*.test.ts'];

/** Tests whose parts share one program (`billing/testing/payments.ts`): each file closes it, so each has its own modules. */
const OWN_PROGRAM = [
  'src/features/billing/payment.test.ts',
  'src/features/billing/{disputes,refunds,settlement}/*.test.ts',
];

/**
 * Unit and integration tests beside the code, on a real PostgreSQL that the global setup starts. Loading the
 * program takes longer than most files' tests, so the files of one worker share its modules.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...common,
        test: {
          ...common.test,
          name: 'program',
          // Texts and reasons are there as in the program, also where a test asks for one function
          setupFiles: [...common.test.setupFiles, `${import.meta.dirname}/src/testing/setup-features.ts`],
          include: ['src/**/*.test.ts'],
          exclude: [...OWN_SCHEMAS, ...OWN_PROGRAM],
          isolate: false,
        },
      },
      {
        ...common,
        test: {
          ...common.test,
          name: 'own program',
          setupFiles: [...common.test.setupFiles, `${import.meta.dirname}/src/testing/setup-features.ts`],
          include: OWN_PROGRAM,
        },
      },
      { ...common, test: { ...common.test, name: 'own schemas', include: OWN_SCHEMAS } },
    ],
  },
});
