import { expect, test } from 'vitest';
import { accessible, inspect } from '../looks.ts';
import type { Visitor } from '../visitor.ts';

/** A course before it is bought. */
export function trying(guest: Visitor): void {
  test('goes from the list to a course and tries a lesson where it stands', async () => {
    const { page } = guest;
    await guest.go('/courses');
    await page
      .getByRole('link', { name: /React 19/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /React 19/ }).waitFor();
    await inspect(guest, 'detail');
    // From the cover, in a dialog
    await page.getByRole('button', { name: 'Học thử', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Học thử: / });
    await expect.poll(async () => (await dialog.innerText()).length).toBeGreaterThan(400);
    await accessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    // In the outline, where it stands
    await page
      .getByRole('button', { name: /^Học thử\s*:/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Đóng\s*:/ }).waitFor();
    const preview = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Đóng\s*:/ }) });
    await preview.locator('p').first().waitFor();
    await expect.poll(async () => (await preview.innerText()).length).toBeGreaterThan(400);
    await accessible(page);
    await page.getByRole('button', { name: /^Đóng\s*:/ }).click();
  });

  test('plays a video before buying', async () => {
    const { page } = guest;
    await guest.go('/courses/doc-hieu-so-lieu');
    // The promo, from the cover
    await page.getByRole('button', { name: 'Xem giới thiệu' }).click();
    const dialog = page.getByRole('dialog', { name: /^Giới thiệu: / });
    await expect
      .poll(() => dialog.locator('video').evaluate((element: HTMLVideoElement) => element.readyState), {
        timeout: 30_000,
      })
      .toBeGreaterThan(2);
    await accessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Mở tất cả' }).click();
    const tries = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Video' }) });
    await tries
      .getByRole('button', { name: /^Học thử/ })
      .first()
      .click();
    const video = page.locator('video');
    await video.waitFor();
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 30_000 })
      .toBeGreaterThan(0.5);
    const languages = () =>
      video.evaluate((element: HTMLVideoElement) =>
        [...element.textTracks].map(({ language }) => language.toLowerCase()),
      );
    await expect.poll(languages).toEqual(['vi', 'en']);
  });
}
