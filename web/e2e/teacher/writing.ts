import { expect, test } from 'vitest';
import { accessible, inspect } from '../looks.ts';
import { newStudent, startSession } from '../people.ts';
import { expectToast, focused } from '../visitor.ts';
import { prose, type Studio, TITLE } from './studio.ts';

/** How the teacher comes in, and what the course says of itself. */
export function writing({ teacher, addresses, button, save }: Studio): void {
  test('a student becomes a teacher', async () => {
    const { page } = teacher;
    await startSession(teacher, await newStudent('Trần Bảo Châu'));
    await teacher.go('/teacher');
    await page.getByRole('heading', { level: 1, name: 'Dạy trên Sen' }).waitFor();
    await inspect(teacher, 'become-teacher');
    await button('Trở thành giảng viên').click();
    await page.getByText('Vui lòng nhập một dòng giới thiệu').waitFor();
    await page.getByRole('textbox', { name: 'Một dòng giới thiệu' }).fill('Pha chế 12 năm ở Đà Lạt');
    await page.getByRole('textbox', { name: 'Về bạn' }).fill('Mình rang và pha cà phê từ năm 2014.');
    await expectToast(page, 'Bạn đã là giảng viên trên Sen', () => button('Trở thành giảng viên').click());
    await page.getByText('Tạo khoá học đầu tiên của bạn').waitFor();
    await inspect(teacher, 'studio-empty');
  });

  test('begins with a name', async () => {
    const { page } = teacher;
    await page.getByRole('link', { name: 'Tạo khoá học' }).first().click();
    const name = page.getByRole('textbox', { name: 'Tên khoá học' });
    await name.fill('ab');
    await button('Tạo bản nháp').click();
    await page.getByText('Tên cần ít nhất 3 ký tự.').waitFor();
    await expect.poll(() => name.inputValue()).toBe('ab');
    await inspect(teacher, 'studio-new');
    await name.fill(TITLE);
    await button('Tạo bản nháp').click();
    await page.waitForURL(/\/teacher\/courses\/[^/]+\/edit/);
    addresses.edit = new URL(page.url()).pathname;
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  });

  test('fills the form; what is wrong is said and nothing that was typed gets lost', async () => {
    const { page } = teacher;
    await page
      .getByRole('textbox', { name: 'Mô tả ngắn' })
      .fill('Ba loại hạt, một chiếc phin, tách cà phê như ý.');
    await page.getByRole('combobox', { name: 'Danh mục' }).selectOption({ label: 'Ẩm thực' });
    const description = page.getByRole('textbox', { name: 'Mô tả', exact: true });
    const bold = (isOn: boolean) =>
      expect.poll(() => button(/^Đậm/).getAttribute('aria-pressed')).toBe(isOn ? 'true' : null);
    await description.click();
    await focused(description);
    await page.keyboard.press('Control+b');
    await bold(true);
    await page.keyboard.insertText('Cà phê phin');
    await page.keyboard.press('Control+b');
    await bold(false);
    await page.keyboard.insertText(` không khó. ${prose(60)}`);
    await page.keyboard.press('Enter');
    await button('Danh sách chấm').click();
    await description.locator('ul > li').waitFor();
    await focused(description);
    await page.keyboard.insertText('Chọn hạt');
    await expect.poll(() => description.locator('strong').innerText()).toBe('Cà phê phin');
    await expect.poll(() => description.locator('ul > li').innerText()).toBe('Chọn hạt');
    for (const [list, text] of [
      ['Học viên sẽ làm được gì?', 'Pha một phin cà phê đều tay'],
      ['Cần biết trước điều gì?', 'Không cần biết gì trước'],
      ['Khoá này dành cho ai?', 'Người thích cà phê buổi sáng'],
    ] as const) {
      await button(`Thêm ý vào “${list}”`).click();
      const point = page.getByRole('group', { name: list }).getByRole('textbox').last();
      await focused(point);
      await page.keyboard.insertText(text);
      await expect.poll(() => point.inputValue()).toBe(text);
    }
    await page.getByRole('textbox', { name: 'Giá gốc' }).fill('999');
    await button('Lưu thay đổi').click();
    await page.getByText('Giá là 0, hoặc từ 10.000 ₫ đến 50.000.000 ₫.').waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Mô tả ngắn' }).inputValue())
      .toMatch(/^Ba loại hạt/);
    await inspect(teacher, 'studio-edit-mistake');
    await page.getByRole('textbox', { name: 'Giá gốc' }).fill('299000');
    await save();
    await page.reload();
    await page.getByRole('textbox', { name: 'Mô tả ngắn' }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Giá gốc' }).inputValue()).toBe('299.000');
    await description.locator('strong').waitFor();
  });

  test('is asked before leaving what is not saved', async () => {
    const { page } = teacher;
    const subtitle = page.getByRole('textbox', { name: 'Mô tả ngắn' });
    await subtitle.fill('Đang viết dở');
    await page.getByRole('link', { name: 'Khoá học đang dạy' }).first().click();
    const question = page.getByRole('dialog', { name: 'Rời trang mà chưa lưu?' });
    await question.waitFor();
    await accessible(page);
    await question.getByRole('button', { name: 'Ở lại' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => subtitle.inputValue()).toBe('Đang viết dở');
    await button('Bỏ thay đổi').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bỏ thay đổi' }).click();
    await expect.poll(() => subtitle.inputValue()).toMatch(/^Ba loại hạt/);
  });

  test('uploads a cover', async () => {
    const { page } = teacher;
    const clip = { x: 0, y: 0, width: 960, height: 540 };
    const buffer = await page.screenshot({ type: 'jpeg', clip });
    const file = page.locator('input[type=file][aria-label="Tải ảnh lên"]');
    await file.setInputFiles({ name: 'ghi-chu.txt', mimeType: 'text/plain', buffer: Buffer.from('chữ') });
    await page.getByText(/Tệp này không phải ảnh/).waitFor();
    await file.setInputFiles({ name: 'bia.jpg', mimeType: 'image/jpeg', buffer });
    const crop = page.getByRole('dialog', { name: 'Chọn phần hiện ra' });
    await crop.getByRole('slider').fill('2');
    await crop.getByRole('group', { name: 'Vị trí của ảnh' }).press('ArrowRight');
    await accessible(page);
    await expectToast(page, 'Đã đổi ảnh bìa', () =>
      crop.getByRole('button', { name: 'Dùng ảnh này' }).click(),
    );
    await page.getByText('Ảnh bạn đã tải lên.').waitFor();
    await expectToast(page, 'Đã đổi ảnh bìa', () => page.getByRole('radio', { name: 'Kiểu 2' }).click());
    await expect
      .poll(() => page.getByRole('img', { name: 'Ảnh bìa hiện tại' }).getAttribute('src'))
      .toMatch(/variant=1/);
    await page.getByText('Sen vẽ ảnh này theo tên và danh mục.', { exact: false }).waitFor();
    await inspect(teacher, 'studio-edit');
  });
}
