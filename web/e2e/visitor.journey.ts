import { describe, expect, test } from 'vitest';
import { accessible, fits, inspect, shot } from './looks.ts';
import { choosing } from './visitor/choosing.ts';
import { finding } from './visitor/finding.ts';
import { trying } from './visitor/trying.ts';
import { visitor, WIDTHS } from './visitor.ts';
import { world } from './world.ts';

const COURSE = '/courses/react-19-tu-con-so-0';
const PUBLIC = [
  '/',
  '/courses',
  '/category/lap-trinh',
  COURSE,
  '/about',
  '/developers',
  '/developers/reasons',
];
const OUTSIDE = ['/login', '/register', '/admin/login', '/checkout/react-19-tu-con-so-0', '/no-such-page'];

describe.each(WIDTHS)('a visitor (%s)', (width) => {
  const guest = visitor(width);
  finding(guest);
  trying(guest);
  choosing(guest, COURSE);

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
      ['/developers', 'developers'],
      ['/developers/reasons', 'developers-reasons'],
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
    const listen = (request: { url(): string; postData(): string | null }) => {
      const body = request.postData() ?? '';
      // That the course was looked at is told to the server, and asks for nothing
      if (new URL(request.url()).pathname !== '/graphql' || body.includes('RecordCourseVisit')) return;
      asked.push(`${request.url()} ${body}`);
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

describe('an integrator', () => {
  const reader = visitor('desktop');

  test('copies an example, made for this server, and sees the same with another client', async () => {
    const { page } = reader;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await reader.go('/developers');
    const start = page.getByRole('region', { name: 'Lời gọi đầu tiên' });
    await start.getByRole('tab', { name: 'curl' }).press('ArrowRight');
    await expect.poll(() => start.getByRole('tabpanel').innerText()).toContain('await fetch(');
    await start.getByRole('button', { name: 'Sao chép' }).click();
    await start.getByRole('button', { name: 'Đã sao chép' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`fetch('${world.url}/graphql'`);
    expect(copied).not.toContain('sen.example');
    // The contents say what is being read
    const contents = page.getByRole('navigation', { name: 'Trong trang' });
    await contents.getByRole('link', { name: 'Webhook' }).click();
    await expect
      .poll(() => contents.locator('[aria-current="location"]').allInnerTexts())
      .toEqual(['Webhook']);
  });

  test('finds a reason by words without accents, and comes back to all', async () => {
    const { page } = reader;
    await page.getByRole('link', { name: /^Xem cả \d+ lý do$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Mọi lý do từ chối' }).waitFor();
    const reasons = page.getByRole('term');
    await reasons.first().waitFor();
    const all = await reasons.count();
    await page.getByRole('searchbox', { name: 'Tìm lý do' }).fill('stale_version');
    await expect.poll(() => reasons.allInnerTexts()).toEqual(['STALE_VERSION']);
    await page.getByRole('searchbox', { name: 'Tìm lý do' }).fill('khong co ly do nao nhu vay');
    await page.getByRole('button', { name: 'Xem tất cả' }).click();
    await expect.poll(() => reasons.count()).toBe(all);
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

  test('is offered what they searched last, and has it forgotten', async () => {
    const { page } = guest;
    const open = () => page.getByRole('button', { name: 'Tìm kiếm' }).press('Enter');
    const box = page.getByRole('dialog');
    const field = box.getByRole('combobox', { name: 'Tìm khoá học, giảng viên' });
    const recent = box.getByRole('group', { name: 'Bạn vừa tìm' });
    await guest.go('/about');
    for (const words of ['phở', 'mon hue']) {
      await open();
      await field.fill(words);
      await field.press('Enter');
      await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(words);
      // The address is there before the page is, which closes what was opened on the one before
      await page.getByRole('heading', { level: 1, name: `Kết quả cho “${words}”` }).waitFor();
    }
    await open();
    await expect.poll(() => recent.getByRole('option').allInnerTexts()).toEqual(['mon hue', 'phở']);
    await accessible(page);
    await box.getByRole('button', { name: 'Xoá “mon hue” khỏi danh sách bạn vừa tìm' }).click();
    await expect.poll(() => recent.getByRole('option').allInnerTexts()).toEqual(['phở']);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('phở');
  });
});
