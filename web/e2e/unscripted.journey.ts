import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { TAKEN_OVER } from '../src/start/program.ts';
import { t } from '../texts.ts';
import { fits } from './looks.ts';
import { visitor, WIDTHS, waitUntilReady } from './visitor.ts';

const COURSE = '/courses/react-19-tu-con-so-0';
const PAGES = ['/', '/courses', '/courses?search=react', '/category/lap-trinh', COURSE, '/about', '/contact'];
const PROGRAM = /\/assets\/[^/]+\.js$/;
const FONT = /\.woff2$/;
const SHEET = /\.css$/;
/** The most of a page that may move, as the bench of pages aims at. */
const MOST_SHIFT = 0.02;

/** What browsers tell of parts of a page that moved. */
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

describe.each(WIDTHS)('a visitor without scripts (%s)', (width) => {
  const guest = visitor(width, { hasScripts: false });
  const isPhone = width === 'phone';

  await test.step('goes from the menu to a category, to a course, to its teacher', async () => {
    const { page } = guest;
    await guest.go('/');
    await page.getByRole('button', { name: isPhone ? t('common:nav.openMenu') : t('common:nav.categories') }).click();
    await page
      .getByRole('link', { name: 'Lập trình', exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lập trình' })).toBeVisible();
    await page.getByRole('link', { name: /^React 19 từ con số 0/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^React 19/ })).toBeVisible();
    // A section that nothing could open stands open
    await expect(page.getByText('useState', { exact: false }).first()).toBeAttached();
    await expect(page.locator('ul[id^="section-"]').filter({ visible: false })).toHaveCount(0);
    await expectFits(guest.page);
    await page.getByRole('main').getByRole('link', { name: 'Nguyễn Hoàng Nam' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nguyễn Hoàng Nam' })).toBeVisible();
  });

  await test.step('searches', async () => {
    const { page } = guest;
    await guest.go('/about');
    if (isPhone) await page.getByRole('button', { name: t('common:search.open') }).click();
    const field = page.locator('input[name="search"]').filter({ visible: true });
    await field.fill('nau an');
    await field.press('Enter');
    await page.waitForURL('**/courses?search=nau+an');
    await expect(page
      .getByText(/nau an/)
      .first()).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  });

  await test.step('narrows a list by all conditions at once, and comes to its next page', async () => {
    const { page } = guest;
    await guest.go('/courses?search=a');
    const total = page.getByRole('main').locator('p[role="status"]');
    const before = await total.innerText();
    await page.getByRole('radio', { name: 'Lập trình' }).check();
    await page.getByRole('textbox', { name: /Đến/ }).fill('1.000.000');
    await page.getByRole('combobox', { name: t('filters:list.sort') }).selectOption({ value: 'NEWEST' });
    await page.getByRole('button', { name: t('filters:applyAll') }).click();
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('search')).toBe('a');
    expect(searchParams.get('category')).toBe('lap-trinh');
    expect(searchParams.get('sort')).toBe('NEWEST');
    await expect(page.getByRole('radio', { name: 'Lập trình' })).toBeChecked();
    await expect(page.getByText('1.000.000', { exact: false }).first()).toBeVisible();
    await expect(total).not.toHaveText(before);
    await guest.go('/courses');
    await page.getByRole('link', { name: t('common:pagination.next') }).click();
    await page.waitForURL('**/courses?page=2');
  });

  await test.step('reads on in English once it is chosen', async () => {
    const { page } = guest;
    await guest.go('/about');
    if (isPhone) await page.getByRole('button', { name: t('common:nav.openMenu') }).click();
    await page.locator('a[hreflang="en"]').filter({ visible: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await guest.go('/courses');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await guest.context.clearCookies();
  });

  await test.step('meets no button that does nothing, and is told where scripts are needed', async () => {
    const { page } = guest;
    for (const path of PAGES) {
      await guest.go(path);
      const idle = page.locator('button[type="button"]:not([popovertarget],[aria-expanded])');
      expect(await idle.filter({ visible: true }).count(), path).toBe(0);
    }
    await guest.go('/login');
    await expect(page.locator('noscript')).toContainText(t('common:pagination.page', { page: 'này cần JavaScript' }));
  });
});

describe.each(WIDTHS)('a visitor before the program has come (%s)', (width) => {
  const guest = visitor(width);
  const isPhone = width === 'phone';
  afterEach(() => guest.page.unrouteAll({ behavior: 'ignoreErrors' }));

  /** Holds the program back. @returns lets it come */
  const withoutProgram = async (): Promise<() => void> => {
    const held = Promise.withResolvers<void>();
    await guest.page.route(PROGRAM, async (route) => {
      await held.promise;
      await route.continue();
    });
    return held.resolve;
  };

  test.each(PAGES)('sees %s as it looks with all its style sheets', async (path) => {
    guest.allowConsoleErrors(/ERR_FAILED/);
    // Its own tab: fonts that fail once this has ended would be the next one's complaint
    const page = await guest.newTab();
    // Sheets that the page asks for by itself would say nothing of it without them
    for (const late of [FONT, PROGRAM, SHEET]) await page.route(late, (route) => route.abort());
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#root *')].map((element) => {
          const { x, y, width: w, height: h } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight, display } = getComputedStyle(element);
          return [
            element.tagName,
            x,
            y + scrollY,
            w,
            h,
            color,
            backgroundColor,
            fontSize,
            fontWeight,
            display,
          ].join(' ');
        }),
      );
    const alone = await places();
    await page.unroute(SHEET);
    await page.evaluate(() => {
      const { styles } = JSON.parse(document.getElementById('program')!.textContent!);
      return Promise.all(
        styles.map(
          (href: string) =>
            new Promise((done) => {
              const link = document.createElement('link');
              Object.assign(link, { rel: 'stylesheet', href, onload: done, onerror: done });
              document.head.append(link);
            }),
        ),
      );
    });
    expect(alone.length).toBeGreaterThan(50);
    expect(await places()).toEqual(alone);
    await page.close();
  });

  await test.step('asks for no script before the first paint', async () => {
    const { page } = guest;
    for (const path of ['/', '/courses', COURSE]) {
      await guest.go(path);
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

  await test.step('is spared the program until there is a sign of a hand, on a first visit', async () => {
    const { page } = guest;
    await page.goto('/about');
    await page.evaluate(() => localStorage.clear());
    const scripts = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.endsWith('.js')),
      );
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect.poll(scripts).toHaveLength(4);
    const ahead = await scripts();
    // As a browser says where the pointer rests; whoever begins asks for all modules at once
    const asked = await page.evaluate(() => {
      const modules = () => document.querySelectorAll('link[rel="modulepreload"]').length;
      const before = modules();
      dispatchEvent(new PointerEvent('pointermove'));
      return modules() - before;
    });
    expect(asked).toBe(0);
    await page.mouse.move(200, 200);
    await waitUntilReady(page);
    expect((await scripts()).length).toBeGreaterThan(ahead.length + 3);
    // From then on the page is taken over by itself
    await page.goto('/courses');
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, TAKEN_OVER);
  });

  test.each(['/', '/courses', COURSE])('sees nothing of %s move when it comes', async (path) => {
    guest.allowConsoleErrors(/ERR_FAILED/);
    const page = await guest.newTab();
    // A device without the fonts that stand in for ours would show how much wider its own are (theme/fonts.css)
    await page.route(FONT, (route) => route.abort());
    // A slow line brings them one by one, in whatever order
    let sheets = 0;
    await page.route(SHEET, async (route) => {
      await pause(100 * sheets++);
      await route.continue();
    });
    await page.addInitScript(() => {
      // Whoever was here before is not waited for
      localStorage.clear();
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
          if (!hadRecentInput)
            window.shifts.push({
              value,
              moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 99) : '')),
            });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(200, 200);
    await waitUntilReady(page);
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      // What is painted in one frame is told of in the next
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      return window.shifts;
    });
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT);
    await page.close();
  });

  await test.step('has a menu open that stays open when it comes', async () => {
    const { page } = guest;
    const come = await withoutProgram();
    await page.goto('/about');
    await page.getByRole('button', { name: isPhone ? t('common:nav.openMenu') : t('common:nav.categories') }).click();
    const link = page.getByRole('link', { name: 'Lập trình', exact: true }).filter({ visible: true });
    await expect(link).toBeVisible();
    come();
    await waitUntilReady(page);
    await page.waitForTimeout(200);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lập trình' })).toBeVisible();
  });

  await test.step('presses a button that then works, once', async () => {
    const { page } = guest;
    const come = await withoutProgram();
    await page.goto('/about');
    await page.getByRole('button', { name: t('common:theme.toDark') }).filter({ visible: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    come();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.getByRole('button', { name: t('common:theme.toLight') }).filter({ visible: true }).click();
  });

  await test.step('types and chooses what the program then knows', async () => {
    const { page } = guest;
    const come = await withoutProgram();
    await page.goto('/');
    const field = page.locator('input[name="search"]').filter({ visible: true });
    await field.pressSequentially('reac');
    come();
    await waitUntilReady(page);
    await field.press('t');
    await expect(field).toHaveValue('react');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await page.waitForURL('**/courses?search=react');
  });

  await test.step('chooses an order that then holds', async () => {
    const { page } = guest;
    const come = await withoutProgram();
    await page.goto('/courses');
    await page.getByRole('combobox', { name: t('filters:list.sort') }).selectOption({ value: 'NEWEST' });
    come();
    await page.waitForURL('**/courses?sort=NEWEST');
  });
});
