import { defineConfig } from 'vitest/config';

/**
 * `unit`: logic without a page. `components`: components in a simulated page with a mocked link. The journeys in e2e/
 * prove what needs a real browser or the real server. Loading the app takes longer than most tests, so the files of a
 * worker share its modules. Tests that replace a module (`vi.mock`), or need the app in its initial state, are
 * `isolated`, because a module that was loaded before would not be replaced.
 */
const ISOLATED = 'src/**/*.isolated.test.tsx';

/** Timeout of tests that hang. No assertion depends on it. */
const HANGS_MS = 60_000;

const common = { testTimeout: HANGS_MS, expect: { poll: { timeout: HANGS_MS / 3 } } };

const inPage = {
  ...common,
  environment: 'happy-dom',
  // A link that a test clicks must not navigate, because the following tests use the same page
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
