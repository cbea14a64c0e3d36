import { describe, expect, test } from 'vitest';
import { accessible, fits, inspect, shot } from './looks.ts';
import { type Visitor, visitor, WIDTHS, waitUntilReady } from './visitor.ts';
import { world } from './world.ts';

const COURSE = '/courses/react-19-tu-con-so-0';
const PUBLIC = ['/', '/courses', '/category/lap-trinh', COURSE, '/about'];
const OUTSIDE = ['/login', '/register', '/admin/login', '/checkout/react-19-tu-con-so-0', '/no-such-page'];

/** Opens the filters, which stand beside the list on a desktop and in a drawer on a phone. */
async function withFilters({ page, width }: Visitor, change: (name: string) => Promise<void>, name: string) {
  if (width === 'phone') await page.getByRole('button', { name: 'Bộ lọc' }).click();
  await change(name);
  if (width === 'phone') await page.getByRole('button', { name: /^Xem [\d.]+ kết quả$/ }).click();
}

describe.each(WIDTHS)('a visitor (%s)', (width) => {
  const guest = visitor(width);

  test('finds a course by a few letters without accents', async () => {
    const { page } = guest;
    await guest.go('/');
    await inspect(guest, 'home');
    const search = page.getByRole('combobox', { name: 'Tìm khoá học, giảng viên' });
    await search.fill('mon hue');
    await page.getByRole('option', { name: /Món Huế/ }).waitFor();
    await accessible(page);
    await search.press('ArrowDown');
    await expect.poll(() => page.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
    await search.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Món Huế/ }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/courses/mon-hue-trong-can-bep-nho');
  });

  test('finds what was misspelt, and is told so; teachers and categories stand above the courses', async () => {
    const { page } = guest;
    await guest.go('/courses?search=javscript');
    await page.getByText('Không có kết quả cho “javscript”').waitFor();
    await page.getByRole('heading', { name: /JavaScript hiện đại/ }).waitFor();
    await guest.go(`/courses?search=${encodeURIComponent('ngo phuong thao')}`);
    const hits = page.getByRole('list', { name: 'Giảng viên và danh mục phù hợp' });
    await hits.getByRole('link', { name: /Ngô Phương Thảo/ }).waitFor();
    await accessible(page);
  });

  test('narrows the list; the address keeps the filters over a reload, and back undoes them', async () => {
    const { page } = guest;
    const total = () => page.getByRole('status').getByText(/khoá học/);
    const choose = async (name: string) =>
      page.getByRole('checkbox', { name }).filter({ visible: true }).check();
    await guest.go('/courses');
    await inspect(guest, 'list');
    const all = await total().innerText();
    await withFilters(guest, choose, 'Đang giảm giá');
    await page.waitForURL(/[?&]sale=1/);
    await page.getByRole('link', { name: 'Bỏ lọc: Đang giảm giá' }).waitFor();
    await withFilters(guest, choose, 'Cơ bản');
    await page.waitForURL(/level=BEGINNER/);
    await page.getByRole('link', { name: 'Bỏ lọc: Cơ bản' }).waitFor();
    await waitUntilReady(page);
    const few = await total().innerText();
    expect(Number.parseInt(few, 10)).toBeLessThan(Number.parseInt(all, 10));
    expect(Number.parseInt(few, 10)).toBeGreaterThan(0);
    await page.reload();
    await waitUntilReady(page);
    await expect.poll(() => total().innerText()).toBe(few);
    await page.getByRole('link', { name: 'Bỏ lọc: Cơ bản' }).waitFor();
    await page.goBack();
    await page.waitForURL((address) => !address.search.includes('level'));
    await page.getByRole('link', { name: 'Bỏ lọc: Cơ bản' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Bỏ lọc: Đang giảm giá' }).waitFor();
  });

  test('is offered a way out where nothing matches', async () => {
    const { page } = guest;
    await guest.go('/courses?minPrice=49999999');
    await page.getByText('Không tìm thấy khoá học phù hợp').waitFor();
    await inspect(guest, 'list-nothing');
    await page.getByRole('link', { name: 'Xoá bộ lọc' }).last().click();
    await page.waitForURL(/\/courses$/);
    await page.getByRole('heading', { level: 3 }).first().waitFor();
  });

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
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks.length)).toBe(1);
  });

  test('reads the site in English and comes back', async () => {
    const { page } = guest;
    const change = async (desktop: string, phone: string, menu: string) => {
      if (width === 'desktop') return page.getByRole('button', { name: desktop }).click();
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('dialog').getByRole('button', { name: phone }).click();
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

  test('all addresses without a page are one page, and keep nothing apart', async () => {
    const answers = await Promise.all(
      ['/no/such', '/nothing?x=1'].map((path) => fetch(`${world.url}${path}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect((await answers[0]?.text())?.includes('<h1')).toBe(true);
    guest.expectsNoise(/404/);
    await guest.go('/no/such');
    await guest.page.getByRole('heading', { level: 1, name: 'Không có trang này' }).waitFor();
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
    await guest.go(COURSE);
    await inspect(guest, 'detail-dark');
    await page.getByRole('button', { name: 'Chuyển sang giao diện sáng' }).filter({ visible: true }).click();
  });

  test('is told plainly that a page does not exist', async () => {
    const { page } = guest;
    guest.expectsNoise(/status of 404/);
    const answer = await page.goto('/khong-co-trang-nay');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Không có trang này' }).waitFor();
    await inspect(guest, 'not-found');
    expect((await page.goto('/courses/khong-co-khoa-nay'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Không có trang này' }).waitFor();
  });

  test('meets forms and doors that everyone can use', async () => {
    for (const [path, name] of [
      ['/login', 'login'],
      ['/register', 'register'],
      ['/about', 'about'],
      ['/category/lap-trinh', 'category'],
    ] as const) {
      await guest.go(path);
      await inspect(guest, name);
    }
    await guest.go(COURSE);
    await guest.page
      .getByRole('link', { name: 'Hoàng Nam' })
      .or(guest.page.locator('a[href^="/instructor/"]'))
      .first()
      .click();
    await guest.page.waitForURL(/\/instructor\//);
    await guest.page.getByRole('heading', { level: 1, name: 'Hoàng Nam' }).waitFor();
    await inspect(guest, 'instructor');
  });
});

describe('what the server sends', () => {
  const guest = visitor('desktop');

  test.each(PUBLIC)('%s is a whole page before any script runs', async (path) => {
    const html = await (await fetch(`${world.url}${path}`)).text();
    expect(html).toMatch(/<title>[^<]{8,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/);
    expect(html).toMatch(/<h1[^>]*>/);
    expect(html).not.toMatch(/aria-busy="true"/);
  });

  test('a course has its preview picture and its schema.org data', async () => {
    const html = await (await fetch(`${world.url}${COURSE}`)).text();
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    );
    expect(data.find((each) => each['@type'] === 'Course')).toMatchObject({
      name: expect.stringContaining('React 19'),
      offers: { price: 499_000, priceCurrency: 'VND' },
      aggregateRating: { ratingValue: expect.any(Number) },
    });
    expect(data.some((each) => each['@type'] === 'BreadcrumbList')).toBe(true);
  });

  test.each(PUBLIC)('%s comes alive without asking for its data again', async (path) => {
    const asked: string[] = [];
    const listen = (request: { url(): string }) => {
      if (new URL(request.url()).pathname === '/graphql') asked.push(request.url());
    };
    guest.page.on('request', listen);
    await guest.go(path);
    await guest.page.waitForLoadState('networkidle');
    guest.page.off('request', listen);
    expect(asked).toEqual([]);
  });

  test('nothing sticks out at 320 pixels', async () => {
    guest.expectsNoise(/status of 404/);
    await guest.page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...PUBLIC, ...OUTSIDE]) {
      await guest.go(path);
      await fits(guest.page);
    }
    await guest.go(COURSE);
    await shot(guest, 'detail-320');
  });
});

describe('a visitor with a phone', () => {
  const guest = visitor('phone');

  test('searches in place on any page; Escape closes, and the focus is back on the magnifier', async () => {
    const { page } = guest;
    await guest.go('/about');
    const magnifier = page.getByRole('button', { name: 'Tìm kiếm' });
    await magnifier.press('Enter');
    const field = page.getByRole('dialog').getByRole('combobox', { name: 'Tìm khoá học, giảng viên' });
    await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
    await field.fill('mon hue');
    await page.getByRole('option', { name: /Món Huế/ }).waitFor();
    await accessible(page);
    await field.press('Escape');
    await field.waitFor({ state: 'detached' });
    await expect.poll(() => magnifier.evaluate((each) => each === document.activeElement)).toBe(true);
    await magnifier.press('Enter');
    await field.fill('mon hue');
    await page.getByRole('option', { name: /Món Huế/ }).click();
    await page.getByRole('heading', { level: 1, name: /Món Huế/ }).waitFor();
  });
});
