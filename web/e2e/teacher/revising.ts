import { expect, test } from 'vitest';
import { inspect } from '../looks.ts';
import { expectToast, waitUntilReady } from '../visitor.ts';
import { world } from '../world.ts';
import { type Studio, TITLE } from './studio.ts';

const NEW_TITLE = `${TITLE} mỗi sáng`;

/** How a course on sale is edited, taught with others, and taken off sale. */
export function revising({
  teacher,
  admin,
  addresses,
  button,
  save,
  judge,
  openSubmission,
  ALL,
}: Studio): void {
  const sold = async () => (await fetch(`${world.url}${addresses.slug}`)).text();

  test('the teacher renames it and asks for more: buyers see what was approved', async () => {
    const { page } = teacher;
    await teacher.go(addresses.edit);
    await page.getByRole('textbox', { name: 'Tên khoá học' }).fill(NEW_TITLE);
    const price = page.getByRole('textbox', { name: 'Giá gốc' });
    await price.focus();
    await price.fill('349000');
    await save();
    const waiting = page.getByRole('region', { name: 'Bản sửa chờ áp dụng' });
    await expect
      .poll(() => waiting.getByRole('insertion').allInnerTexts())
      .toEqual([NEW_TITLE, '349.000\u00a0₫']);
    await inspect(teacher, 'studio-revision');
    await expectToast(page, 'Đã gửi bản sửa', () => button('Gửi duyệt bản sửa').click());
    await waiting.getByText('Đang chờ duyệt').waitFor();
    expect(await sold()).not.toContain(NEW_TITLE);
  });

  test('the administrator sees what would change, and agrees', async () => {
    const { page } = admin;
    await openSubmission();
    const revision = page.getByRole('region', { name: 'Bản sửa của khoá đang bán' });
    expect(await revision.getByRole('deletion').allInnerTexts()).toEqual([TITLE, '299.000\u00a0₫']);
    await inspect(admin, 'review-revision');
    for (const item of ALL) await judge(item, 'Đạt');
    await expectToast(page, 'Đã duyệt khoá học', () =>
      page.getByRole('button', { name: 'Duyệt khoá học' }).click(),
    );
    await expect.poll(sold).toContain(NEW_TITLE);
  });

  test('what was edited is kept; teaching with others is a matter of the package', async () => {
    const { page } = teacher;
    await teacher.go(addresses.edit);
    await button('Lịch sử sửa').click();
    const history = page.getByRole('dialog', { name: 'Lịch sử sửa khoá học' });
    await history.getByText('Sửa thông tin khoá học').first().waitFor();
    await history.getByRole('deletion').first().waitFor();
    await inspect(teacher, 'studio-history');
    await page.keyboard.press('Escape');
    await button('Mời cùng dạy').click();
    const dialog = page.getByRole('dialog', { name: 'Mời cùng dạy khoá học' });
    await dialog.getByRole('textbox').fill('khong-phai-email');
    await dialog.getByRole('button', { name: 'Gửi lời mời' }).click();
    await dialog.getByText(/Email chưa đúng dạng/).waitFor();
    await dialog.getByRole('textbox').fill('dong-nghiep@example.vn');
    await dialog.getByRole('checkbox', { name: 'Chấm bài, sửa tiến độ' }).uncheck();
    await inspect(teacher, 'studio-invite');
    await dialog.getByRole('button', { name: 'Gửi lời mời' }).click();
    await dialog.getByText(/Gói FREE cho mỗi khoá tối đa 0 người cùng dạy/).waitFor();
    await page.keyboard.press('Escape');
  });

  test('the teacher stops the sale, and it is gone', async () => {
    const { page } = teacher;
    await button('Ngừng bán').click();
    await expectToast(page, 'Đã ngừng bán', () =>
      page
        .getByRole('dialog', { name: 'Ngừng bán khoá học?' })
        .getByRole('button', { name: 'Ngừng bán' })
        .click(),
    );
    await expect.poll(async () => (await fetch(`${world.url}${addresses.slug}`)).status).toBe(404);
    await page.getByRole('link', { name: 'Xem như người mua' }).click();
    await page.getByText('Bản xem trước: khoá học đang ngừng bán.', { exact: false }).waitFor();
    await admin.go('/courses?search=ca%20phe%20phin');
    await waitUntilReady(admin.page);
    expect(await admin.page.getByRole('link', { name: TITLE }).count()).toBe(0);
  });
}
