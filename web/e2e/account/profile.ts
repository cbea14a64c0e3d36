import { expect, test } from 'vitest';
import { inspect } from '../looks.ts';
import { mailedLink } from '../mailbox.ts';
import { newStudent, startSession } from '../people.ts';
import { expectToast, focused, waitUntilReady } from '../visitor.ts';
import { field, type Person, press, SAVED } from './person.ts';

/** Who they are: their address, their words about themselves, their picture. */
export function profile({ person, email, name, part, save }: Person): void {
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
}
