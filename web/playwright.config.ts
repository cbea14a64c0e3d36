import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { artifacts } from './e2e/artifacts.ts';
import { launchOptions } from './e2e/browser.ts';
import { DESKTOP, PHONE } from './e2e/widths.ts';

/** The states of every screen take half an hour. Only `npm run drill` runs them. */
const isDrill = Boolean(process.env.DRILL);

/**
 * The tests of a worker share one context and its page, which Playwright resets between them. In a new page Chromium
 * would compile the app again, which takes three times as long as the visit.
 */
process.env.PW_TEST_REUSE_CONTEXT = '1';

/**
 * A page lives for a second, so V8's optimising compilers cost more than their code saves: a fifth of the CPU time of a
 * visit with axe.
 */
const WITHOUT_OPTIMISING_COMPILERS = '--js-flags=--no-maglev --no-turbofan';

/**
 * Journeys in a real Chromium against two instances of the built app. A story runs at one width: its tag names the
 * project. A test without a tag runs at both widths.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: isDrill ? '**/*.drill.ts' : '**/*.spec.ts',
  globalSetup: './e2e/setup.ts',
  outputDir: join(artifacts, 'journeys'),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(artifacts, 'journeys.json') }],
  ],
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Snapshots of the DOM after each action cost a third of the time; `--trace on` records them
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: launchOptions([WITHOUT_OPTIMISING_COMPILERS]),
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: DESKTOP,
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: PHONE,
    },
  ],
});
