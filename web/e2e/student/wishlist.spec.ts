import { newStudent } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { press } from '../parts/find.ts';
import { expectToast, undoAfter } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';

const COURSES = ['sql-vung-goc', 'power-bi-bao-cao'] as const;
const FREE = 'statistics-you-will-use';

test('A student saves courses and moves them to the cart', { tag: '@desktop' }, async ({ visitor }) => {
  const { page } = visitor;
  const titles: string[] = [];
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  /** A page has one button for each place at which the width can show it. */
  const heart = (key: 'saveTitle' | 'savedTitle', title: string) =>
    page
      .getByRole('button', { name: t(`common:heart.${key}`, { title }), exact: true })
      .filter({ visible: true })
      .first();
  await visitor.signIn(await newStudent());

  await test.step('The page of a course saves it', async () => {
    for (const slug of [...COURSES, FREE]) {
      await visitor.go(`/courses/${slug}`);
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      titles.push(title);
      await expectToast(page, t('wishlist:saved'), () => heart('saveTitle', title).click());
      await expect(heart('savedTitle', title)).toBeVisible();
    }
  });

  await test.step('The list shows the newest first, with the price at the time of saving', async () => {
    await visitor.go('/dashboard/wishlist');
    await expect(page.getByText(t('wishlist:noSaving', { count: 3 }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(titles.toReversed());
    await expect(row(titles[2]!).getByRole('link', { name: t('wishlist:studyFree') })).toBeVisible();
  });

  await test.step('All sold courses move to the cart and stay on the list', async () => {
    await press(page, t('wishlist:addAll'));
    await expect(page.getByRole('status').getByText(t('wishlist:result.added', { count: 2 }))).toBeVisible();
    for (const title of titles.slice(0, 2))
      await expect(row(title).getByRole('link', { name: t('wishlist:openCart') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('A removed course returns to its place after an undo', async () => {
    const title = titles[0]!;
    await row(title)
      .getByRole('button', { name: t('wishlist:remove') })
      .click();
    await expect(page.getByText(t('wishlist:removed', { title }))).toBeVisible();
    await undoAfter(page, t('wishlist:undo'), () => expect(row(title)).toBeHidden());
    await expect(row(title)).toBeVisible();
    await visitor.go('/cart');
    for (const name of titles.slice(0, 2))
      await expect(page.getByRole('link', { name }).first()).toBeVisible();
  });
});
