import { expect, test } from 'vitest';
import { inspect } from '../looks.ts';
import { type Visitor, waitUntilReady } from '../visitor.ts';
import { world } from '../world.ts';

/** Language and theme, which are the visitor’s own. */
export function choosing(guest: Visitor, course: string): void {
  test('reads the site in English and comes back', async () => {
    const { page } = guest;
    const change = async (desktop: string, phone: string, menu: string) => {
      if (guest.width === 'desktop') return page.getByRole('link', { name: desktop }).click();
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('dialog').getByRole('link', { name: phone }).click();
      await page.keyboard.press('Escape');
    };
    await guest.go('/');
    await change('Switch to English', 'English', 'Mở trình đơn');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('heading', { name: 'Best sellers' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Best sellers' }).waitFor();
    await inspect(guest, 'home-english');
    await change('Chuyển sang tiếng Việt', 'Tiếng Việt', 'Open the menu');
    await page.getByRole('heading', { name: 'Bán chạy' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('vi');
  });

  test('gets pages in English from the server, by address and then by choice', async () => {
    const { page } = guest;
    const fresh = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${world.url}${path}`, { headers });
      return { response, html: await response.text() };
    };
    const { html, response } = await fresh('/courses?lang=en');
    expect(html).toContain('<html lang="en"');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/courses\?lang=en"/);
    expect(html).toMatch(/rel="alternate" hrefLang="vi" href="[^"]+\/courses"/i);
    expect(response.headers.get('vary')).toContain('cookie');
    const vietnamese = await fresh('/courses');
    expect(vietnamese.html).toContain('<html lang="vi"');
    expect((await fresh('/courses', { cookie: 'sen.language=en' })).html).toContain('<html lang="en"');
    const etag = vietnamese.response.headers.get('etag') ?? '';
    expect((await fresh('/courses', { 'if-none-match': etag })).response.status).toBe(304);
    expect((await fresh('/courses?lang=en', { 'if-none-match': etag })).response.status).toBe(200);
    // Hydrates without a complaint, which the window would report, and the choice stays
    await guest.go('/courses?lang=en');
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('sen.language=en');
    const reload = await page.goto('/courses');
    expect(await reload?.text()).toContain('<html lang="en"');
    await waitUntilReady(page);
    await page.evaluate(() => localStorage.removeItem('sen.language'));
    await guest.context.clearCookies();
  });

  test('keeps the dark theme, which never flashes light', async () => {
    const { page } = guest;
    await guest.go('/');
    await page.getByRole('button', { name: 'Chuyển sang giao diện tối' }).filter({ visible: true }).click();
    await page.evaluate(() => sessionStorage.setItem('watching', '1'));
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('watching')) return;
      const schemes: (string | null)[] = [];
      Object.assign(window, { schemes });
      // From the first element of the body on, something may be painted
      new MutationObserver(() => {
        if (document.body) schemes.push(document.documentElement.getAttribute('data-mantine-color-scheme'));
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.reload();
    await waitUntilReady(page);
    const seen = await page.evaluate(() => (window as unknown as { schemes: string[] }).schemes);
    expect(new Set(seen)).toEqual(new Set(['dark']));
    await page.evaluate(() => sessionStorage.removeItem('watching'));
    await inspect(guest, 'home-dark');
    await guest.go(course);
    await inspect(guest, 'detail-dark');
    await page.getByRole('button', { name: 'Chuyển sang giao diện sáng' }).filter({ visible: true }).click();
  });
}
