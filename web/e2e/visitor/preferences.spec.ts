import common from '../../src/i18n/en/common.ts';
import home from '../../src/i18n/en/home.ts';
import { app } from '../app.ts';
import { inspect } from '../axe.ts';
import { isPhone, openMenu, switchTheme } from '../parts/frame.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';
import { waitUntilReady } from '../visitor.ts';

const COURSE = '/courses/react-19-tu-con-so-0';

test('A visitor reads the site in English and switches back to Vietnamese', async ({ visitor }) => {
  const { page } = visitor;
  const html = page.locator('html');
  await visitor.go('/');
  if (isPhone(page)) {
    const menu = await openMenu(page);
    await menu.locator('a[hreflang="en"]').click();
    await page.keyboard.press('Escape');
  } else await page.getByRole('link', { name: t('common:language.switchTo') }).click();
  await expect(html).toHaveAttribute('lang', 'en');
  const best = page.getByRole('heading', { name: home.home.best });
  await expect(best).toBeVisible();
  await page.reload();
  await expect(best).toBeVisible();
  await inspect(page);
  if (isPhone(page)) {
    await page.getByRole('button', { name: common.nav.openMenu }).click();
    await page.getByRole('dialog').locator('a[hreflang="vi"]').click();
    await page.keyboard.press('Escape');
  } else await page.getByRole('link', { name: common.language.switchTo }).click();
  await expect(page.getByRole('heading', { name: t('home:home.best') })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'vi');
});

test('The server renders English by URL and by the stored choice', { tag: '@desktop' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${app.url}${path}`, { headers });
    return { response, html: await response.text() };
  };
  const { html, response } = await read('/courses?lang=en');
  expect(html).toContain('<html lang="en"');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/courses\?lang=en"/);
  expect(html).toMatch(/rel="alternate" hrefLang="vi" href="[^"]+\/courses"/i);
  expect(response.headers.get('vary')).toContain('cookie');
  const vietnamese = await read('/courses');
  expect(vietnamese.html).toContain('<html lang="vi"');
  expect((await read('/courses', { cookie: 'sen.language=en' })).html).toContain('<html lang="en"');
  const etag = vietnamese.response.headers.get('etag') ?? '';
  expect((await read('/courses', { 'if-none-match': etag })).response.status).toBe(304);
  expect((await read('/courses?lang=en', { 'if-none-match': etag })).response.status).toBe(200);
  // A hydration mismatch would be an error in the console
  await visitor.go('/courses?lang=en');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('sen.language=en');
  const next = await page.goto('/courses');
  expect(await next?.text()).toContain('<html lang="en"');
  await waitUntilReady(page);
});

test('The dark theme survives a reload without a light flash', { tag: '@phone' }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.go('/');
  await switchTheme(page, 'dark');
  await page.addInitScript(() => {
    const schemes: (string | null)[] = [];
    Object.assign(window, { schemes });
    // The browser can paint as soon as the body exists
    new MutationObserver(() => {
      if (document.body) schemes.push(document.documentElement.getAttribute('data-color-scheme'));
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.reload();
  await waitUntilReady(page);
  const recordedSchemes = await page.evaluate(() => (window as unknown as { schemes: string[] }).schemes);
  expect(new Set(recordedSchemes)).toEqual(new Set(['dark']));
  await inspect(page);
  await visitor.go(COURSE);
  await inspect(page);
});
