import { expect, test } from 'vitest';
import { accessible, inspect } from '../looks.ts';
import { expectToast } from '../visitor.ts';
import { type Administration, press } from './administration.ts';

/** What the platform goes by. */
export function settings({ admin, prove }: Administration): void {
  test('changes a setting with a reason, which its history keeps, and takes it back', async () => {
    const { page } = admin;
    await admin.go('/admin/settings?search=hoan%20tien');
    await press(page, 'Đổi: Hạn hoàn tiền');
    const dialog = page.getByRole('dialog', { name: 'Đổi “Hạn hoàn tiền”' });
    await dialog.getByRole('textbox', { name: 'Giá trị mới' }).fill('14');
    await dialog.getByRole('textbox', { name: /^Vì sao/ }).fill('Thử hai tuần cho mùa tựu trường');
    await accessible(page);
    await expectToast(page, 'Hạn hoàn tiền: 14 ngày', async () => {
      await press(dialog, 'Lưu thay đổi');
      await prove();
    });
    const terms = await page.request.get('/');
    expect(await terms.text()).toContain('Hoàn tiền 14 ngày');
    await press(page, 'Lịch sử: Hạn hoàn tiền');
    const history = page.getByRole('dialog', { name: 'Lịch sử: Hạn hoàn tiền' });
    await history.getByText('Thử hai tuần cho mùa tựu trường').waitFor();
    await accessible(page);
    await page.keyboard.press('Escape');
    await inspect(admin, 'settings-changed');
    await press(page, 'Đổi: Hạn hoàn tiền');
    await press(dialog, 'Về mặc định: 7 ngày');
    await dialog.getByRole('textbox', { name: /^Vì sao/ }).fill('Hết đợt thử');
    await expectToast(page, 'Hạn hoàn tiền: 7 ngày', () => press(dialog, 'Lưu thay đổi'));
  });
}
