import { expect, test } from 'vitest';
import { sql } from '../database.ts';
import { accessible, inspect } from '../looks.ts';
import { mailedLink } from '../mailbox.ts';
import { newEmail, startSession, tokensOf } from '../people.ts';
import { downloads, expectToast, waitUntilReady } from '../visitor.ts';
import { type Administration, press } from './administration.ts';

/** People found, selected, made, edited and brought in. */
export function accounts({ admin, prove, made, rows, search, open }: Administration): void {
  test('finds a person without accents; the address keeps search and filters', async () => {
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await admin.go('/admin/users');
    await inspect(admin, 'people');
    await search('phan thu ha');
    await expect.poll(() => rows().count()).toBe(1);
    await page.getByRole('link', { name: 'Phan Thu Hà' }).waitFor();
    await page.reload();
    await expect.poll(() => rows().count()).toBe(1);
    await press(page, 'Xoá bộ lọc');
    await expect.poll(() => rows().count()).toBe(20);
    await page.getByRole('combobox', { name: 'Vai trò' }).selectOption({ label: 'Kế toán' });
    await expect.poll(() => rows().count()).toBe(2);
    await page.getByRole('combobox', { name: 'Trạng thái' }).selectOption({ label: 'Đã khoá' });
    await page.getByText('Không ai khớp bộ lọc').waitFor();
    await inspect(admin, 'people-none');
    await press(page, 'Bỏ lọc: Kế toán');
    await expect.poll(() => rows().count()).toBe(5);
    await page.getByRole('button', { name: 'Xoá bộ lọc' }).first().click();
    // The last day since which ten or more came: more than a page, where the demo's people came on few days
    const [day] = await sql<{ from: string; count: number }>(
      `select to_char(d, 'YYYY-MM-DD') as from, count(*)::int as count
       from generate_series((now() at time zone 'Asia/Ho_Chi_Minh')::date, now() - interval '30 days', interval '-1 day') d
       join person on created_at >= d::timestamp at time zone 'Asia/Ho_Chi_Minh' and erased_at is null
       group by d having count(*) >= 10 order by d desc limit 1`,
    );
    await page.getByRole('textbox', { name: 'Tạo từ ngày' }).fill(day!.from.split('-').reverse().join('/'));
    await page.waitForURL(`**/admin/users?from=${day!.from}`);
    await page.getByText(`${day!.count} người`, { exact: true }).waitFor();
    await expect.poll(() => rows().count()).toBe(Math.min(20, day!.count));
  });

  test('selects on two pages and locks them: a preview first, then a result for every row', async () => {
    const { page } = admin;
    await admin.go('/admin/users?sortBy=CREATED_AT&sortOrder=ASC');
    await page.getByRole('checkbox', { name: 'Chọn Lê Minh Quân' }).check();
    await page.getByRole('link', { name: 'Trang 2', exact: true }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => page.getByRole('checkbox', { name: 'Chọn Lê Minh Quân' }).count()).toBe(0);
    await rows().nth(0).getByRole('checkbox').check();
    await rows().nth(1).getByRole('checkbox').check();
    await page.getByText('Đã chọn 3 người').waitFor();
    await page.getByText('2 ở trang này, 1 ở trang khác').waitFor();
    await press(page, 'Khoá…');
    const dialog = page.getByRole('dialog', { name: 'Khoá 3 tài khoản?' });
    await dialog.getByText('2 người sẽ đổi, 1 người không đổi được').waitFor();
    await dialog.getByText('Quản trị viên cuối cùng').waitFor();
    await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Thử khoá hàng loạt');
    await inspect(admin, 'people-lock');
    await press(dialog, 'Khoá 2 người');
    // An administrator is among them: an access token alone locks none
    await prove();
    await page.getByText('Khoá tài khoản: 2 xong, 1 không thực hiện được').waitFor();
    await rows().nth(0).getByText('Đã khoá').waitFor();
    await rows().nth(0).getByText('Thành công', { exact: true }).waitFor();
    await inspect(admin, 'people-locked');
    expect(await downloads(page, () => press(page, 'Tải kết quả'))).toContain('Lê Minh Quân');
    await press(page, 'Mở khoá');
    await press(page.getByRole('dialog'), 'Mở khoá 2 người');
    await page.getByText('Mở khoá: 2 xong, 0 không thực hiện được').waitFor();
    await rows().nth(0).getByText('Hoạt động', { exact: true }).waitFor();
    await press(page, 'Bỏ chọn tất cả');
  });

  test('exports what is filtered', async () => {
    const { page } = admin;
    await admin.go('/admin/users?role=TEACHER');
    const [teachers] = await sql<{ count: number }>(
      "select count(*)::int from person where 'TEACHER' = any(roles) and erased_at is null",
    );
    // Eight of the demo data; other journeys may have made more
    expect(teachers!.count).toBeGreaterThanOrEqual(8);
    // A mistake first: an access token alone takes no data of people out
    await press(page, 'Xuất CSV');
    const question = page.getByRole('dialog', { name: 'Xác nhận đây là bạn' });
    await question.getByLabel('Mật khẩu hiện tại', { exact: true }).fill('sai-mat-khau');
    await press(question, 'Xác nhận');
    await question.getByText('Mật khẩu chưa đúng. Bạn nhập lại nhé.').waitFor();
    await inspect(admin, 'identity-question');
    const file = await downloads(page, prove);
    expect(file.trim().split('\n')).toHaveLength(1 + teachers!.count);
  });

  test('makes an account; a taken address is said at its field, and the invitation goes out', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: 'Thêm người dùng' }).click();
    await page.getByRole('textbox', { name: 'Họ và tên' }).fill(made.name);
    await page.getByRole('textbox', { name: 'Email' }).fill('student@sen.test');
    await press(page, 'Tạo tài khoản');
    await page.getByText('Email này đã có tài khoản').waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid'))
      .toBe('true');
    expect(await page.getByRole('textbox', { name: 'Họ và tên' }).inputValue()).toBe(made.name);
    await inspect(admin, 'person-new-mistake');
    await page.getByRole('textbox', { name: 'Email' }).fill(made.email);
    await expectToast(page, 'Đã tạo tài khoản và gửi thư mời', () => press(page, 'Tạo tài khoản'));
    await page.getByRole('heading', { level: 1, name: made.name }).waitFor();
    await inspect(admin, 'person');
    const link = await mailedLink(admin, made.email, /./);
    expect(link).toMatch(/\/forgot-password#reset=/);
  });

  test('edits a person; a mistake costs nothing', async () => {
    const { page } = admin;
    await open(made.name);
    await press(page, 'Sửa thông tin');
    const dialog = page.getByRole('dialog', { name: 'Sửa thông tin' });
    await dialog.getByRole('textbox', { name: 'Số điện thoại' }).fill('12');
    await dialog.getByRole('textbox', { name: 'Giới thiệu' }).fill('Học viên của lớp tối.');
    await press(dialog, 'Lưu');
    await dialog.getByText('Số điện thoại gồm 8 đến 15 chữ số').waitFor();
    await inspect(admin, 'person-edit-mistake');
    expect(await dialog.getByRole('textbox', { name: 'Giới thiệu' }).inputValue()).toBe(
      'Học viên của lớp tối.',
    );
    await dialog.getByRole('textbox', { name: 'Số điện thoại' }).fill('0987 654 321');
    await expectToast(page, 'Đã lưu', () => press(dialog, 'Lưu'));
    await page.getByText('Học viên của lớp tối.').waitFor();
    for (const tab of ['Phiên đăng nhập', 'Khoá học', 'Đơn hàng', 'Nhật ký']) {
      await page
        .getByRole('navigation', { name: 'Các phần' })
        .getByRole('link', { name: new RegExp(`^${tab}`) })
        .click();
      await page
        .getByRole('navigation', { name: 'Các phần' })
        .locator('a[aria-current=page]')
        .filter({ hasText: new RegExp(`^${tab}`) })
        .waitFor();
      await waitUntilReady(page);
    }
    await page.getByText('Sửa tài khoản').waitFor();
  });

  test('brings people in from a file whose faulty lines are shown before anything happens', async () => {
    const { page } = admin;
    await admin.go('/admin/users');
    await page.getByRole('link', { name: 'Nhập từ tệp CSV' }).click();
    await page.getByText('Chưa chọn tệp').waitFor();
    const [first, second] = [newEmail(), newEmail()];
    const csv = [
      'email,fullName,phone,roles,locale',
      `${first},Nguyễn Thị Tệp,0912345678,user,vi`,
      `${second},Trần Văn Tệp,,teacher,vi`,
      `${first},Nguyễn Thị Tệp,,user,vi`,
      'khong-phai-email,Lê Sai,,user,vi',
      'student@sen.test,Đỗ Khánh Linh,,user,vi',
      `${newEmail()},Phạm Vai Lạ,,vua,vi`,
    ].join('\n');
    await page
      .locator('input[type=file][aria-label="Chọn tệp CSV"]')
      .setInputFiles({ name: 'lop-toi.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByText('lop-toi.csv: 2 người sẽ được tạo, 4 dòng bỏ qua.').waitFor();
    await page.getByText('Email chưa đúng dạng').waitFor();
    await page.getByText('Vai trò “vua” không có').waitFor();
    await inspect(admin, 'import');
    await page.getByRole('checkbox', { name: 'Gửi thư mời cho từng người' }).uncheck();
    await press(page, 'Tạo 2 người');
    await page.getByText('lop-toi.csv: đã tạo 2 người, bỏ qua 4 dòng.').waitFor();
    await accessible(page);
    await page.getByRole('link', { name: 'Về danh sách' }).click();
    await search('van tep');
    await page.getByRole('link', { name: 'Trần Văn Tệp' }).waitFor();
  });
}
