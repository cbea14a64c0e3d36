import type { Page, Route } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from './database.ts';
import { inspect, inspectAsItStands, setColorScheme } from './looks.ts';
import { newEmail, newStudent, startSession, tokensOf } from './people.ts';
import { ALL_PATHS, addressOf, areaOf, PEOPLE } from './routes.ts';
import { type Visitor, visitor, WIDTHS } from './visitor.ts';

/** What the frame around the screens asks for: a screen may be there before it is. */
const OF_THE_FRAME = new Set([
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
]);
/** Screens that show what the frame asks for, too. */
const OWN: Readonly<Record<string, string>> = { '/admin/category-management': 'Categories' };
/** Fields that are there at once: what they ask for besides only fills lists of choices, or says more. */
const SHOWN_AT_ONCE = new Set([
  '/login',
  '/register',
  '/admin/login',
  '/teacher/courses/new',
  '/admin/users/new',
  '/admin/users/import',
]);
/** Stands in no title, name or text of the demo data. */
const NOWHERE = 'zzqqxx';
/** Longer than a field waits for the next letter, or a screen before it asks for what is its own, in milliseconds. */
const PAUSE_MS = 600;

/** Answers the queries of the screens themselves with `answer`. Returns the names of those that have come. */
async function intercept(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    const isOwn = operationName === OWN[path] || !OF_THE_FRAME.has(operationName);
    if (!isOwn) return route.continue();
    asked.add(operationName);
    return answer(route);
  });
  return asked;
}
const never = () => new Promise<void>(() => undefined);
const unavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    json: { errors: [{ message: 'Máy chủ đang bận', extensions: { code: 'UNAVAILABLE' } }] },
  });

/** Opens a screen of which nothing may come, and waits until all of it that can be drawn has been. */
async function openOnly({ page }: Visitor, path: string): Promise<void> {
  await page.goto(await addressOf(path));
  await page.locator('main, [aria-busy="true"]').first().waitFor();
  await page.waitForTimeout(PAUSE_MS);
}

/** An account that has done nothing yet. */
async function newAccount(who: 'student' | 'teacher') {
  const email = newEmail();
  const tokens = await newStudent('Trần Thị Mới', email);
  if (who === 'student') return tokens;
  await sql("update person set role = 'TEACHER' where email = $1", [email]);
  return tokensOf(email);
}

describe.each(WIDTHS)('every screen (%s)', (width) => {
  describe.each(['light', 'dark'] as const)('%s', (scheme) => {
    const nameOf = (path: string, state: string) => `state${path.replaceAll(/\W+/g, '-')}-${state}-${scheme}`;

    describe.each(['guest', 'student', 'teacher', 'admin'] as const)('of a %s', (who) => {
      const person = visitor(width);
      const paths = ALL_PATHS.filter((path) => areaOf(path) === who);
      beforeAll(async () => {
        await person.page.goto('/robots.txt');
        if (who !== 'guest') await startSession(person, await tokensOf(PEOPLE[who]));
        await setColorScheme(person, scheme);
      });
      afterEach(() => person.page.unrouteAll({ behavior: 'ignoreErrors' }));

      test.each(paths)('%s is full, and says when nothing matches', async (path) => {
        await person.go(await addressOf(path));
        await person.page.getByRole('heading', { level: 1 }).first().waitFor();
        await inspect(person, nameOf(path, 'full'));
        const field = person.page.getByRole('main').getByRole('searchbox').first();
        if (!(await field.isVisible())) return;
        await field.fill(NOWHERE);
        await field.press('Enter');
        // Fields that search as one types wait for a pause
        await person.page.waitForTimeout(PAUSE_MS);
        await inspect(person, nameOf(path, 'no-match'));
      });

      test.each(paths)('%s shows that it is loading', async (path) => {
        const asked = await intercept(person.page, path, never);
        await openOnly(person, path);
        if (asked.size && !SHOWN_AT_ONCE.has(path))
          await person.page.locator('[aria-busy="true"]').first().waitFor();
        await inspectAsItStands(person, nameOf(path, 'loading'));
      });

      test.each(paths)('%s says that it has failed, and can be asked for again', async (path) => {
        person.expectsNoise(/503/);
        const asked = await intercept(person.page, path, unavailable);
        await openOnly(person, path);
        if (asked.size && !SHOWN_AT_ONCE.has(path))
          await person.page.getByRole('button', { name: 'Thử lại' }).first().waitFor();
        await inspectAsItStands(person, nameOf(path, 'failed'));
      });
    });

    describe.each(['student', 'teacher'] as const)('of a new %s', (who) => {
      const person = visitor(width);
      beforeAll(async () => {
        await startSession(person, await newAccount(who));
        await setColorScheme(person, scheme);
      });

      test.each(ALL_PATHS.filter((path) => areaOf(path) === who && !/:\w+(?!\?)\b/.test(path)))(
        '%s is empty',
        async (path) => {
          await person.go(await addressOf(path));
          await person.page.getByRole('heading', { level: 1 }).first().waitFor();
          await inspect(person, nameOf(path, 'empty'));
        },
      );
    });
  });
});

test('the drill has every screen', () => {
  expect(ALL_PATHS.length).toBeGreaterThan(90);
});
