import { expect, type Page } from '@playwright/test';
import { textPattern } from '../texts.ts';
import { press } from './find.ts';

/** The video element of the player. */
export const video = (page: Page) => page.locator('video');

export const playbackRate = (page: Page): Promise<number> =>
  video(page).evaluate((element: HTMLVideoElement) => element.playbackRate);

/** Chooses double speed in the player and moves the focus to the page, where its shortcuts work. */
export async function chooseDoubleSpeed(page: Page): Promise<void> {
  await press(page, textPattern('video:speedNow'));
  await press(page, '2×');
  await expect.poll(() => playbackRate(page)).toBe(2);
  await page.getByRole('heading', { level: 1 }).click();
}
