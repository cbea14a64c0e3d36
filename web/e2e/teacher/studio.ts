import { expect } from 'vitest';
import { expectToast, focused, visitor, waitUntilReady } from '../visitor.ts';

export const TITLE = 'Pha cà phê phin tại nhà';

/** So many words that make some sense, for whoever looks at the screenshots. */
export const prose = (words: number) => {
  const text = 'Nước vừa sôi thì để yên một phút rồi mới rót, vì nước quá nóng làm cà phê đắng và gắt.'.split(
    ' ',
  );
  return Array.from({ length: words }, (_, index) => text[index % text.length]).join(' ');
};

export type Studio = ReturnType<typeof studio>;

/** A teacher and an administrator with windows of their own, and what they do again and again with one course. */
export function studio() {
  const teacher = visitor('desktop', { isStory: true });
  const admin = visitor('desktop', { isStory: true });
  const addresses = { edit: '', slug: '' };

  const button = (name: string | RegExp) =>
    teacher.page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  const save = async () => {
    await expectToast(teacher.page, 'Đã lưu khoá học', () => button('Lưu thay đổi').click());
    await teacher.page.getByRole('region', { name: 'Thay đổi chưa lưu' }).waitFor({ state: 'detached' });
  };
  /** Adds a section or a lesson by the dialog that asks for its name. */
  const add = async (opener: string | RegExp, name: string) => {
    await button(opener).click();
    const dialog = teacher.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: 'Thêm', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await teacher.page.getByText(name, { exact: false }).first().waitFor();
  };
  const lessonsOf = async (section: string) => {
    const rows = teacher.page.getByRole('region', { name: section }).locator('a[id^="item-"]');
    return (await rows.allInnerTexts()).map((text) => text.replace(/^\d+\.\s*/, ''));
  };
  /** Writes the text of a lesson, from the outline and back. */
  const write = async (title: string, text: string) => {
    const { page } = teacher;
    await page.getByRole('link', { name: title }).click();
    const body = page.getByRole('textbox', { name: 'Nội dung bài đọc' });
    await body.click();
    await focused(body);
    await page.keyboard.insertText(text);
    await expect.poll(() => body.innerText()).toContain(text.slice(-40));
    await button('Lưu bài học').click();
    await page.getByRole('region', { name: 'Thay đổi chưa lưu' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: TITLE }).first().click();
    await page.getByRole('button', { name: 'Thêm chương' }).waitFor();
  };
  const judge = async (item: RegExp, verdict: 'Đạt' | 'Cần sửa') =>
    admin.page
      .getByRole('group', { name: item })
      .getByRole('radio', { name: verdict })
      .check({ force: true });
  const openSubmission = async () => {
    await admin.go('/admin/courses/review');
    await admin.page.getByRole('link', { name: TITLE }).first().click();
    await admin.page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await waitUntilReady(admin.page);
  };
  /** What a reviewer judges. */
  const ALL = [/đúng như lời hứa/, /Hình và tiếng/, /Tên, mô tả/, /Giá hợp/, /tư liệu/, /trái luật/];
  return { teacher, admin, addresses, button, save, add, lessonsOf, write, judge, openSubmission, ALL };
}
