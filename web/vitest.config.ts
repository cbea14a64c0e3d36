import { defineConfig } from 'vitest/config';

/**
 * `unit`: logic, without a page. `components`: the kit's pieces in a simulated page with a mocked link. Whatever needs
 * a real browser or the real server is proved by the journeys in e2e/. Loading the program takes longer than
 * most tests, so the files of one worker share its modules; those that replace a module (`vi.mock`), or need the
 * program as it starts, are `isolated`: whoever had loaded it before would keep the real one.
 */
const ISOLATED = 'src/**/*.isolated.test.tsx';

/** Limit for tests that hang: no rule depends on it. */
const HANGS_MS = 60_000;

const common = { testTimeout: HANGS_MS, expect: { poll: { timeout: HANGS_MS / 3 } } };

const inPage = {
  ...common,
  environment: 'happy-dom',
  // A link that a test presses leads nowhere: the page it is in is that of the tests after it
  environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
  setupFiles: ['src/testing/setup.ts'],
};

export default defineConfig({
  root: import.meta.dirname,
  test: {
    maxWorkers: 2,
    isolate: false,
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
          env: { VITE_REQUEST_TIMEOUT_MS: '20000' },
          environment: 'node',
        },
      },
      { test: { ...inPage, name: 'components', include: ['src/**/*.test.tsx'], exclude: [ISOLATED] } },
      { test: { ...inPage, name: 'isolated', include: [ISOLATED], isolate: true } },
    ],
  },
});
