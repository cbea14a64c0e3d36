import { describe, expect, test } from 'vitest';
import { accessible, inspect, wear } from './looks.ts';
import { mailedLink } from './mailbox.ts';
import { bring, newEmail, newStudent, type Tokens, tokensOf } from './people.ts';
import { downloads, hears, lives, type Visitor, visitor } from './visitor.ts';

type Within = Pick<Visitor['page'], 'getByRole'>;
const press = (within: Within, name: string | RegExp) =>
  within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();

describe('an administrator and the people of Sen', () => {
  const admin = visitor('desktop', { isStory: true });
  const helper = visitor('desktop', { isStory: true });
  const role = 'Chăm sóc học viên';
  const helperName = 'Võ Thị Giúp Đỡ';
  const made = { name: 'Ông Văn Mới', email: newEmail() };
  let helperTokens: Tokens;

  const rows = () =>
    admin.page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: admin.page.locator('td') });
  const search = async (words: string) => {
    const field = admin.page.getByRole('searchbox', { name: 'Tên, email, số điện thoại' });
    await field.fill(words);
    await field.press('Enter');
  };
  /** Opens somebody's page by the table, as a person would. */
  const open = async (name: string) => {
    await admin.go('/admin/users');
    await search(name);
    await admin.page.getByRole('link', { name }).click();
    await admin.page.getByRole('heading', { level: 1, name }).waitFor();
    await lives(admin.page);
  };
  const choose = async (act: string) => {
    await press(admin.page, 'Thao tác khác');
    await press(admin.page, act);
    return admin.page.getByRole('dialog');
  };

  test('finds somebody without accents; the address keeps search and filters', async () => {
    const { page } = admin;
    await bring(admin, await tokensOf('admin@sen.test'));
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
    await inspect(admin, 'people-nobody');
    await press(page, 'Bỏ lọc: Kế toán');
    await expect.poll(() => rows().count()).toBe(5);
    await page.getByRole('button', { name: 'Xoá bộ lọc' }).first().click();
    const week = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Tạo từ ngày').fill(week);
    await page.waitForURL(`**/admin/users?from=${week}`);
    await page.getByText(/^1[0-9] người$/).waitFor();
    await expect.poll(() => rows().count()).toBeLessThan(20);
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
    await page.getByText('Khoá tài khoản: 2 xong, 1 không thực hiện được').waitFor();
    await rows().nth(0).getByText('Đã khoá').waitFor();
    await rows().nth(0).getByText('Được', { exact: true }).waitFor();
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
    const file = await downloads(page, () => press(page, 'Xuất danh sách'));
    expect(file.trim().split('\n')).toHaveLength(9);
  });

  test('makes an account; a taken address is said at its field, and the invitation goes out', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: 'Thêm người dùng' }).click();
    await page.getByRole('textbox', { name: 'Họ và tên' }).fill(made.name);
    await page.getByRole('textbox', { name: 'Email' }).fill('student@sen.test');
    await press(page, 'Tạo tài khoản');
    await page.getByText('Email này đã có tài khoản').waitFor();
    expect(await page.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('textbox', { name: 'Họ và tên' }).inputValue()).toBe(made.name);
    await inspect(admin, 'person-new-mistake');
    await page.getByRole('textbox', { name: 'Email' }).fill(made.email);
    await hears(page, 'Đã tạo tài khoản và gửi thư mời', () => press(page, 'Tạo tài khoản'));
    await page.getByRole('heading', { level: 1, name: made.name }).waitFor();
    await inspect(admin, 'person');
    const link = await mailedLink(admin, made.email, /./);
    expect(link).toMatch(/\/forgot-password#reset=/);
  });

  test('edits somebody; a mistake costs nothing', async () => {
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
    await hears(page, 'Đã lưu', () => press(dialog, 'Lưu'));
    await page.getByText('Học viên của lớp tối.').waitFor();
    for (const tab of ['Phiên đăng nhập', 'Khoá học', 'Đơn hàng', 'Nhật ký']) {
      await page
        .getByRole('navigation', { name: 'Các phần' })
        .getByRole('link', { name: new RegExp(`^${tab}`) })
        .click();
      await lives(page);
    }
    await page.getByText('Sửa tài khoản').waitFor();
  });

  test('brings people in from a file whose faulty lines are shown before anything happens', async () => {
    const { page } = admin;
    await admin.go('/admin/users/new');
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

  test('makes a role and says what it may do, with a review before it counts', async () => {
    const { page } = admin;
    await admin.go('/admin/permissions');
    await press(page, 'Tạo vai trò');
    const form = page.getByRole('dialog', { name: 'Tạo vai trò' });
    await press(form, 'Tạo vai trò');
    await form.locator('[data-error]').first().waitFor();
    await form.getByRole('textbox', { name: 'Tên vai trò' }).fill(role);
    await form.getByRole('textbox', { name: 'Mô tả' }).fill('Xem học viên, khoá khi cần.');
    await hears(page, 'Đã tạo vai trò', () => press(form, 'Tạo vai trò'));
    await page.getByRole('heading', { level: 2, name: role }).waitFor();
    const people = page.getByRole('group', { name: 'Người dùng' });
    await people.getByRole('checkbox', { name: 'Xem', exact: true }).check();
    await people.getByRole('checkbox', { name: 'Khoá và mở khoá' }).check();
    await page.getByText('2 thay đổi, ảnh hưởng 0 người').waitFor();
    await inspect(admin, 'permissions-changed');
    await press(page, 'Xem lại và lưu');
    const review = page.getByRole('dialog', { name: `Lưu quyền của ${role}?` });
    expect(await review.getByRole('listitem').allInnerTexts()).toEqual([
      'Người dùng: Xem',
      'Người dùng: Khoá và mở khoá',
    ]);
    await accessible(page);
    await hears(page, 'Đã lưu vai trò', () => press(review, 'Lưu'));
    await page.getByText('2 quyền').waitFor();
  });

  test('gives the role to somebody, who sees only their part of the administration', async () => {
    helperTokens = await newStudent(helperName);
    await open(helperName);
    const dialog = await choose('Đổi vai trò…');
    await dialog.getByRole('checkbox', { name: role }).check();
    await inspect(admin, 'person-roles');
    await hears(admin.page, 'Đã lưu', () => press(dialog, 'Lưu'));

    const { page } = helper;
    await bring(helper, helperTokens);
    await helper.go('/admin');
    await page.waitForURL('**/admin/users');
    await page.getByRole('link', { name: 'Trương Công Minh' }).waitFor();
    const sidebar = page.getByRole('navigation', { name: 'Các mục' });
    expect(await sidebar.getByRole('link').allInnerTexts()).toEqual(['Người dùng']);
    await inspect(helper, 'people-helper');
    expect(await page.getByRole('link', { name: 'Thêm người dùng' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Xuất danh sách' }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Chọn Trương Công Minh' }).check();
    const bar = page.getByRole('region', { name: 'Các dòng đã chọn' });
    expect(await bar.getByRole('button').allInnerTexts()).toEqual(['Mở khoá', 'Khoá…', '']);
    await page.getByRole('link', { name: 'Trương Công Minh' }).click();
    await page.getByRole('heading', { level: 1, name: 'Trương Công Minh' }).waitFor();
    expect(await page.getByRole('button', { name: 'Sửa thông tin' }).count()).toBe(0);
    await press(page, 'Thao tác khác');
    await page.getByRole('button', { name: 'Khoá tài khoản…' }).waitFor();
    expect(await page.getByRole('button', { name: 'Đổi vai trò…' }).count()).toBe(0);
    await helper.go('/admin/permissions');
    await page.getByRole('heading', { level: 1, name: 'Trang này không dành cho bạn' }).waitFor();
  });

  test('checks what somebody may do, and by which role', async () => {
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
    await dialog.getByText('Bạn hãy viết lý do từ 3 đến 300 ký tự.').waitFor();
    await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Báo không thấy khoá học');
    await press(dialog, 'Bắt đầu xem');
    const banner = page.getByText(`Bạn đang xem Sen như ${helperName}.`);
    await banner.waitFor();
    await page.getByText('Người xem thật: Lê Minh Quân.').waitFor();
    await inspect(admin, 'view-as');
    await page.getByRole('link', { name: 'Hồ sơ cá nhân' }).click();
    const about = page.getByRole('region', { name: 'Thông tin chung', exact: true });
    await about.getByRole('textbox', { name: 'Giới thiệu' }).fill('Đổi hộ');
    await press(about, 'Lưu');
    await about.getByRole('alert').waitFor();
    await press(about, 'Bỏ thay đổi');
    await press(page, 'Thôi xem');
    await page.waitForURL('**/admin/users');
    await banner.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Tài khoản: Lê Minh Quân' }).waitFor();
  });

  test('locks and unlocks one person, and deletes one', async () => {
    const { page } = admin;
    await open(helperName);
    const lock = await choose('Khoá tài khoản…');
    await lock.getByRole('textbox', { name: 'Lý do' }).fill('Nghỉ việc');
    await hears(page, 'Đã khoá tài khoản', () => press(lock, 'Khoá tài khoản'));
    await page.getByText('Tài khoản bị khoá: Nghỉ việc').waitFor();
    helper.expectsNoise(/status of 40[013]/);
    await helper.page.goto('/admin/users');
    await helper.page.waitForURL(/\/login/);
    const unlock = await choose('Mở khoá…');
    await hears(page, 'Đã mở khoá', () => press(unlock, 'Mở khoá'));
    await open(made.name);
    const erase = await choose('Xoá tài khoản…');
    await erase.getByRole('textbox', { name: 'Lý do' }).fill('Tạo nhầm');
    await accessible(page);
    await hears(page, 'Đã xoá tài khoản', () => press(erase, 'Xoá tài khoản'));
    await page.waitForURL('**/admin/users');
    await search(made.email);
    await page.getByText('Không ai khớp bộ lọc').waitFor();
  });

  test('can not delete a role that somebody has', async () => {
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
    await edited.getByRole('row', { name: /^Quyền.*person:deactivate/ }).waitFor();
    const given = line(/Đổi vai trò.*Võ Thị Giúp Đỡ/s).first();
    await given.getByText(/thay đổi/).click();
    await given.getByRole('row', { name: /^Vai trò tự tạo không có Chăm sóc học viên/ }).waitFor();
    await inspect(admin, 'audit');
    await page.getByRole('combobox', { name: 'Việc' }).selectOption({ label: 'Xoá tài khoản' });
    await page.waitForURL(/action=person\.erase/);
    await expect.poll(() => line(/Đổi vai trò/).count()).toBe(0);
    await line('Tạo nhầm').waitFor();
    expect(await downloads(page, () => press(page, 'Xuất CSV'))).toContain('Tạo nhầm');
    await admin.go('/admin/audit-logs?search=zzzz');
    await page.getByText('Không có dòng nào khớp').waitFor();
    await accessible(page);
  });
});

describe.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)('the screens of the administration (%s, %s)', (width, scheme) => {
  const admin = visitor(width);
  const look = async (path: string, name: string) => {
    await admin.go(path);
    await inspect(admin, `${name}-${scheme}`);
  };

  test('of people', async () => {
    const { page } = admin;
    await bring(admin, await tokensOf('admin@sen.test'));
    await wear(admin, scheme);
    await look('/admin/users?status=active', 'people');
    // The bar of what is ticked is in sight, and the page can be ticked on a phone too
    await page.getByRole('checkbox', { name: 'Chọn mọi dòng của trang này' }).check();
    await page.getByText('Đã chọn 20 người').waitFor();
    await page.getByRole('button', { name: 'Đổi vai trò' }).click({ trial: true });
    // Down there the bar lies below the rows instead of over them
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await inspect(admin, `people-selected-${scheme}`);
    await look('/admin/users/new', 'person-new');
    await look('/admin/users/import', 'import');
  });

  test('of one person', async () => {
    const { page } = admin;
    await admin.go('/admin/users?search=student%40sen.test');
    await page.getByRole('link', { name: /student@sen\.test/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Đỗ Khánh Linh' }).waitFor();
    const { pathname } = new URL(page.url());
    const tabs = width === 'phone' ? ['details', 'sessions', 'enrolments', 'orders', 'audit'] : ['details'];
    for (const tab of tabs) await look(`${pathname}?tab=${tab}`, `person-${tab}`);
  });

  test('of roles and the log', async () => {
    const { page } = admin;
    await look('/admin/permissions', 'permissions');
    // What was ticked can be saved from wherever one has scrolled to
    await page.getByRole('checkbox', { name: 'Nhập từ tệp' }).check();
    const bar = (await page.getByRole('region', { name: 'Các dòng đã chọn' }).boundingBox())!;
    expect(bar.y + bar.height).toBeLessThanOrEqual(page.viewportSize()!.height);
    await press(page, 'Bỏ chọn tất cả');
    await look('/admin/permissions?role=TEACHER', 'permissions-system');
    await admin.go('/admin/audit-logs');
    await page.locator('summary').first().click();
    await inspect(admin, `audit-${scheme}`);
  });
});
