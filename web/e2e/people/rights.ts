import { expect, test } from 'vitest';
import { accessible, inspect } from '../looks.ts';
import { newStudent, startSession } from '../people.ts';
import { downloads, expectSignedOut, expectToast } from '../visitor.ts';
import { type Administration, press } from './administration.ts';

/** What people may do, whom an administrator may view as, who is locked out; and the log of it all. */
export function rights({
  admin,
  prove,
  helper,
  role,
  helperName,
  made,
  tokens,
  search,
  open,
  choose,
}: Administration): void {
  test('makes a role and says what it may do, with a review before it counts', async () => {
    const { page } = admin;
    await admin.go('/admin/permissions');
    await press(page, 'Tạo vai trò');
    const form = page.getByRole('dialog', { name: 'Tạo vai trò' });
    await press(form, 'Tạo vai trò');
    await prove();
    await form.locator('[data-error]').first().waitFor();
    await form.getByRole('textbox', { name: 'Tên vai trò' }).fill(role);
    await form.getByRole('textbox', { name: 'Mô tả' }).fill('Xem học viên, khoá khi cần.');
    await expectToast(page, 'Đã tạo vai trò', () => press(form, 'Tạo vai trò'));
    await page.getByRole('heading', { level: 2, name: role }).waitFor();
    await page.getByRole('checkbox', { name: 'Người dùng: Xem', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Người dùng: Khoá và mở khoá' }).check();
    await page.getByText('2 thay đổi, ảnh hưởng 0 người').waitFor();
    // Down there the bar lies below the rows instead of over them
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await inspect(admin, 'permissions-changed');
    await press(page, 'Xem lại và lưu');
    const review = page.getByRole('dialog', { name: `Lưu quyền của ${role}?` });
    await expect
      .poll(() => review.getByRole('listitem').allInnerTexts())
      .toEqual(['Người dùng: Xem', 'Người dùng: Khoá và mở khoá']);
    await accessible(page);
    await expectToast(page, 'Đã lưu vai trò', () => press(review, 'Lưu'));
    await page.getByText('2 quyền').waitFor();
  });

  test('gives the role to a helper, who sees only their part of the administration', async () => {
    tokens.helper = await newStudent(helperName);
    await open(helperName);
    const dialog = await choose('Đổi vai trò…');
    await dialog.getByRole('checkbox', { name: role }).check();
    await inspect(admin, 'person-roles');
    await expectToast(admin.page, 'Đã lưu', async () => {
      await press(dialog, 'Lưu');
      await prove();
    });

    const { page } = helper;
    await startSession(helper, tokens.helper);
    await helper.go('/admin');
    await page.getByText('Chưa có hàng đợi nào của bạn').waitFor();
    await accessible(page);
    await page.getByRole('link', { name: 'Người dùng' }).click();
    await page.waitForURL('**/admin/users');
    await page.getByRole('searchbox', { name: 'Tên, email, số điện thoại' }).fill('Trương Công Minh');
    await page.getByRole('link', { name: 'Trương Công Minh' }).waitFor();
    const sidebar = page.getByRole('navigation', { name: 'Các mục' });
    await expect.poll(() => sidebar.getByRole('link').allInnerTexts()).toEqual(['Tổng quan', 'Người dùng']);
    await inspect(helper, 'people-helper');
    expect(await page.getByRole('link', { name: 'Thêm người dùng' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Xuất CSV' }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Chọn Trương Công Minh' }).check();
    const bar = page.getByRole('region', { name: 'Các dòng đã chọn' });
    await expect.poll(() => bar.getByRole('button').allInnerTexts()).toEqual(['Mở khoá', 'Khoá…', '']);
    await page.getByRole('link', { name: 'Trương Công Minh' }).click();
    await page.getByRole('heading', { level: 1, name: 'Trương Công Minh' }).waitFor();
    expect(await page.getByRole('button', { name: 'Sửa thông tin' }).count()).toBe(0);
    await press(page, 'Thao tác khác');
    await page.getByRole('button', { name: 'Khoá tài khoản…' }).waitFor();
    expect(await page.getByRole('button', { name: 'Đổi vai trò…' }).count()).toBe(0);
    await helper.go('/admin/permissions');
    await page.getByRole('heading', { level: 1, name: 'Trang này không dành cho bạn' }).waitFor();
  });

  test('checks what a person may do, and by which role', async () => {
    const { page } = admin;
    await admin.go('/admin/permissions');
    await press(page, 'Kiểm tra một người');
    const drawer = page.getByRole('dialog', { name: 'Kiểm tra một người' });
    await drawer.getByRole('searchbox', { name: 'Tên hoặc email' }).fill('giup do');
    await press(drawer, new RegExp(helperName));
    await drawer.getByText(`Khoá và mở khoá nhờ ${role}`).waitFor();
    await inspect(admin, 'permissions-check');
  });

  test('looks at Sen through their eyes, and stops', async () => {
    const { page } = admin;
    await open(helperName);
    const dialog = await choose('Xem với tư cách…');
    await press(dialog, 'Bắt đầu xem');
    await dialog.getByText('Vui lòng nhập lý do, ít nhất 3 ký tự').waitFor();
    await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Báo không thấy khoá học');
    await press(dialog, 'Bắt đầu xem');
    await prove();
    const banner = page.getByText(`Bạn đang xem Sen như ${helperName}.`);
    await banner.waitFor();
    await page.getByText('Người xem thật: Lê Minh Quân.').waitFor();
    await page.reload();
    await banner.waitFor();
    await inspect(admin, 'view-as');
    await page.getByRole('link', { name: 'Hồ sơ cá nhân' }).click();
    const about = page.getByRole('region', { name: 'Thông tin chung', exact: true });
    await about.getByRole('textbox', { name: 'Giới thiệu' }).fill('Đổi hộ');
    await press(about, 'Lưu');
    await about.getByRole('alert').waitFor();
    await press(about, 'Bỏ thay đổi');
    await press(page, 'Ngừng xem');
    await page.getByRole('heading', { level: 1, name: 'Tổng quan' }).waitFor();
    await banner.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Tài khoản: Lê Minh Quân' }).waitFor();
  });

  test('locks and unlocks one person, and deletes one', async () => {
    const { page } = admin;
    await open(helperName);
    const lock = await choose('Khoá tài khoản…');
    await lock.getByRole('textbox', { name: 'Lý do' }).fill('Nghỉ việc');
    await expectToast(page, 'Đã khoá tài khoản', async () => {
      await press(lock, 'Khoá tài khoản');
      await prove();
    });
    await page.getByText('Tài khoản bị khoá: Nghỉ việc').waitFor();
    helper.expectsNoise(/status of 40[013]/);
    await expectSignedOut(helper, '/admin/users', /\/login/);
    const unlock = await choose('Mở khoá…');
    await expectToast(page, 'Đã mở khoá', () => press(unlock, 'Mở khoá'));
    await open(made.name);
    const erase = await choose('Xoá tài khoản…');
    await erase.getByRole('textbox', { name: 'Lý do' }).fill('Tạo nhầm');
    await accessible(page);
    await expectToast(page, 'Đã xoá tài khoản', () => press(erase, 'Xoá tài khoản'));
    await page.waitForURL('**/admin/users');
    await search(made.email);
    await page.getByText('Không ai khớp bộ lọc').waitFor();
  });

  test('can not delete a role that a person has', async () => {
    const { page } = admin;
    await admin.go('/admin/permissions');
    await page.getByRole('button', { name: new RegExp(`^${role}`) }).click();
    await press(page, 'Xoá vai trò');
    await press(page.getByRole('dialog'), 'Xoá vai trò');
    await page.getByText('Còn 1 người giữ vai trò này').waitFor();
  });

  test('finds it all in the audit log, with what was before and after', async () => {
    const { page } = admin;
    const line = (words: string | RegExp) => page.getByRole('listitem').filter({ hasText: words });
    await admin.go('/admin/audit-logs');
    for (const words of [
      /Xoá tài khoản.*Tạo nhầm/s,
      /Khoá tài khoản.*Nghỉ việc/s,
      /Xem với tư cách.*Báo không thấy khoá học/s,
      /Đổi vai trò/,
      /Sửa vai trò.*Chăm sóc học viên/s,
      /Nhập danh sách|Tạo tài khoản/,
    ])
      await line(words).first().waitFor();
    const edited = line(/Sửa vai trò.*Chăm sóc học viên/s).first();
    await edited.getByText(/thay đổi/).click();
    await edited.getByRole('row', { name: /^Quyền.*Người dùng: .*khoá và mở khoá/i }).waitFor();
    const given = line(/Đổi vai trò.*Võ Thị Giúp Đỡ/s).first();
    await given.getByText(/thay đổi/).click();
    await given.getByRole('row', { name: /^Vai trò tự tạo không có Chăm sóc học viên/ }).waitFor();
    await inspect(admin, 'audit');
    await page.getByRole('combobox', { name: 'Thao tác' }).selectOption({ label: 'Xoá tài khoản' });
    await page.waitForURL(/action=person\.erase/);
    await expect.poll(() => line(/Đổi vai trò/).count()).toBe(0);
    await line('Tạo nhầm').waitFor();
    const log = await downloads(page, async () => {
      await press(page, 'Xuất CSV');
      await prove();
    });
    expect(log).toContain('Tạo nhầm');
    const [book] = await Promise.all([page.waitForEvent('download'), press(page, 'Xuất Excel')]);
    expect(book.suggestedFilename()).toMatch(/^nhat-ky-.*\.xlsx$/);
    await admin.go('/admin/audit-logs?search=zzzz');
    await page.getByText('Không có dòng nào khớp').waitFor();
    await accessible(page);
  });
}
