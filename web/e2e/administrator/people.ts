import { expect, type Locator, type Page } from '@playwright/test';
import { press, title } from '../parts/find.ts';
import { t } from '../texts.ts';
import { type Visitor, waitUntilReady } from '../visitor.ts';

/** Rows of the table of people. */
export const rows = (page: Page): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.locator('td') });

/** Searches the table of people. */
export async function searchPeople(page: Page, query: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: t('people:search') });
  await search.fill(query);
  await search.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('search') === query);
}

/** Opens the screen of a person through the table. */
export async function openPerson({ page, go }: Visitor, name: string): Promise<void> {
  await go('/admin/users');
  await searchPeople(page, name);
  await page.getByRole('link', { name }).click();
  await expect(title(page, name)).toBeVisible();
  await waitUntilReady(page);
}

/** Chooses an action of the open person. @returns its dialog */
export async function startAction(page: Page, action: string): Promise<Locator> {
  await press(page, t('people:person.more'));
  await press(page, action);
  return page.getByRole('dialog');
}
