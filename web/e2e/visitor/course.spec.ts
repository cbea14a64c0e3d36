import { expectAccessible } from '../axe.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';

test('A visitor reads a preview lesson in a dialog and in the outline', { tag: '@phone' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.go('/courses');
  await page
    .getByRole('link', { name: /React 19/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /React 19/ })).toBeVisible();
  await page.getByRole('button', { name: t('catalog:detail.preview'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: textStart('catalog:detail.preview') });
  await expect.poll(async () => (await dialog.innerText()).length).toBeGreaterThan(400);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const outline = page.getByRole('listitem');
  const close = page.getByRole('button', { name: textStart('catalog:detail.previewClose') });
  await outline
    .getByRole('button', { name: textStart('catalog:detail.preview') })
    .first()
    .click();
  await expect(outline.filter({ has: close }).locator('p').first()).toBeVisible();
  await expect
    .poll(async () => (await outline.filter({ has: close }).innerText()).length)
    .toBeGreaterThan(400);
  await expectAccessible(page);
  await outline
    .filter({ has: close })
    .getByRole('button', { name: textStart('catalog:detail.previewClose') })
    .click();
});

test('A visitor plays the promo and a preview video with its subtitles', { tag: '@desktop' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.go('/courses/doc-hieu-so-lieu');
  await page.getByRole('button', { name: t('catalog:detail.promo') }).click();
  const dialog = page.getByRole('dialog', { name: /^Giới thiệu: / });
  await expect
    .poll(() => dialog.locator('video').evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t('catalog:detail.openAll') }).click();
  const lessons = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: t('catalog:detail.lessonKind.VIDEO') }) });
  await lessons
    .getByRole('button', { name: textStart('catalog:detail.preview') })
    .first()
    .click();
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5);
  const languages = () =>
    video.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks].map(({ language }) => language.toLowerCase()),
    );
  await expect.poll(languages).toEqual(['vi', 'en']);
});
