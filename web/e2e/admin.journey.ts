import { describe, expect, test } from 'vitest';
import { accessible, inspect } from './looks.ts';
import { newStudent, PASSWORD, startSession, tokensOf } from './people.ts';
import { expectToast, visitor, WIDTHS, waitUntilReady } from './visitor.ts';

const PENDING = /Thở và thiền/;

describe.each(WIDTHS)('an administrator (%s)', (width) => {
  const admin = visitor(width, { isStory: true });

  test('is led to the sign-in of the administration', async () => {
    const { page } = admin;
    await page.goto('/admin');
    await page.waitForURL(/\/admin\/login\?next=%2Fadmin/);
    await page.getByRole('heading', { level: 1, name: 'Đăng nhập quản trị' }).waitFor();
    await inspect(admin, 'admin-login');
    await page.getByRole('textbox', { name: 'Email' }).fill('admin@sen.test');
    await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Tổng quan' }).waitFor();
    const queues = page.getByRole('list', { name: 'Việc đang chờ' }).getByRole('link');
    await expect.poll(() => queues.count()).toBe(8);
    await page.getByText(/^Có \d+ việc đang chờ\./).waitFor();
    // Below: money with its table behind the switch, people, and what failed with where one looks
    const revenue = page.getByRole('region', { name: 'Doanh thu 30 ngày' });
    await revenue.getByRole('slider', { name: 'Doanh thu 30 ngày' }).waitFor();
    await page.getByRole('slider', { name: 'Người học mỗi ngày' }).waitFor();
    const failures = page.getByRole('region', { name: 'Sự cố' }).getByRole('listitem');
    await expect.poll(() => failures.count()).toBe(4);
    await inspect(admin, 'admin-desk');
    await revenue.getByRole('button', { name: 'Xem dạng bảng' }).click();
    await expect.poll(() => revenue.getByRole('row').count()).toBe(32);
    await inspect(admin, 'admin-desk-table');
    // The year is read when somebody asks for it; the switch keeps the focus
    const period = page.getByRole('group', { name: 'Khoảng thời gian của doanh thu' });
    await period.getByRole('button', { name: '12 tháng' }).press('Enter');
    const year = page.getByRole('region', { name: 'Doanh thu 12 tháng' });
    await year.getByRole('slider', { name: 'Doanh thu 12 tháng' }).waitFor();
    expect(await year.locator('button:focus').textContent()).toBe('12 tháng');
    await year.getByRole('button', { name: 'Xem dạng bảng' }).click();
    await expect.poll(() => year.getByRole('row').count()).toBe(14);
    await inspect(admin, 'admin-desk-year');
    await queues.filter({ hasText: 'Duyệt khoá học' }).click();
    await page.getByRole('heading', { level: 1, name: 'Duyệt khoá học' }).waitFor();
    const sidebar = page.getByRole('navigation', { name: 'Các mục' });
    if (width === 'desktop') expect(await sidebar.locator('[aria-current="page"]').count()).toBe(1);
  });

  test('sees what waits, and what has been decided', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: PENDING }).first().waitFor();
    await inspect(admin, 'review-queue');
    await page.getByRole('searchbox', { name: 'Tên khoá học' }).fill('khong co khoa nao ten nay');
    await page.getByRole('searchbox', { name: 'Tên khoá học' }).press('Enter');
    await page.getByText('Không có khoá nào khớp').waitFor();
    await page.reload();
    await page.getByText('Không có khoá nào khớp').waitFor();
    await page.getByRole('button', { name: 'Xoá bộ lọc' }).click();
    await page.getByRole('link', { name: PENDING }).first().waitFor();
    await page.getByRole('link', { name: 'Giảng viên rút lại' }).click();
    await page.getByText('Chưa có khoá nào ở mục này').waitFor();
    await accessible(page);
    await page.getByRole('link', { name: 'Về hàng chờ' }).click();
  });

  test('can read and watch every lesson of a submission', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: PENDING }).first().click();
    await page.getByRole('heading', { level: 1, name: PENDING }).waitFor();
    await inspect(admin, 'review');
    const rows = page.getByRole('region', { name: 'Toàn bộ nội dung' }).locator('ol > li:has(> button)');
    await expect.poll(() => rows.count()).toBe(8);
    for (let index = 0; index < 8; index++) {
      const row = rows.nth(index);
      await row.getByRole('button').first().click();
      const video = row.locator('video');
      const text = row.locator('p, h3, h4').first();
      await video.or(text).first().waitFor();
      // Its matter comes after its row: a video that can be played, or a text to read
      const plays = async () =>
        (await video.count()) > 0 &&
        (await video.evaluate((element: HTMLVideoElement) => element.readyState)) > 0;
      await expect.poll(async () => (await plays()) || (await row.innerText()).length > 200).toBe(true);
    }
    await waitUntilReady(page);
    await inspect(admin, 'review-open');
  });

  test('takes it from another reviewer, who is named until then', async () => {
    const { page } = admin;
    const card = page.getByRole('region', { name: 'Người duyệt' });
    const choice = card.getByRole('combobox', { name: 'Người duyệt' });
    await choice.selectOption({ label: 'Phan Thu Hà' });
    await card.getByText('Phan Thu Hà đang duyệt.').waitFor();
    await choice.selectOption({ label: 'Chưa ai nhận' });
    await card.getByRole('button', { name: 'Tôi duyệt khoá này' }).click();
    await card.getByRole('button', { name: 'Tôi duyệt khoá này' }).waitFor({ state: 'detached' });
    await expect.poll(() => choice.locator('option:checked').innerText()).toBe('Lê Minh Quân (bạn)');
    await accessible(page);
  });

  test('decides only with every item judged, and rejects only with a reason', async () => {
    const { page } = admin;
    await page.getByText('Xem nốt 6 mục trước khi quyết định.').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Duyệt khoá học' }).getAttribute('aria-disabled'))
      .toBe('true');
    await page.getByRole('button', { name: 'Từ chối vì chính sách' }).click();
    const dialog = page.getByRole('dialog', { name: 'Từ chối khoá học này?' });
    await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Sai');
    await dialog.getByRole('button', { name: 'Từ chối khoá học' }).click();
    await dialog.getByText('Bạn viết ít nhất 10 ký tự để giảng viên hiểu.').waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Lý do' }).inputValue()).toBe('Sai');
    await accessible(page);
    // Both widths share this submission
    if (width === 'desktop') return void (await page.keyboard.press('Escape'));
    await dialog
      .getByRole('textbox', { name: 'Lý do' })
      .fill('Khoá học hứa chữa bệnh, trái quy định của Sen.');
    await expectToast(page, 'Đã từ chối khoá học', () =>
      dialog.getByRole('button', { name: 'Từ chối khoá học' }).click(),
    );
    await page.getByRole('heading', { name: 'Kết quả duyệt' }).waitFor();
    await page.getByText('Khoá học hứa chữa bệnh, trái quy định của Sen.').waitFor();
    await admin.go('/admin/courses/review?decision=REJECTED');
    await page.getByRole('link', { name: PENDING }).first().waitFor();
  });
});

describe('an administrator with the keyboard alone', () => {
  const admin = visitor('desktop', { isStory: true });
  const find = () => admin.page.getByRole('dialog', { name: 'Tìm nhanh' });
  const field = () => find().getByRole('combobox', { name: 'Tên, email, khoá học, mã đơn, trang quản trị' });
  const open = async () => {
    await admin.page.keyboard.press('Control+k');
    await expect.poll(() => field().evaluate((each) => each === document.activeElement)).toBe(true);
  };

  test('opens the quick find and closes it, and is back where they were', async () => {
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await admin.go('/admin/users');
    const people = page.getByRole('searchbox', { name: 'Tên, email, số điện thoại' });
    await people.focus();
    await open();
    // Something typed does not take the first Escape for itself
    await page.keyboard.type('linh');
    await page.keyboard.press('Escape');
    await find().waitFor({ state: 'detached' });
    await expect.poll(() => people.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test('goes to a person by a few letters and an arrow, and back by what was opened last', async () => {
    const { page } = admin;
    const chosen = () => find().getByRole('option', { selected: true }).innerText();
    await open();
    await page.keyboard.type('khanh');
    await find().getByRole('group', { name: 'Người dùng' }).getByRole('option').nth(1).waitFor();
    await accessible(page);
    const first = await chosen();
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosen).not.toBe(first);
    const [name = ''] = (await chosen()).split('\n');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/users\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await find().count()).toBe(0);
    const { pathname } = new URL(page.url());
    await admin.go('/admin/audit-logs');
    await open();
    await find().getByRole('group', { name: 'Vừa mở' }).getByRole('option', { name }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
  });
});

describe('a student', () => {
  const student = visitor('desktop');

  test('is told that the administration is not for them', async () => {
    await startSession(student, await newStudent());
    await student.go('/admin');
    await student.page.getByRole('heading', { level: 1, name: 'Trang này không dành cho bạn' }).waitFor();
    await inspect(student, 'forbidden');
  });
});
