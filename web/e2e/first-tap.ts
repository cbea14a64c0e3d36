import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';

/** Lighthouse's emulated phone: a slow processor and a slow 4G network. */
const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Times of the taps in milliseconds after the load event, while the app is loaded and hydrated. */
const TAPS_AFTER_MS = [100, 300, 500, 700, 900];

export interface FirstTaps {
  /** The slowest reaction to a tap in milliseconds (interaction to next paint). */
  inp: number;
  /** Cumulative layout shift until a second after hydration. */
  shift: number;
}

/** Taps the menu of a page during its first second on an emulated phone. */
export async function measureFirstTaps(url: string, hydrated: string): Promise<FirstTaps> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(() => {
      const measured = { inp: 0, shift: 0 };
      Object.assign(window, { measured });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) measured.inp = Math.max(measured.inp, entry.duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) measured.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    const { width } = page.viewportSize()!;
    let passed = 0;
    for (const at of TAPS_AFTER_MS) {
      await page.waitForTimeout(at - passed);
      passed = at;
      // The last button of the header opens the menu, and the next tap closes it
      await page.touchscreen.tap(width - 30, 32);
    }
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, hydrated);
    await page.waitForTimeout(1000);
    return await page.evaluate(() => (window as unknown as { measured: FirstTaps }).measured);
  } finally {
    await browser.close();
  }
}
