import { describe, expect, test } from 'vitest';
import { inspect, setColorScheme } from './looks.ts';
import { newStudent, startSession, tokensOf } from './people.ts';
import { expectToast, type Visitor, visitor } from './visitor.ts';

const sections = { vi: 'Thông báo từ Sen', en: 'Announcements from Sen' } as const;

describe.each([
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desktop', 'light'],
  ['desktop', 'dark'],
] as const)('an announcement for students (%s, %s)', (width, scheme) => {
  const admin = visitor(width, { isStory: true });
  const student = visitor(width, { isStory: true });
  const vi = `Bảo trì đêm nay, ${width} ${scheme}`;
  const en = `Maintenance tonight, ${width} ${scheme}`;
  const list = () => admin.page.getByRole('listitem').filter({ hasText: vi });
  const readCount = async () => {
    await admin.go('/admin/announcements');
    const [, read] = /([\d.]+) \/ [\d.]+ đã đọc/.exec(await list().innerText())!;
    return Number(read!.replaceAll('.', ''));
  };
  const banner = ({ page }: Visitor, title: string) =>
    page
      .locator('section')
      .filter({ has: page.getByText(title) })
      .last();

  test('is written, with its look and how many it reaches', async () => {
    const { page } = admin;
    await startSession(admin, await tokensOf('admin@sen.test'));
    await setColorScheme(admin, scheme);
    await admin.go('/admin/announcements');
    await page.getByRole('button', { name: 'Gửi thông báo' }).click();
    await page.getByText('Viết ít nhất 3 ký tự.').first().waitFor();
    await inspect(admin, `announcements-mistakes-${scheme}`);
    await page.getByRole('textbox', { name: /^Tiêu đề tiếng Việt/ }).fill(vi);
    await page.getByRole('textbox', { name: /^Nội dung tiếng Việt/ }).fill('Từ 0:00 đến 2:00 Sen tạm nghỉ.');
    await page.getByRole('textbox', { name: /^Tiêu đề tiếng Anh/ }).fill(en);
    await page.getByRole('textbox', { name: /^Nội dung tiếng Anh/ }).fill('Sen rests from midnight to 2 am.');
    await page.getByRole('combobox', { name: 'Loại' }).selectOption({ label: 'Bảo trì' });
    const reach = page.getByText(/^[\d.]+ người trong [\d.]+\.$/);
    await reach.waitFor();
    const everyone = await reach.innerText();
    await page.getByRole('combobox', { name: 'Gửi cho' }).selectOption({ label: 'Học viên' });
    await expect.poll(() => reach.innerText()).not.toBe(everyone);
    const preview = page.getByRole('region', { name: 'Xem trước' });
    await preview.getByText(vi).waitFor();
    await preview.getByText(en).waitFor();
    await inspect(admin, `announcements-form-${scheme}`);
    await expectToast(page, 'Đã lưu thông báo.', () =>
      page.getByRole('button', { name: 'Gửi thông báo' }).click(),
    );
    await list().getByText('Đang hiện').waitFor();
    // Whoever wrote it is no student
    expect(await page.getByRole('region', { name: sections.vi }).getByText(vi).count()).toBe(0);
  });

  test('is read in the student’s own language, and stays away once put away', async () => {
    const before = await readCount();
    const { page } = student;
    await startSession(student, await newStudent());
    await setColorScheme(student, scheme);
    await student.go('/dashboard');
    await banner(student, vi).waitFor();
    await inspect(student, `banner-${scheme}`);
    await expect.poll(readCount).toBe(before + 1);
    await page.evaluate(() => localStorage.setItem('sen.language', 'en'));
    await page.reload();
    await banner(student, en).waitFor();
    expect(await page.getByText(vi).count()).toBe(0);
    await page.getByRole('button', { name: `Close: ${en}` }).click();
    await page.getByText(en).waitFor({ state: 'detached' });
    await student.go('/dashboard/support');
    expect(await page.getByText(en).count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(readCount).toBe(before + 1);
    expect(await page.getByText(en).count()).toBe(0);
    await expect.poll(() => list().innerText()).toMatch(/1 đã đóng/);
  });

  test('is ended', async () => {
    const { page } = admin;
    await list()
      .getByRole('button', { name: `Việc khác với “${vi}”` })
      .click();
    await expectToast(page, 'Thông báo không còn hiện nữa.', () =>
      page.getByRole('button', { name: 'Kết thúc ngay' }).click(),
    );
    await list().getByText('Đã hết').waitFor();
  });
});
