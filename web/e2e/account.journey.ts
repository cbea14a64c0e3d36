import { describe, expect, test } from 'vitest';
import { inspect, setColorScheme } from './looks.ts';
import { mailedLink } from './mailbox.ts';
import { newEmail, newStudent, PASSWORD, startSession, tokensOf } from './people.ts';
import { totp } from './totp.ts';
import {
  downloads,
  expectSignedOut,
  expectToast,
  focused,
  type Visitor,
  visitor,
  waitUntilReady,
} from './visitor.ts';

const SAVED = 'Cập nhật hồ sơ thành công';
const CHANGED = 'Sen-doi-moi-2026';
const FORGOTTEN = 'Sen-quen-roi-2026';

const field = (within: ReturnType<Visitor['page']['getByRole']>, name: string) =>
  within.getByRole('textbox', { name, exact: true });
const press = (within: Pick<Visitor['page'], 'getByRole'>, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

describe('a person and their account', () => {
  const person = visitor('desktop', { isStory: true });
  const elsewhere = visitor('desktop', { isStory: true });
  const email = newEmail();
  const name = 'Trần Thị Tài Khoản';
  let recovery = '';
  let secret = '';

  const part = (title: string) => person.page.getByRole('region', { name: title, exact: true });
  const save = async (title: string) => {
    await expectToast(person.page, SAVED, () => press(part(title), 'Lưu'));
    // Nothing is left to save, so leaving asks nothing
    await part(title).getByRole('button', { name: 'Bỏ thay đổi' }).waitFor({ state: 'detached' });
  };

  test('confirms the address that they signed up with', async () => {
    await startSession(person, await newStudent(name, email));
    const link = await mailedLink(person, email, /^Chào mừng/);
    await person.page.goto(link);
    await person.page.getByRole('heading', { level: 1, name: 'Email đã được xác nhận' }).waitFor();
    await expect.poll(() => person.page.url()).not.toContain('#');
    await inspect(person, 'verify-email');
    await person.page.getByRole('link', { name: 'Tới tài khoản của bạn' }).click();
    await part('Email đăng nhập').getByText('Đã xác nhận', { exact: true }).waitFor();
  });

  test('says who they are, part by part; a mistake costs nothing of what was typed', async () => {
    const { page } = person;
    await person.go('/dashboard/profile');
    const about = part('Thông tin chung');
    await field(about, 'Số điện thoại').fill('12');
    await field(about, 'Giới thiệu').fill('Mình học buổi tối, sau giờ làm.');
    await press(about, 'Lưu');
    await about.getByText('Số điện thoại gồm 8 đến 15 chữ số').waitFor();
    expect(await field(about, 'Giới thiệu').inputValue()).toBe('Mình học buổi tối, sau giờ làm.');
    await field(about, 'Số điện thoại').fill('0912 345 678');
    await save('Thông tin chung');

    const skills = part('Kỹ năng');
    for (const skill of ['Đọc số liệu', 'Viết email', 'viết EMAIL']) {
      await field(skills, 'Kỹ năng mới').fill(skill);
      await field(skills, 'Kỹ năng mới').press('Enter');
      // Taken, or known already: either way there is room for the next one
      await expect.poll(() => field(skills, 'Kỹ năng mới').inputValue()).toBe('');
    }
    await expect
      .poll(() => skills.getByRole('listitem').allInnerTexts())
      .toEqual(['Đọc số liệu', 'Viết email']);
    await save('Kỹ năng');

    const education = part('Học vấn');
    await press(education, 'Thêm trường học');
    await field(education, 'Trường').fill('Đại học Huế');
    await field(education, 'Từ năm').fill('2020');
    await field(education, 'Đến năm').fill('2010');
    await press(education, 'Lưu');
    await education.getByText('Năm kết thúc không được trước năm bắt đầu.').waitFor();
    await inspect(person, 'profile-mistake');
    await field(education, 'Đến năm').fill('2024');
    await save('Học vấn');

    const experience = part('Kinh nghiệm');
    await press(experience, 'Thêm nơi làm việc');
    await field(experience, 'Vị trí').fill('Kế toán');
    await press(experience, 'Lưu');
    await experience.locator('[data-error]').first().waitFor();
    expect(await field(experience, 'Vị trí').inputValue()).toBe('Kế toán');
    await field(experience, 'Nơi làm việc').fill('Công ty Sen Hồng');
    await save('Kinh nghiệm');

    await field(about, 'Giới thiệu').fill('Chưa lưu');
    await page.getByRole('link', { name: 'Bảo mật', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Rời trang mà chưa lưu?' });
    await press(question, 'Ở lại');
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => field(about, 'Giới thiệu').inputValue()).toBe('Chưa lưu');
    await press(about, 'Bỏ thay đổi');
    await about.getByRole('button', { name: 'Bỏ thay đổi' }).waitFor({ state: 'detached' });
    await page.reload();
    await waitUntilReady(page);
    await expect.poll(() => field(about, 'Giới thiệu').inputValue()).toBe('Mình học buổi tối, sau giờ làm.');
    await expect.poll(() => field(education, 'Đến năm').inputValue()).toBe('2024');
    await expect.poll(() => field(experience, 'Nơi làm việc').inputValue()).toBe('Công ty Sen Hồng');
    await inspect(person, 'profile');
  });

  test('crops a picture of themselves, and takes it away again', async () => {
    const { page } = person;
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 400 } });
    const file = page.locator('input[type=file][aria-label="Chọn ảnh"]');
    await file.setInputFiles({ name: 'ghi-chu.txt', mimeType: 'text/plain', buffer: Buffer.from('chữ') });
    await page.getByText('Tệp này không phải ảnh').waitFor();
    await file.setInputFiles({ name: 'toi.png', mimeType: 'image/png', buffer });
    const dialog = page.getByRole('dialog', { name: 'Chọn phần hiện ra' });
    const picture = dialog.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    // A picture has its size a moment before the page hears of it and lays it out
    await expect.poll(() => dialog.getByRole('button', { name: 'Dùng ảnh này' }).isEnabled()).toBe(true);
    const before = (await picture.boundingBox())!;
    expect(before.width).toBeGreaterThan(before.height);
    // The dialog begins there, without a click
    await focused(dialog.getByRole('group'));
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan(before.x);
    await dialog.getByRole('slider', { name: 'Phóng to' }).press('ArrowRight');
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before.width);
    await inspect(person, 'crop');
    await expectToast(page, SAVED, () => press(dialog, 'Dùng ảnh này'));
    const shown = part('Ảnh đại diện').locator('img');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Seen wherever the person is
    await page
      .getByRole('button', { name: `Tài khoản: ${name}` })
      .locator('img')
      .waitFor();
    await expectToast(page, SAVED, () => press(part('Ảnh đại diện'), 'Gỡ ảnh'));
    await shown.waitFor({ state: 'detached' });
  });

  test('changes the password; who is signed in elsewhere is signed out', async () => {
    const { page } = person;
    await startSession(elsewhere, await tokensOf(email));
    await elsewhere.go('/learning');
    await person.go('/dashboard/profile/security');
    const card = part('Mật khẩu');
    await press(card, 'Đổi mật khẩu');
    const fill = async (current: string, next: string, again = next) => {
      await field(card, 'Mật khẩu hiện tại').fill(current);
      await field(card, 'Mật khẩu mới').fill(next);
      await field(card, 'Nhập lại mật khẩu mới').fill(again);
      await press(card, 'Đổi mật khẩu');
    };
    await fill(PASSWORD, CHANGED, 'khác');
    await card.getByText('Mật khẩu nhập lại không khớp').waitFor();
    await fill('Sai-mat-khau-1', CHANGED);
    await card.getByText('Mật khẩu chưa đúng. Bạn nhập lại nhé.').waitFor();
    await expect.poll(() => field(card, 'Mật khẩu mới').inputValue()).toBe(CHANGED);
    await inspect(person, 'password-mistake');
    await field(card, 'Mật khẩu hiện tại').fill(PASSWORD);
    await expectToast(page, 'Đã đổi mật khẩu', () => press(card, 'Đổi mật khẩu'));
    elsewhere.expectsNoise(/status of 40[01]/);
    await expectSignedOut(elsewhere, '/learning', /\/login\?next=%2Flearning/);
    await person.go('/dashboard/profile/security');
    await part('Thiết bị đang đăng nhập').getByText('Thiết bị này').waitFor();
  });

  test('sees where they are signed in, and ends it there', async () => {
    const { page } = person;
    await startSession(elsewhere, await tokensOf(email, CHANGED));
    await person.go('/dashboard/profile/security');
    const devices = part('Thiết bị đang đăng nhập');
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
    await inspect(person, 'security');
    await expectToast(page, 'Đã đăng xuất 1 thiết bị', () =>
      devices.getByRole('button', { name: /^Đăng xuất (?!các)/ }).click(),
    );
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
    elsewhere.expectsNoise(/status of 40[01]/);
    await expectSignedOut(elsewhere, '/learning', /\/login\?next=%2Flearning/);
  });

  test('turns two-step sign-in on', async () => {
    const { page } = person;
    await press(part('Xác thực hai bước'), 'Bật xác thực hai bước');
    const dialog = page.getByRole('dialog', { name: 'Bật xác thực hai bước' });
    await field(dialog, 'Mật khẩu hiện tại').fill(CHANGED);
    await press(dialog, 'Tiếp tục');
    await dialog.getByRole('img', { name: 'Mã QR' }).waitFor();
    secret = await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
    await inspect(person, 'two-step');
    const code = dialog.getByRole('textbox', { name: 'Mã 6 số' });
    await code.fill(totp(secret, 20));
    await press(dialog, 'Bật xác thực hai bước');
    await dialog.getByText('Mã chưa đúng hoặc đã được dùng').waitFor();
    await code.fill(totp(secret));
    await press(dialog, 'Bật xác thực hai bước');
    const codes = page.getByRole('dialog', { name: 'Mã khôi phục' });
    const list = codes.getByRole('listitem');
    await list.first().waitFor();
    await expect.poll(() => list.count()).toBe(10);
    recovery = await list.first().innerText();
    await inspect(person, 'recovery-codes');
    await press(codes, 'Tôi đã lưu các mã');
    await part('Xác thực hai bước').getByText('Đang bật').waitFor();
  });

  const signOut = async () => {
    await person.page.getByRole('button', { name: `Tài khoản: ${name}` }).click();
    await expectToast(person.page, 'Đăng xuất thành công', () => press(person.page, 'Đăng xuất'));
  };
  const signIn = async (password: string) => {
    const { page } = person;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(password);
    await press(page, 'Đăng nhập');
    await page.getByRole('heading', { level: 1, name: 'Xác thực hai bước' }).waitFor();
  };
  const code = () => person.page.getByRole('textbox', { name: 'Mã xác thực' });

  test('signs in with a code of the authenticator', async () => {
    const { page } = person;
    await signOut();
    await person.go('/login?next=%2Fdashboard%2Fprofile%2Fdata');
    await signIn(CHANGED);
    await inspect(person, 'login-code');
    await code().fill('000000');
    await press(page, 'Tiếp tục');
    await page.getByText('Mã chưa đúng hoặc đã được dùng').waitFor();
    await code().fill(totp(secret, 1));
    await expectToast(page, 'Đăng nhập thành công', () => press(page, 'Tiếp tục'));
    await page.waitForURL('**/dashboard/profile/data');
  });

  test('asks for all their data and fetches the file', async () => {
    const { page } = person;
    await press(page, 'Tạo bản sao');
    const link = page.getByRole('link', { name: 'Tải tệp về' });
    await link.waitFor({ timeout: 30_000 });
    await inspect(person, 'data');
    const file = await downloads(page, () => link.click());
    expect(JSON.stringify(JSON.parse(file))).toContain(email);
    expect(file).toContain('Đại học Huế');
    expect(file).not.toContain('$argon2');
  });

  test('asks for the end of the account and takes it back', async () => {
    const { page } = person;
    await press(page, 'Xoá tài khoản…');
    const dialog = page.getByRole('dialog', { name: 'Xoá tài khoản của bạn?' });
    await field(dialog, 'Mật khẩu').fill('Sai-mat-khau-1');
    await press(dialog, 'Xoá sau 7 ngày');
    await dialog.getByText('Mật khẩu chưa đúng. Bạn nhập lại nhé.').waitFor();
    await inspect(person, 'erase');
    await field(dialog, 'Mật khẩu').fill(CHANGED);
    await press(dialog, 'Xoá sau 7 ngày');
    await page.getByText(/Tài khoản của bạn sẽ bị xoá vào ngày/).waitFor();
    await inspect(person, 'erase-asked');
    await expectToast(page, 'Tài khoản của bạn được giữ lại', () => press(page, 'Giữ lại tài khoản'));
    await page.getByRole('button', { name: 'Xoá tài khoản…' }).waitFor();
  });

  test('forgets the password, gets a new one by mail, and comes in with a recovery code', async () => {
    const { page } = person;
    await signOut();
    await person.go('/login');
    await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quên mật khẩu?' }).waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await press(page, 'Gửi liên kết');
    await page.getByRole('heading', { level: 1, name: 'Kiểm tra hộp thư của bạn' }).waitFor();
    await inspect(person, 'forgot-sent');
    const link = await mailedLink(person, email, /^Đặt lại mật khẩu Sen/);
    await page.goto(link);
    await waitUntilReady(page);
    await page.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill('12345678');
    await page.getByRole('textbox', { name: 'Nhập lại mật khẩu mới' }).fill('12345678');
    await press(page, 'Đổi mật khẩu');
    await page.getByText('Mật khẩu này quá phổ biến').waitFor();
    await inspect(person, 'reset-password');
    await page.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill(FORGOTTEN);
    await page.getByRole('textbox', { name: 'Nhập lại mật khẩu mới' }).fill(FORGOTTEN);
    await expectToast(page, 'Đã đổi mật khẩu', () => press(page, 'Đổi mật khẩu'));
    await page.waitForURL('**/login');
    await signIn(FORGOTTEN);
    await code().fill(recovery);
    await expectToast(page, 'Đăng nhập thành công', () => press(page, 'Tiếp tục'));
    // The link is good once
    await page.goto(link);
    await waitUntilReady(page);
    await page.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill(CHANGED);
    await page.getByRole('textbox', { name: 'Nhập lại mật khẩu mới' }).fill(CHANGED);
    await press(page, 'Đổi mật khẩu');
    await page.getByRole('heading', { level: 1, name: 'Liên kết hết hiệu lực' }).waitFor();
  });
});

describe.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)('the screens of an account (%s, %s)', (width, scheme) => {
  const person = visitor(width);
  const look = async (path: string, name: string) => {
    await person.go(path);
    await inspect(person, `${name}-${scheme}`);
  };

  test('of whoever is signed out', async () => {
    await person.go('/');
    await setColorScheme(person, scheme);
    await look('/forgot-password', 'forgot');
    // Pasted into the same tab: only what is after the # changes
    await person.page.goto('/forgot-password#reset=abc');
    await person.page.getByRole('heading', { level: 1, name: 'Chọn mật khẩu mới' }).waitFor();
    await inspect(person, `reset-${scheme}`);
    await look('/verify-email', 'verify-failed');
  });

  test('of a student', async () => {
    await startSession(person, await tokensOf('student@sen.test'));
    await look('/dashboard/profile', 'profile');
    await look('/dashboard/profile/security', 'security');
    await look('/dashboard/profile/notifications', 'notification-settings');
    await look('/dashboard/profile/data', 'data');
    // The tab of the page is in sight, on the narrowest screen too
    const tab = person.page.getByRole('link', { name: 'Dữ liệu của bạn' });
    const end = async () => {
      const box = await tab.boundingBox();
      return box?.width ? box.x + box.width : Number.POSITIVE_INFINITY;
    };
    await expect.poll(end).toBeLessThanOrEqual(person.page.viewportSize()!.width);
    await look('/dashboard/notifications', 'notifications');
  });

  test('of a teacher', async () => {
    const { page } = person;
    await startSession(person, await tokensOf('teacher@sen.test'));
    await look('/teacher/advanced/profile', 'teacher-profile');
    await page.getByRole('textbox', { name: 'Trang của bạn ở nơi khác' }).fill('http://khong-an-toan.vn');
    await press(page, 'Lưu');
    await page.locator('[data-error]').first().waitFor();
    await inspect(person, `teacher-profile-mistake-${scheme}`);
  });
});
