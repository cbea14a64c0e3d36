import { newStudent, signIn } from '../accounts.ts';
import { expectAccessible } from '../axe.ts';
import { press, title } from '../parts/find.ts';
import { confirmIdentity, forgetIdentity } from '../parts/identity.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';
import { expectSignedOut, readDownload, waitUntilReady } from '../visitor.ts';
import { openPerson, searchPeople, startAction } from './people.ts';

test('An administrator grants a role, views as a person, locks and deletes accounts', {
  tag: '@desktop',
}, async ({ visitor: admin, openVisitor }) => {
  const role = `Chăm sóc học viên ${Date.now()}`;
  const helper = await openVisitor();
  const helperAccount = await newStudent(`Võ Thị Giúp Đỡ ${Date.now()}`);
  const helperName = helperAccount.fullName;
  const newAccount = await newStudent(`Ông Văn Xoá ${Date.now()}`);
  await admin.signIn(await signIn('admin@sen.test'));

  await test.step('A new role gets its permissions after a review', async () => {
    const { page } = admin;
    await admin.go('/admin/permissions');
    await press(page, t('permissions:create'));
    const form = page.getByRole('dialog', { name: t('permissions:create') });
    await press(form, t('permissions:create'));
    await confirmIdentity(page);
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    await form.getByRole('textbox', { name: t('permissions:name') }).fill(role);
    await form
      .getByRole('textbox', { name: t('permissions:description') })
      .fill('Xem học viên, khoá khi cần.');
    await expectToast(page, 'Đã tạo vai trò', () => press(form, t('permissions:create')));
    await expect(page.getByRole('heading', { level: 2, name: role })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Người dùng: Xem', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Người dùng: Khoá và mở khoá' }).check();
    await expect(page.getByText(t('permissions:changes', { count: 2, people: 0 }))).toBeVisible();
    // At the end of the page the bar is below the rows and covers none
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectAccessible(admin.page);
    await press(page, t('permissions:review'));
    const review = page.getByRole('dialog', { name: t('permissions:saveTitle', { name: role }) });
    await expect(review.getByRole('listitem')).toHaveText(['Người dùng: Xem', 'Người dùng: Khoá và mở khoá']);
    await expectAccessible(page);
    await expectToast(page, t('permissions:saved'), () => press(review, t('people:person.save')));
    await expect(page.getByText(t('permissions:count', { count: 2 }))).toBeVisible();
  });

  await test.step('A person with the role sees only a part of the administration', async () => {
    await forgetIdentity(admin.page);
    await openPerson(admin, helperName);
    const dialog = await startAction(admin.page, t('people:act.ASSIGN_ROLES.menu'));
    await dialog.getByRole('checkbox', { name: role }).check();
    await expectAccessible(admin.page);
    await expectToast(admin.page, t('people:person.saved'), async () => {
      await press(dialog, t('people:person.save'));
      await confirmIdentity(admin.page);
    });

    const { page } = helper;
    await helper.signIn(helperAccount);
    await helper.go('/admin');
    await expect(page.getByText(t('desk:noneTitle'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('people:title') }).click();
    await expect(page).toHaveURL('/admin/users');
    await page.getByRole('searchbox', { name: t('people:search') }).fill('Trương Công Minh');
    await expect(page.getByRole('link', { name: 'Trương Công Minh' })).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: t('workspace:nav.sections') });
    await expect(sidebar.getByRole('link')).toHaveText([t('workspace:nav.overview'), t('people:title')]);
    await expect(page.getByRole('link', { name: t('people:add') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('workspace:export.csv') })).toHaveCount(0);
    await page
      .getByRole('checkbox', { name: t('workspace:table.select', { row: 'Trương Công Minh' }) })
      .check();
    const bar = page.getByRole('region', { name: t('workspace:table.selection') });
    await expect(bar.getByRole('button')).toHaveText([
      t('people:bulk.unlock.action'),
      t('people:bulk.lock.action'),
      '',
    ]);
    await page.getByRole('link', { name: 'Trương Công Minh' }).click();
    await expect(title(page, 'Trương Công Minh')).toBeVisible();
    await expect(page.getByRole('button', { name: t('people:person.edit') })).toHaveCount(0);
    await press(page, t('people:person.more'));
    await expect(page.getByRole('button', { name: t('people:act.DEACTIVATE.menu') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('people:act.ASSIGN_ROLES.menu') })).toHaveCount(0);
    await helper.go('/admin/permissions');
    await expect(title(page, t('common:forbidden.title'))).toBeVisible();
  });

  await test.step('The permission check shows the role that grants a permission', async () => {
    const { page } = admin;
    await admin.go('/admin/permissions');
    await press(page, t('permissions:check'));
    const drawer = page.getByRole('dialog', { name: t('permissions:check') });
    await drawer.getByRole('searchbox', { name: t('permissions:checkSearch') }).fill('giup do');
    await press(drawer, new RegExp(helperName));
    await expect(drawer.getByText(`Khoá và mở khoá từ vai trò ${role}`)).toBeVisible();
    await expectAccessible(admin.page);
  });

  await test.step('An administrator views as the person without write access, and stops', async () => {
    const { page } = admin;
    await forgetIdentity(page);
    await openPerson(admin, helperName);
    const dialog = await startAction(page, t('people:act.VIEW_AS.menu'));
    await press(dialog, t('people:act.VIEW_AS.confirm'));
    await expect(dialog.getByText(t('people:bulk.reasonMissing'))).toBeVisible();
    await dialog.getByRole('textbox', { name: t('people:column.why') }).fill('Báo không thấy khoá học');
    await press(dialog, t('people:act.VIEW_AS.confirm'));
    await confirmIdentity(page);
    const banner = page.getByText(t('people:viewAs.title', { name: helperName }));
    await expect(banner).toBeVisible();
    // The banner comes before the dashboard
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Người xem thật: Lê Minh Quân.')).toBeVisible();
    await page.reload();
    await expect(banner).toBeVisible();
    await expectAccessible(admin.page);
    await page.getByRole('link', { name: t('profile:tab.profile') }).click();
    const about = page.getByRole('region', { name: t('profile:about.title'), exact: true });
    await about.getByRole('textbox', { name: t('people:person.bio') }).fill('Đổi hộ');
    await press(about, t('people:person.save'));
    await expect(about.getByRole('alert')).toBeVisible();
    await press(about, t('profile:undo'));
    await press(page, t('people:viewAs.stop'));
    await expect(title(page, t('workspace:nav.overview'))).toBeVisible();
    await expect(banner).toBeHidden();
    await expect(page.getByRole('button', { name: 'Tài khoản: Lê Minh Quân' })).toBeVisible();
  });

  await test.step('A lock signs the person out, and a deletion removes an account', async () => {
    const { page } = admin;
    await forgetIdentity(page);
    await openPerson(admin, helperName);
    const lock = await startAction(page, t('people:act.DEACTIVATE.menu'));
    await lock.getByRole('textbox', { name: t('people:column.why') }).fill('Nghỉ việc');
    await expectToast(page, t('people:act.DEACTIVATE.done'), async () => {
      await press(lock, t('people:act.DEACTIVATE.confirm'));
      await confirmIdentity(page);
    });
    await expect(page.getByText(t('people:person.lockedFor', { reason: 'Nghỉ việc' }))).toBeVisible();
    helper.allowConsoleErrors(/status of 40[013]/);
    await expectSignedOut(helper, '/admin/users', /\/login/);
    const unlock = await startAction(page, t('people:act.ACTIVATE.menu'));
    await expectToast(page, t('people:act.ACTIVATE.done'), () =>
      press(unlock, t('people:bulk.unlock.action')),
    );
    await openPerson(admin, newAccount.fullName);
    const erase = await startAction(page, t('people:act.DELETE.menu'));
    await erase.getByRole('textbox', { name: t('people:column.why') }).fill('Tạo nhầm');
    await expectAccessible(page);
    await expectToast(page, t('people:act.DELETE.done'), () => press(erase, t('people:act.DELETE.confirm')));
    await expect(page).toHaveURL('/admin/users');
    await searchPeople(page, newAccount.email);
    await expect(page.getByText(t('people:filterTitle'))).toBeVisible();
  });

  await test.step('A role that a person has cannot be deleted', async () => {
    const { page } = admin;
    await admin.go('/admin/permissions');
    await page.getByRole('button', { name: new RegExp(`^${role}`) }).click();
    await expect(page.getByRole('heading', { level: 2, name: role })).toBeVisible();
    await waitUntilReady(page);
    await press(page, t('permissions:delete'));
    await press(page.getByRole('dialog'), t('permissions:delete'));
    await expect(page.getByText('Còn 1 người giữ vai trò này')).toBeVisible();
  });

  await test.step('The audit log has every action with the state before and after', async () => {
    const { page } = admin;
    const line = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });
    await forgetIdentity(page);
    await admin.go('/admin/audit-logs');
    for (const text of [
      /xoá tài khoản.*Tạo nhầm/s,
      /khoá tài khoản.*Nghỉ việc/s,
      /xem với tư cách.*Báo không thấy khoá học/s,
      /đổi vai trò/,
      /sửa vai trò.*Chăm sóc học viên/s,
    ])
      await expect(line(text).first()).toBeVisible();
    const edited = line(/sửa vai trò.*Chăm sóc học viên/s).first();
    await edited.getByText(/thay đổi/).click();
    await expect(edited.getByRole('row', { name: /^Quyền.*Người dùng: .*khoá và mở khoá/i })).toBeVisible();
    const roleChange = line(/đổi vai trò.*Võ Thị Giúp Đỡ/s).first();
    await roleChange.getByText(/thay đổi/).click();
    await expect(
      roleChange.getByRole('row', { name: /^Vai trò tự tạo không có Chăm sóc học viên/ }),
    ).toBeVisible();
    await choose(
      page.getByRole('combobox', { name: t('audit:actionLabel') }),
      t('people:act.DELETE.confirm'),
    );
    await expect(page).toHaveURL(/action=person\.erase/);
    await expect(line(/đổi vai trò/)).toHaveCount(0);
    await expect(line('Tạo nhầm')).toBeVisible();
    const log = await readDownload(page, async () => {
      await press(page, t('workspace:export.csv'));
      await confirmIdentity(page);
    });
    expect(log).toContain('Tạo nhầm');
    const [book] = await Promise.all([
      page.waitForEvent('download'),
      press(page, t('workspace:export.excel')),
    ]);
    expect(book.suggestedFilename()).toMatch(/^nhat-ky-.*\.xlsx$/);
    await admin.go('/admin/audit-logs?search=zzzz');
    await expect(page.getByText(t('audit:filterTitle'))).toBeVisible();
    await expectAccessible(page);
  });
});
