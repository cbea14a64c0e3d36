import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { HYDRATED } from '../../src/start/app-assets.ts';
import { expectFits } from '../axe.ts';
import { press, title } from '../parts/find.ts';
import { isPhone } from '../parts/frame.ts';
import { choose } from '../parts/select.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';
import { waitUntilReady } from '../visitor.ts';

const COURSE = '/courses/react-19-tu-con-so-0';
const PAGES = ['/', '/courses', '/courses?search=react', '/category/lap-trinh', COURSE, '/about', '/contact'];
const SCRIPT = /\/assets\/[^/]+\.js$/;
const FONT = /\.woff2$/;
const SHEET = /\.css$/;
/** Limit of the cumulative layout shift. */
const MAX_SHIFT = 0.02;

/** Entry of the browser for parts of a page that moved. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

const openCategories = (page: Page) =>
  press(page, isPhone(page) ? t('common:nav.openMenu') : t('common:nav.categories'));
const categoryLink = (page: Page) =>
  page.getByRole('link', { name: 'Lập trình', exact: true }).filter({ visible: true }).first();
const searchField = (page: Page) => page.locator('input[name="search"]').filter({ visible: true });

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('A visitor goes from the menu to a category, to a course and to its teacher', async ({ page }) => {
    await page.goto('/');
    await openCategories(page);
    await categoryLink(page).click();
    await expect(title(page, 'Lập trình')).toBeVisible();
    await page.getByRole('link', { name: /^React 19 từ con số 0/ }).click();
    await expect(title(page, /^React 19/)).toBeVisible();
    // No script can open a section, so all are open
    await expect(page.getByText('useState', { exact: false }).first()).toBeAttached();
    await expect(page.locator('ul[id^="section-"]').filter({ visible: false })).toHaveCount(0);
    await expectFits(page);
    await page.getByRole('main').getByRole('link', { name: 'Nguyễn Hoàng Nam' }).first().click();
    await expect(title(page, 'Nguyễn Hoàng Nam')).toBeVisible();
  });

  test('A visitor searches', async ({ page }) => {
    await page.goto('/about');
    if (isPhone(page)) await press(page, t('common:search.open'));
    await searchField(page).fill('nau an');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL('/courses?search=nau+an');
    await expect(page.getByText(/nau an/).first()).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('One button applies all filters, and the list has pages', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/courses?search=a');
    const total = page.getByRole('main').locator('p[role="status"]');
    const before = await total.innerText();
    await page.getByRole('radio', { name: 'Lập trình' }).check();
    await page.getByRole('textbox', { name: /Đến/ }).fill('1.000.000');
    await choose(page.getByRole('combobox', { name: t('filters:list.sort') }), { value: 'NEWEST' });
    await press(page, t('filters:applyAll'));
    await expect(page).toHaveURL(/[?&]sort=NEWEST/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('search')).toBe('a');
    expect(searchParams.get('category')).toBe('lap-trinh');
    await expect(page.getByRole('radio', { name: 'Lập trình' })).toBeChecked();
    await expect(page.getByText('1.000.000', { exact: false }).first()).toBeVisible();
    await expect(total).not.toHaveText(before);
    await page.goto('/courses');
    await page.getByRole('link', { name: t('common:pagination.next') }).click();
    await expect(page).toHaveURL('/courses?page=2');
  });

  test('The chosen language survives hydration', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/about');
    await page.locator('a[hreflang="en"]').filter({ visible: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/courses');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('No visible button needs scripts, and other screens ask for them', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      const idle = page.locator('button[type="button"]:not([popovertarget],[aria-expanded])');
      await expect(idle.filter({ visible: true }), path).toHaveCount(0);
    }
    await page.goto('/login');
    await expect(page.locator('noscript')).toContainText('Trang này cần JavaScript', {
      useInnerText: true,
    });
  });
});

test.describe('Before hydration', () => {
  /** Delays all scripts. @returns a function that delivers them */
  async function delayScripts(page: Page): Promise<() => void> {
    const delay = Promise.withResolvers<void>();
    await page.route(SCRIPT, async (route) => {
      await delay.promise;
      await route.continue();
    });
    return delay.resolve;
  }

  for (const path of PAGES)
    test(`${path} has all the styles that it needs`, async ({ visitor }) => {
      const { page } = visitor;
      visitor.allowConsoleErrors(/ERR_FAILED/);
      for (const late of [FONT, SCRIPT, SHEET]) await page.route(late, (route) => route.abort());
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const layout = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('#root *')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { color, backgroundColor, fontSize, fontWeight, display } = getComputedStyle(element);
            const box = [x, y + scrollY, width, height];
            return [element.tagName, ...box, color, backgroundColor, fontSize, fontWeight, display].join(' ');
          }),
        );
      const alone = await layout();
      await page.unroute(SHEET);
      await page.evaluate(() => {
        const { styles } = JSON.parse(document.getElementById('program')!.textContent!);
        return Promise.all(
          styles.map(
            (href: string) =>
              new Promise((done) => {
                const sheet = document.createElement('link');
                Object.assign(sheet, { rel: 'stylesheet', href, onload: done, onerror: done });
                document.head.append(sheet);
              }),
          ),
        );
      });
      expect(alone.length).toBeGreaterThan(50);
      expect(await layout()).toEqual(alone);
    });

  test('A page requests no script before the first paint', { tag: '@phone' }, async ({ visitor }) => {
    const { page } = visitor;
    for (const path of ['/', '/courses', COURSE]) {
      await visitor.go(path);
      const times = await page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        scripts: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }));
      expect(times.scripts.length).toBeGreaterThan(3);
      expect(Math.min(...times.scripts), path).toBeGreaterThan(times.paint);
    }
  });

  test('The app is loaded without an interaction, when the browser is idle', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(COURSE);
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED);
    const { load, hydrated } = await page.evaluate(
      (mark) => ({
        load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
        hydrated: performance.getEntriesByName(mark)[0]!.startTime,
      }),
      HYDRATED,
    );
    expect(hydrated).toBeGreaterThan(load);
  });

  for (const path of ['/', '/courses', COURSE])
    test(`Nothing on ${path} moves during hydration`, async ({ visitor }) => {
      const { page } = visitor;
      visitor.allowConsoleErrors(/ERR_FAILED/);
      // Without its local stand-in a font would change the width of text (theme/fonts.css)
      await page.route(FONT, (route) => route.abort());
      // A slow network delivers the sheets one by one
      let sheets = 0;
      await page.route(SHEET, async (route) => {
        await pause(100 * sheets++);
        await route.continue();
      });
      await page.addInitScript(() => {
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
            if (!hadRecentInput)
              window.shifts.push({
                value,
                moved: sources.map(({ node }) =>
                  node instanceof Element ? node.outerHTML.slice(0, 99) : '',
                ),
              });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await waitUntilReady(page);
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready;
        // The browser reports the shifts of a frame in the next one
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        return window.shifts;
      });
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
    });

  test('An open menu stays open during hydration', async ({ visitor }) => {
    const { page } = visitor;
    const deliverScripts = await delayScripts(page);
    await page.goto('/about');
    await openCategories(page);
    await expect(categoryLink(page)).toBeVisible();
    deliverScripts();
    await waitUntilReady(page);
    // Two frames, in which hydration could close the menu
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await categoryLink(page).click();
    await expect(title(page, 'Lập trình')).toBeVisible();
  });

  test('A visitor puts a course into the cart', { tag: '@phone' }, async ({ page }) => {
    const deliverScripts = await delayScripts(page);
    await page.goto(COURSE);
    await expect(page.getByRole('link', { name: t('common:nav.cart'), exact: true })).toBeVisible();
    const name = await title(page, /^React 19/).innerText();
    await page.getByRole('link', { name: t('cart:add') }).click();
    deliverScripts();
    const line = page.getByRole('main').getByRole('link', { name });
    await expect(line).toHaveCount(1);
    await expect(page).toHaveURL('/cart');
    await page.reload();
    await waitUntilReady(page);
    await expect(line).toHaveCount(1);
  });

  test('Saving a course redirects a guest to the sign-in, which returns to the course', {
    tag: '@phone',
  }, async ({ page }) => {
    const deliverScripts = await delayScripts(page);
    await page.goto('/courses');
    const heart = page.getByRole('link', { name: textPattern('common:heart.saveTitle') }).first();
    const savePath = await heart.getAttribute('href');
    await heart.click();
    deliverScripts();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(savePath!)}`);
  });

  test('Typed text and a chosen option survive hydration', { tag: '@desktop' }, async ({ visitor }) => {
    const { page } = visitor;
    const deliverScripts = await delayScripts(page);
    await page.goto('/');
    const search = searchField(page);
    await search.pressSequentially('reac');
    deliverScripts();
    await waitUntilReady(page);
    await search.press('t');
    await expect(search).toHaveValue('react');
    await expect(page.getByRole('option').first()).toBeVisible();
    await search.press('Enter');
    await expect(page).toHaveURL('/courses?search=react');
  });

  test('Fields of a form keep text that was typed before hydration', { tag: '@desktop' }, async ({
    visitor,
  }) => {
    const { page } = visitor;
    const deliverScripts = await delayScripts(page);
    await page.goto('/contact');
    const [name, email] = ['name', 'email'].map((field) =>
      page.getByRole('textbox', { name: t(`tickets:contact.${field as 'name' | 'email'}`) }),
    ) as [Locator, Locator];
    await name.fill('Nguyễn Văn An');
    deliverScripts();
    await waitUntilReady(page);
    await email.fill('an@example.vn');
    await expect(name).toHaveValue('Nguyễn Văn An');
  });

  test('A chosen order applies after hydration', { tag: '@desktop' }, async ({ visitor }) => {
    const { page } = visitor;
    const deliverScripts = await delayScripts(page);
    await page.goto('/courses');
    await choose(page.getByRole('combobox', { name: t('filters:list.sort') }), { value: 'NEWEST' });
    deliverScripts();
    await waitUntilReady(page);
    await expect(page).toHaveURL('/courses?sort=NEWEST');
  });
});
