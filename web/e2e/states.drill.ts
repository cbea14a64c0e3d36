import type { BrowserContext, Page, Route } from '@playwright/test';
import { newStudent, newTeacher, signIn } from './accounts.ts';
import { app } from './app.ts';
import { inspect, inspectNow } from './axe.ts';
import { ALL_PATHS, PEOPLE, pathsFor, type Role, urlFor } from './routes.ts';
import { expect, test } from './test.ts';
import { t } from './texts.ts';
import { Console, createVisitor, type Visitor } from './visitor.ts';

/** Operations on which no screen depends: those of the layout around it, and the count of visits. */
const SIDE_OPERATIONS = new Set([
  'Me',
  'RefreshSession',
  'Categories',
  'CartCount',
  'UnreadNotificationCount',
  'ShownAnnouncements',
  'MarkAnnouncementsRead',
  'PendingReviewCount',
  'DeskCounts',
  'TaughtRefundCount',
  'WaitingForTeacher',
  'OutgoingHolds',
  'RecordCourseVisit',
]);
/** Screens that show the result of a query of the layout. */
const SCREEN_QUERIES: Readonly<Record<string, string>> = { '/admin/category-management': 'Categories' };
/** Forms that appear without their queries, which only fill lists of options. */
const INDEPENDENT_OF_QUERIES = new Set([
  '/login',
  '/register',
  '/admin/login',
  '/teacher/courses/new',
  '/admin/users/new',
  '/admin/users/import',
]);
/** Occurs in no text of the demo data. */
const UNMATCHED_SEARCH = 'zzqqxx';
/** Longer than the debounce of a search field, in milliseconds. */
const PAUSE_MS = 600;

type Scheme = 'light' | 'dark';

/**
 * Handles the queries of the screen itself.
 * @returns the names of the queries so far
 */
async function intercept(
  page: Page,
  path: string,
  handle: (route: Route) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  await page.route(/\/graphql(\?|$)/, (route) => {
    const request = route.request();
    // Guests fetch the catalogue by GET
    const { operationName } = (request.postDataJSON() ??
      Object.fromEntries(new URL(request.url()).searchParams)) as { operationName: string };
    const isOwn = operationName === SCREEN_QUERIES[path] || !SIDE_OPERATIONS.has(operationName);
    if (!isOwn) return route.continue();
    names.add(operationName);
    return handle(route);
  });
  return names;
}
const neverRespond = () => new Promise<void>(() => undefined);
const respondUnavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    json: { errors: [{ message: 'Máy chủ đang bận', extensions: { code: 'UNAVAILABLE' } }] },
  });

/** Opens a screen whose queries do not succeed, and waits until it has rendered what it can. */
async function openWithoutData(page: Page, path: string): Promise<void> {
  await page.goto(await urlFor(path));
  await page.locator('main, [aria-busy="true"]').first().waitFor();
  await page.waitForTimeout(PAUSE_MS);
}

/** Declares the fixtures of a group: one visitor, since a new context would compile the app again. */
function setUp(scheme: Scheme, signInVisitor: (visitor: Visitor) => Promise<void>) {
  let context: BrowserContext;
  let console: Console;
  const group: { visitor?: Visitor } = {};
  test.beforeAll(async ({ browser }) => {
    console = new Console(app.url);
    context = await browser.newContext({ baseURL: app.url });
    const visitor = await createVisitor(context, await context.newPage(), console);
    await visitor.page.goto('/robots.txt');
    await signInVisitor(visitor);
    await visitor.page.evaluate((value) => localStorage.setItem('sen.colorScheme', value), scheme);
    group.visitor = visitor;
  });
  test.afterEach(async () => {
    await group.visitor?.page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(console.drain(), 'console errors').toEqual([]);
  });
  test.afterAll(() => context.close());
  return () => group.visitor!;
}

test('The drill has every screen', () => {
  expect(ALL_PATHS.length).toBeGreaterThan(90);
});

for (const scheme of ['light', 'dark'] as const)
  for (const role of ['guest', 'student', 'teacher', 'admin'] satisfies Role[])
    test.describe(`Screens of a ${role}, ${scheme}`, () => {
      const visitor = setUp(scheme, async (person) => {
        if (role !== 'guest') await person.signIn(await signIn(PEOPLE[role]));
      });

      for (const path of pathsFor(role)) {
        test(`${path} is accessible when full and when nothing matches`, async () => {
          const { page, go, allowConsoleErrors } = visitor();
          if (path === '/*') allowConsoleErrors(/status of 404/);
          await go(await urlFor(path));
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await inspect(page);
          const field = page.getByRole('main').getByRole('searchbox').first();
          if (!(await field.isVisible())) return;
          await field.fill(UNMATCHED_SEARCH);
          await field.press('Enter');
          await page.waitForTimeout(PAUSE_MS);
          await inspect(page);
        });

        test(`${path} is accessible while it loads`, async () => {
          const { page } = visitor();
          const names = await intercept(page, path, neverRespond);
          await openWithoutData(page, path);
          if (names.size && !INDEPENDENT_OF_QUERIES.has(path))
            await expect(page.locator('[aria-busy="true"]').first()).toBeVisible();
          await inspectNow(page);
        });

        test(`${path} is accessible after an error and offers to retry`, async () => {
          const { page, allowConsoleErrors } = visitor();
          allowConsoleErrors(/status of (503|404)/);
          const names = await intercept(page, path, respondUnavailable);
          await openWithoutData(page, path);
          if (names.size && !INDEPENDENT_OF_QUERIES.has(path))
            await expect(page.getByRole('button', { name: t('common:retry') }).first()).toBeVisible();
          await inspectNow(page);
        });
      }
    });

for (const scheme of ['light', 'dark'] as const)
  for (const role of ['student', 'teacher'] as const)
    test.describe(`Screens of a new ${role}, ${scheme}`, () => {
      const visitor = setUp(scheme, async (person) =>
        person.signIn(await (role === 'student' ? newStudent() : newTeacher())),
      );

      for (const path of pathsFor(role).filter((each) => !/:\w+(?!\?)\b/.test(each)))
        test(`${path} is accessible when empty`, async () => {
          const { page, go } = visitor();
          await go(await urlFor(path));
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await inspect(page);
        });
    });
