import { signIn } from '../accounts.ts';
import { expectAccessible, inspect, inspectAtBothWidths } from '../axe.ts';
import { press, title } from '../parts/find.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';

test('The tables of the administration work at every width', async ({ visitor: admin }) => {
  const { page } = admin;
  /** A bar that is not laid out counts as below the window. */
  const getBottom = (box: { y: number; height: number } | null) =>
    box?.height ? box.y + box.height : Number.POSITIVE_INFINITY;
  await admin.signIn(await signIn('admin@sen.test'));

  await test.step('A whole page of rows can be selected, and the action bar remains visible', async () => {
    await admin.go('/admin/users?status=active');
    await page.getByRole('checkbox', { name: t('workspace:table.selectPage') }).check();
    await expect(page.getByText(t('people:selected', { count: 20 }))).toBeVisible();
    await page.getByRole('button', { name: t('people:bulk.roles.action') }).click({ trial: true });
    // At the end of the page the bar is below the rows and covers none
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await inspect(page);
  });

  await test.step('Changed permissions can be saved from any scroll position', async () => {
    await admin.go('/admin/permissions');
    await page.getByRole('checkbox', { name: 'Người dùng: Nhập từ tệp' }).check();
    const bar = page.getByRole('region', { name: t('workspace:table.selection') });
    await expect
      .poll(async () => getBottom(await bar.boundingBox()))
      .toBeLessThanOrEqual(page.viewportSize()!.height);
    await press(page, t('workspace:table.clearSelection'));
  });
});

test('Filters are saved, and what opens from the tables fits at both widths', { tag: '@phone' }, async ({
  visitor: admin,
}) => {
  const { page } = admin;
  await admin.signIn(await signIn('admin@sen.test'));

  await test.step('Filters are saved under a name', async () => {
    const name = `Đang bị khoá ${Date.now()}`;
    const saved = page.getByRole('dialog', { name: t('workspace:saved.title') });
    await admin.go('/admin/users?status=locked');
    await press(page, t('workspace:saved.title'));
    await saved.getByRole('textbox', { name: t('workspace:saved.name') }).fill(name);
    await press(saved, t('workspace:saved.keep'));
    await expect(saved.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    await expectAccessible(page);
    await admin.go('/admin/users');
    await press(page, t('workspace:saved.title'));
    await press(saved, name);
    await expect(page).toHaveURL('/admin/users?status=locked');
    await expect(saved).toBeHidden();
  });

  await test.step('Every tab of a person is accessible', async () => {
    await admin.go('/admin/users?search=student%40sen.test');
    await page.getByRole('link', { name: /student@sen\.test/ }).click();
    await expect(title(page, 'Đỗ Khánh Linh')).toBeVisible();
    const { pathname } = new URL(page.url());
    for (const tab of ['details', 'sessions', 'enrolments', 'orders', 'audit']) {
      await admin.go(`${pathname}?tab=${tab}`);
      await inspectAtBothWidths(page);
    }
  });

  await test.step('The permissions of every role are accessible', async () => {
    await admin.go('/admin/permissions?role=TEACHER');
    await inspectAtBothWidths(page);
  });

  await test.step('An entry of the audit log opens', async () => {
    await admin.go('/admin/audit-logs');
    await page.locator('summary').first().click();
    await inspectAtBothWidths(page);
  });
});
