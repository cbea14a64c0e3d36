import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { isPhone } from '../parts/frame.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';
import { waitUntilReady } from '../visitor.ts';

const searchField = (page: Page) => page.getByRole('combobox', { name: t('common:search.label') });
const searchParam = (page: Page, name: string) => () => new URL(page.url()).searchParams.get(name);

test('A visitor finds a course by a few letters without accents', { tag: '@desktop' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.go('/');
  const search = searchField(page);
  await search.fill('mon hue');
  await expect(page.getByRole('option', { name: /Món Huế/ })).toBeVisible();
  await expectAccessible(page);
  await search.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Món Huế/ })).toBeVisible();
  await expect(page).toHaveURL('/courses/mon-hue-trong-can-bep-nho');
});

test('A visitor finds a misspelt word, and sees teachers above the courses', { tag: '@desktop' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.go('/courses?search=javscript');
  await expect(page.getByText(textPattern('filters:list.corrected', { query: 'javscript' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: /JavaScript hiện đại/ })).toBeVisible();
  await visitor.go(`/courses?search=${encodeURIComponent('ngo phuong thao')}`);
  const hits = page.getByRole('list', { name: t('filters:list.hits') });
  await expect(hits.getByRole('link', { name: /Ngô Phương Thảo/ })).toBeVisible();
  await expectAccessible(page);
});

test('The URL stores the filters of the list, and Back removes the last one', async ({ visitor }) => {
  const { page } = visitor;
  const total = page.getByRole('status').getByText(/khoá học/);
  /** The filters are a sidebar on a desktop and a drawer on a phone. */
  const filterBy = async (name: string) => {
    if (isPhone(page)) await page.getByRole('button', { name: t('filters:list.filters') }).click();
    await page.getByRole('checkbox', { name }).filter({ visible: true }).check();
    if (isPhone(page))
      await page.getByRole('button', { name: textPattern('filters:list.showCount') }).click();
  };
  const removal = (name: string) => page.getByRole('link', { name: t('filters:list.remove', { name }) });
  const [onSale, beginner] = [t('filters:sale'), t('common:level.BEGINNER')];

  await visitor.go('/courses');
  const all = await total.innerText();
  await filterBy(onSale);
  await expect(page).toHaveURL(/[?&]sale=1/);
  await expect(removal(onSale)).toBeVisible();
  await filterBy(beginner);
  await expect(page).toHaveURL(/level=BEGINNER/);
  await expect(removal(beginner)).toBeVisible();
  await waitUntilReady(page);
  const few = await total.innerText();
  expect(Number.parseInt(few, 10)).toBeLessThan(Number.parseInt(all, 10));
  expect(Number.parseInt(few, 10)).toBeGreaterThan(0);
  await page.reload();
  await waitUntilReady(page);
  await expect(total).toHaveText(few);
  await expect(removal(beginner)).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/level/);
  await expect(removal(beginner)).toBeHidden();
  await expect(removal(onSale)).toBeVisible();
});

test('A list without results offers to clear the filters', { tag: '@phone' }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.go('/courses?minPrice=49999999');
  await expect(page.getByText(t('filters:emptyTitle'))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: t('filters:list.clear') })
    .last()
    .click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test.describe('The search dialog of a phone', { tag: '@phone' }, () => {
  test('opens on any page, and Escape returns the focus to its button', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.go('/about');
    const open = page.getByRole('button', { name: t('common:search.open') });
    await open.press('Enter');
    const field = searchField(page);
    await expect(field).toBeFocused();
    await field.fill('mon hue');
    await expect(page.getByRole('option', { name: /Món Huế/ })).toBeVisible();
    await expectAccessible(page);
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(open).toBeFocused();
    await open.press('Enter');
    await field.fill('mon hue');
    await page.getByRole('option', { name: /Món Huế/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Món Huế/ })).toBeVisible();
  });

  test('offers the last searches and deletes one of them', async ({ visitor }) => {
    const { page } = visitor;
    const open = () => page.getByRole('button', { name: t('common:search.open') }).press('Enter');
    const box = page.getByRole('dialog');
    const field = searchField(page);
    const recent = box.getByRole('group', { name: t('searchList:kind.RECENT') });
    await visitor.go('/about');
    for (const query of ['phở', 'mon hue']) {
      await open();
      await field.fill(query);
      await field.press('Enter');
      await expect.poll(searchParam(page, 'search')).toBe(query);
      // The page replaces the one with the dialog after the URL changes
      const title = t('filters:list.titleSearch', { query: query });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await open();
    await expect(recent.getByRole('option')).toHaveText(['mon hue', 'phở']);
    await expectAccessible(page);
    await box.getByRole('button', { name: t('searchList:forget', { words: 'mon hue' }) }).click();
    await expect(recent.getByRole('option')).toHaveText(['phở']);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect.poll(searchParam(page, 'search')).toBe('phở');
  });
});
