import { signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { press } from '../parts/find.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textPattern } from '../texts.ts';

test('An administrator edits categories and suspends a course', { tag: '@desktop' }, async ({
  visitor: admin,
}) => {
  await admin.signIn(await signIn('admin@sen.test'));

  await test.step('A category is created, moved with the keyboard and merged, and its URL redirects', async () => {
    const { page } = admin;
    await admin.go('/admin/category-management');
    await press(page, t('categories:create'));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('categories:name') }).fill('Thủ công');
    await press(dialog, t('categories:save'));
    await expect(dialog.getByText(t('categories:nameRule', { minLength: 2, maxLength: 60 }))).toBeVisible();
    await dialog.getByRole('textbox', { name: t('categories:nameEn') }).fill('Crafts');
    await dialog.getByRole('radio', { name: t('categories:icons.brush') }).check({ force: true });
    await expectAccessible(page);
    await expectToast(page, t('categories:saved', { name: 'Thủ công' }), () =>
      press(dialog, t('categories:save')),
    );
    await expect(page.getByText('/thu-cong')).toBeVisible();
    await page
      .getByRole('button', { name: t('categories:move.label', { name: 'Thủ công' }) })
      .press('Alt+Home');
    await expect(
      page.getByText(t('categories:move.done', { name: 'Thủ công', place: 1, all: 9 })),
    ).toBeAttached();
    await press(page, t('people:menu.label', { name: 'Thủ công' }));
    await press(page, t('categories:merge.open'));
    await choose(dialog.getByRole('combobox', { name: t('categories:merge.into') }), 'Thiết kế');
    await expect(
      dialog.getByText(t('categories:merge.address', { from: 'thu-cong', to: 'thiet-ke' })),
    ).toBeVisible();
    await expectAccessible(page);
    await expectToast(page, t('categories:merge.done', { name: 'Thủ công' }), () =>
      press(dialog, textPattern('categories:merge.submit')),
    );
    await admin.go('/category/thu-cong');
    await expect(page.getByRole('heading', { level: 1, name: 'Thiết kế' })).toBeVisible();
  });

  await test.step('A suspended course disappears from the catalogue until it is restored', async () => {
    const { page } = admin;
    await admin.go('/admin/courses?search=yoga');
    const row = page.getByRole('row', { name: /Yoga/ }).first();
    const title = (await row.getByRole('link').first().textContent()) ?? '';
    await row.getByRole('button', { name: textPattern('people:menu.label') }).click();
    await press(page, t('managedCourses:act.SUSPEND.menu'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('managedCourses:preview.done', { count: 1 }))).toBeVisible();
    await dialog.getByRole('textbox', { name: t('people:column.why') }).fill('Kiểm tra bản quyền nhạc');
    await expectAccessible(page);
    await press(dialog, t('managedCourses:act.SUSPEND.submit', { count: 1 }));
    await expect(page.getByText(t('managedCourses:result', { count: 1, refused: 0 }))).toBeVisible();
    await expect(row.getByText('Kiểm tra bản quyền nhạc')).toBeVisible();
    const onShelf = page.getByRole('main').getByRole('heading', { name: title, exact: true });
    await admin.go('/courses?search=yoga');
    await expect(page.getByRole('heading', { level: 1, name: /yoga/ })).toBeVisible();
    await expect(onShelf).toHaveCount(0);
    await admin.go('/admin/courses?search=yoga');
    await row.getByRole('button', { name: textPattern('people:menu.label') }).click();
    await press(page, t('managedCourses:act.RESTORE.menu'));
    await dialog.getByRole('textbox', { name: t('people:column.why') }).fill('Nhạc có giấy phép');
    await press(dialog, t('managedCourses:act.RESTORE.submit', { count: 1 }));
    await expect(row.getByText(t('managedCourses:stats.published'))).toBeVisible();
    await admin.go('/courses?search=yoga');
    await expect(onShelf).toBeVisible();
  });
});
