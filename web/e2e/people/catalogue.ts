import { expect, test } from 'vitest';
import { accessible, inspect } from '../looks.ts';
import { expectToast } from '../visitor.ts';
import { type Administration, press } from './administration.ts';

/** What is sold, and under which headings. */
export function catalogue({ admin }: Administration): void {
  test('makes a category, moves it by keyboard, and merges it: its address leads on', async () => {
    const { page } = admin;
    await admin.go('/admin/category-management');
    await press(page, 'Thêm danh mục');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill('Thủ công');
    await press(dialog, 'Lưu danh mục');
    await dialog.getByText('Tên cần từ 2 đến 60 ký tự.').waitFor();
    await dialog.getByRole('textbox', { name: 'Tên tiếng Anh' }).fill('Crafts');
    await dialog.getByRole('radio', { name: 'Cọ vẽ' }).check({ force: true });
    await accessible(page);
    await expectToast(page, 'Đã lưu danh mục Thủ công', () => press(dialog, 'Lưu danh mục'));
    await page.getByText('/thu-cong').waitFor();
    await page.getByRole('button', { name: 'Chuyển danh mục Thủ công' }).press('Alt+Home');
    await page.getByText('Đã chuyển Thủ công đến vị trí 1 trên 9.').waitFor({ state: 'attached' });
    await inspect(admin, 'categories');
    await press(page, 'Thao tác với Thủ công');
    await press(page, 'Gộp vào danh mục khác…');
    await dialog.getByRole('combobox', { name: 'Chuyển vào' }).selectOption({ label: 'Thiết kế' });
    await dialog.getByText('Đường dẫn /category/thu-cong dẫn sang /category/thiet-ke').waitFor();
    await accessible(page);
    await expectToast(page, 'Đã gộp danh mục Thủ công', () => press(dialog, /^Gộp/));
    await admin.go('/category/thu-cong');
    await page.getByRole('heading', { level: 1, name: 'Thiết kế' }).waitFor();
  });

  test('suspends a course, which is gone from the shelf, and puts it back', async () => {
    const { page } = admin;
    await admin.go('/admin/courses?search=yoga');
    const row = page.getByRole('row', { name: /Yoga/ }).first();
    const title = (await row.getByRole('link').first().textContent()) ?? '';
    await row.getByRole('button', { name: /^Thao tác với/ }).click();
    await press(page, 'Tạm ngừng bán…');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 khoá sẽ được đổi').waitFor();
    await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Kiểm tra bản quyền nhạc');
    await accessible(page);
    await press(dialog, 'Tạm ngừng 1 khoá');
    await page.getByText('Đã đổi 1 khoá học, 0 khoá không đổi được').waitFor();
    await row.getByText('Kiểm tra bản quyền nhạc').waitFor();
    const onShelf = page.getByRole('main').getByRole('heading', { name: title, exact: true });
    await admin.go('/courses?search=yoga');
    await page
      .getByText('Không tìm thấy')
      .or(page.getByRole('main').getByRole('article').first())
      .first()
      .waitFor();
    expect(await onShelf.count()).toBe(0);
    await admin.go('/admin/courses?search=yoga');
    await row.getByRole('button', { name: /^Thao tác với/ }).click();
    await press(page, 'Cho bán lại…');
    await dialog.getByRole('textbox', { name: 'Lý do' }).fill('Nhạc có giấy phép');
    await press(dialog, 'Cho bán lại 1 khoá');
    await row.getByText('Đang bán').waitFor();
    await inspect(admin, 'managed-courses');
    await admin.go('/courses?search=yoga');
    await onShelf.waitFor();
  });
}
