import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const rateOf = (page: Page) =>
  page.locator('video').evaluate((element: HTMLVideoElement) => element.playbackRate);

/** Chooses double speed in the player, and leaves the focus where the keys of the page are heard. */
export async function watchAtDoubleSpeed(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tốc độ: / }).click();
  await page.getByRole('button', { name: '2×', exact: true }).click();
  await expect.poll(() => rateOf(page)).toBe(2);
  await page.getByRole('heading', { level: 1 }).click();
}

/** The speed is remembered from one visit to the next. */
export const expectDoubleSpeed = (page: Page) => expect.poll(() => rateOf(page)).toBe(2);
