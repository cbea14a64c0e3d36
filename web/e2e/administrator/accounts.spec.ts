import { newEmail, signIn } from '../accounts.ts';
import { sql } from '../app.ts';
import { expectAccessible } from '../axe.ts';
import { findMailedLink } from '../mailbox.ts';
import { fillDate } from '../parts/date.ts';
import { press, title } from '../parts/find.ts';
import { confirmIdentity, forgetIdentity } from '../parts/identity.ts';
import { choose } from '../parts/select.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t } from '../texts.ts';
import { readDownload, waitUntilReady } from '../visitor.ts';
import { openPerson, rows, searchPeople } from './people.ts';

test('An administrator finds, locks, exports, creates, edits and imports people', {
  tag: '@desktop',
}, async ({ visitor: admin }) => {
  const newPerson = { name: `Ông Văn Mới ${Date.now()}`, email: newEmail() };
  await admin.signIn(await signIn('admin@sen.test'));

  await test.step('The search ignores accents, and the URL stores search and filters', async () => {
    const { page } = admin;
    await admin.go('/admin/users');
    await searchPeople(page, 'phan thu ha');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Phan Thu Hà' })).toBeVisible();
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await press(page, t('people:filter.clear'));
    await expect(rows(page)).toHaveCount(20);
    await choose(page.getByRole('combobox', { name: t('people:filter.role') }), 'Kế toán');
    await expect(rows(page)).toHaveCount(2);
    await choose(page.getByRole('combobox', { name: t('people:filter.status') }), t('people:state.locked'));
    await expect(page.getByText(t('people:filterTitle'))).toBeVisible();
    await expectAccessible(admin.page);
    await press(page, t('people:filter.remove', { filter: 'Kế toán' }));
    await expect(rows(page)).toHaveCount(5);
    await page
      .getByRole('button', { name: t('people:filter.clear') })
      .first()
      .click();
    // The latest day since which at least ten people registered
    const [day] = await sql<{ from: string; count: number }>(
      `select to_char(d, 'YYYY-MM-DD') as from, count(*)::int as count
       from generate_series((now() at time zone 'Asia/Ho_Chi_Minh')::date, now() - interval '30 days', interval '-1 day') d
       join person on created_at >= d::timestamp at time zone 'Asia/Ho_Chi_Minh' and erased_at is null
       group by d having count(*) >= 10 order by d desc limit 1`,
    );
    await fillDate(page.getByRole('textbox', { name: t('people:filter.created') }), day!.from);
    await expect(page).toHaveURL(`/admin/users?from=${day!.from}`);
    await expect(page.getByText(t('people:people', { value: day!.count }), { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(Math.min(20, day!.count));
  });

  await test.step('People of two pages are locked after a preview, with a result for each row', async () => {
    const { page } = admin;
    await admin.go('/admin/users?sortBy=CREATED_AT&sortOrder=ASC');
    await page.getByRole('checkbox', { name: t('workspace:table.select', { row: 'Lê Minh Quân' }) }).check();
    await page.getByRole('link', { name: 'Trang 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(
      page.getByRole('checkbox', { name: t('workspace:table.select', { row: 'Lê Minh Quân' }) }),
    ).toHaveCount(0);
    await rows(page).nth(0).getByRole('checkbox').check();
    await rows(page).nth(1).getByRole('checkbox').check();
    await expect(
      page.getByText(t('people:selectedElsewhere', { count: 3, here: 2, elsewhere: 1 })),
    ).toBeVisible();
    await press(page, t('people:bulk.lock.action'));
    const dialog = page.getByRole('dialog', { name: t('people:bulk.lock.title', { count: 3 }) });
    await expect(dialog.getByText('2 người sẽ đổi, 1 người không đổi được')).toBeVisible();
    await expect(dialog.getByText(t('people:refusal.LAST_ADMINISTRATOR'))).toBeVisible();
    await dialog.getByRole('textbox', { name: t('people:column.why') }).fill('Thử khoá hàng loạt');
    await expectAccessible(admin.page);
    await press(dialog, t('people:bulk.lock.confirm', { count: 2 }));
    // The lock of an administrator needs the password
    await confirmIdentity(page);
    await expect(page.getByText(t('people:bulk.lock.result', { done: 2, refused: 1 }))).toBeVisible();
    await expect(rows(page).nth(0).getByText(t('people:state.locked'))).toBeVisible();
    await expect(rows(page).nth(0).getByText(t('people:outcome.DONE'), { exact: true })).toBeVisible();
    await expectAccessible(admin.page);
    expect(await readDownload(page, () => press(page, t('people:bulk.download')))).toContain('Lê Minh Quân');
    await press(page, t('people:bulk.unlock.action'));
    await press(page.getByRole('dialog'), t('people:bulk.unlock.confirm', { count: 2 }));
    await expect(page.getByText(t('people:bulk.unlock.result', { done: 2, refused: 0 }))).toBeVisible();
    await expect(rows(page).nth(0).getByText(t('people:state.active'), { exact: true })).toBeVisible();
    await press(page, t('workspace:table.clearSelection'));
  });

  await test.step('The export has the filtered people and asks for the password', async () => {
    const { page } = admin;
    await forgetIdentity(page);
    await admin.go('/admin/users?role=TEACHER');
    const [teachers] = await sql<{ count: number }>(
      "select count(*)::int from person where 'TEACHER' = any(roles) and erased_at is null",
    );
    // The demo data has eight, other tests can add more
    expect(teachers!.count).toBeGreaterThanOrEqual(8);
    // An export of personal data needs the password
    await press(page, t('workspace:export.csv'));
    const question = page.getByRole('dialog', { name: t('security:proof.title') });
    await question.getByLabel(t('security:currentPassword'), { exact: true }).fill('sai-mat-khau');
    await press(question, t('security:proof.submit'));
    await expect(question.getByText('Mật khẩu chưa đúng. Bạn nhập lại nhé.')).toBeVisible();
    await expectAccessible(admin.page);
    const file = await readDownload(page, () => confirmIdentity(page));
    expect(file.trim().split('\n')).toHaveLength(1 + teachers!.count);
  });

  await test.step('An existing email address is shown at its field, and the invitation is sent', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: t('people:add') }).click();
    await page.getByRole('textbox', { name: t('people:person.fullName') }).fill(newPerson.name);
    await page.getByRole('textbox', { name: t('people:person.email') }).fill('student@sen.test');
    await press(page, t('people:new.submit'));
    await expect(page.getByText('Email này đã có tài khoản')).toBeVisible();
    await expect(page.getByRole('textbox', { name: t('people:person.email') })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.getByRole('textbox', { name: t('people:person.fullName') })).toHaveValue(
      newPerson.name,
    );
    await expectAccessible(admin.page);
    await page.getByRole('textbox', { name: t('people:person.email') }).fill(newPerson.email);
    await expectToast(page, t('people:new.done'), () => press(page, t('people:new.submit')));
    await expect(title(page, newPerson.name)).toBeVisible();
    const link = await findMailedLink(newPerson.email, /./);
    expect(link).toMatch(/\/forgot-password#reset=/);
  });

  await test.step('An invalid phone number preserves the other input', async () => {
    const { page } = admin;
    await openPerson(admin, newPerson.name);
    await press(page, t('people:person.edit'));
    const dialog = page.getByRole('dialog', { name: t('people:person.edit') });
    await dialog.getByRole('textbox', { name: t('people:person.phone') }).fill('12');
    await dialog.getByRole('textbox', { name: t('people:person.bio') }).fill('Học viên của lớp tối.');
    await press(dialog, t('people:person.save'));
    await expect(dialog.getByText('Số điện thoại gồm 8 đến 15 chữ số')).toBeVisible();
    await expectAccessible(admin.page);
    await expect(dialog.getByRole('textbox', { name: t('people:person.bio') })).toHaveValue(
      'Học viên của lớp tối.',
    );
    await dialog.getByRole('textbox', { name: t('people:person.phone') }).fill('0987 654 321');
    await expectToast(page, t('people:person.saved'), () => press(dialog, t('people:person.save')));
    await expect(page.getByText('Học viên của lớp tối.')).toBeVisible();
    for (const tab of [
      t('people:person.tab.sessions'),
      t('people:person.tab.enrolments'),
      t('people:person.tab.orders'),
      t('people:person.tab.audit'),
    ]) {
      await page
        .getByRole('navigation', { name: t('people:person.tabs') })
        .getByRole('link', { name: new RegExp(`^${tab}`) })
        .click();
      await expect(
        page
          .getByRole('navigation', { name: t('people:person.tabs') })
          .locator('a[aria-current=page]')
          .filter({ hasText: new RegExp(`^${tab}`) }),
      ).toBeVisible();
      await waitUntilReady(page);
    }
    await expect(page.getByText('sửa tài khoản')).toBeVisible();
  });

  await test.step('The import shows invalid rows before it creates anybody', async () => {
    const { page } = admin;
    await admin.go('/admin/users');
    await page.getByRole('link', { name: t('people:import.open') }).click();
    await expect(page.getByText(t('people:import.emptyTitle'))).toBeVisible();
    const [first, second] = [newEmail(), newEmail()];
    const importedName = `Trần Văn Tệp ${Date.now()}`;
    const csv = [
      'email,fullName,phone,roles,locale',
      `${first},Nguyễn Thị Tệp,0912345678,user,vi`,
      `${second},${importedName},,teacher,vi`,
      `${first},Nguyễn Thị Tệp,,user,vi`,
      'khong-phai-email,Lê Sai,,user,vi',
      'student@sen.test,Đỗ Khánh Linh,,user,vi',
      `${newEmail()},Phạm Vai Lạ,,vua,vi`,
    ].join('\n');
    await page
      .locator('input[type=file][aria-label="Chọn tệp CSV"]')
      .setInputFiles({ name: 'lop-toi.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(
      page.getByText(t('people:import.preview', { name: 'lop-toi.csv', created: 2, skipped: 4 })),
    ).toBeVisible();
    await expect(page.getByText('Email chưa đúng dạng')).toBeVisible();
    await expect(page.getByText('Vai trò “vua” không có')).toBeVisible();
    await expectAccessible(admin.page);
    await page.getByRole('checkbox', { name: t('people:import.send') }).uncheck();
    await press(page, t('people:import.submit', { count: 2 }));
    await expect(
      page.getByText(t('people:import.result', { name: 'lop-toi.csv', created: 2, skipped: 4 })),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('people:person.back') }).click();
    await searchPeople(page, importedName.replace('Trần Văn Tệp', 'van tep'));
    await expect(page.getByRole('link', { name: importedName })).toBeVisible();
    await admin.go('/admin/audit-logs');
    const entries = page.getByRole('listitem').filter({ hasText: /nhập danh sách|tạo tài khoản/ });
    await expect(entries.first()).toBeVisible();
  });
});
