import { expect } from '@playwright/test';
import { signIn } from './accounts.ts';
import { app } from './app.ts';
import { inspectAtBothWidths } from './axe.ts';
import { isSecondBrand } from './brand.ts';
import { expectReachable } from './parts/sidebar.ts';
import { PEOPLE, pathsFor, type Role, urlFor } from './routes.ts';
import { expectSecondBrand } from './second-brand.ts';
import { test } from './test.ts';
import { t } from './texts.ts';
import { Console, createVisitor, type Visitor } from './visitor.ts';
import { PHONE } from './widths.ts';

const AREAS = { student: '/dashboard', teacher: '/teacher', admin: '/admin' } as const;

/**
 * Declares a test for each screen of a role. A screen is loaded on a phone and then widened. All tests share one
 * browser context, because the browser would compile the app again in a new one.
 */
export function testScreens(role: Role): void {
  test.describe(`screens of a ${role}`, { tag: '@phone' }, () => {
    let console: Console;
    let visitor: Visitor;

    test.beforeAll(async ({ browser }) => {
      console = new Console(app.url);
      const context = await browser.newContext({ baseURL: app.url });
      visitor = await createVisitor(context, await context.newPage(), console);
      if (role !== 'guest') await visitor.signIn(await signIn(PEOPLE[role]));
    });
    test.afterAll(() => visitor.context.close());

    if (role !== 'guest')
      test('the sidebar fits into a height of 800 pixels, and scrolls when all groups are open', async () => {
        const { page } = visitor;
        await page.setViewportSize({ width: 1280, height: 800 });
        await visitor.go(AREAS[role]);
        const sidebar = page.getByRole('navigation', { name: t('workspace:nav.sections') });
        await expect(sidebar.locator('a:visible, button').last()).toBeInViewport({ ratio: 1 });
        const closed = sidebar.getByRole('button', { expanded: false });
        while ((await closed.count()) > 0) await closed.first().click();
        await expectReachable(page, sidebar.getByRole('link'));
        await page.setViewportSize(PHONE.viewport);
        expect(console.drain(), 'console errors').toEqual([]);
      });

    for (const path of pathsFor(role))
      test(`${path} is accessible and fits at both widths`, async () => {
        if (path === '/*') console.allow(/status of 404/);
        await visitor.go(await urlFor(path));
        await expect(visitor.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        if (isSecondBrand) await expectSecondBrand(visitor.page);
        await inspectAtBothWidths(visitor.page);
        expect(console.drain(), 'console errors').toEqual([]);
      });
  });
}
