import { expect, test } from 'vitest';
import { accessible, inspect } from '../looks.ts';
import { expectToast } from '../visitor.ts';
import { world } from '../world.ts';
import { type Administration, press } from './administration.ts';

/** What other programs are told, by a receiver that is simulated. */
export function webhooks({ admin, prove }: Administration): void {
  const name = 'Kho dữ liệu';
  const secretShown = () => admin.page.getByRole('dialog', { name: 'Khoá bí mật của webhook' });
  const keep = async (): Promise<string> => {
    const secret = await secretShown()
      .getByText(/^whsec_/)
      .innerText();
    await admin.page.keyboard.press('Escape');
    await secretShown()
      .getByText(/Đánh dấu rồi mới đóng được/)
      .waitFor();
    await accessible(admin.page);
    await secretShown().getByRole('checkbox', { name: 'Mình đã cất ở nơi an toàn' }).check();
    await press(secretShown(), 'Xong');
    await secretShown().waitFor({ state: 'detached' });
    expect(await admin.page.content()).not.toContain(secret);
    return secret;
  };
  let first = '';

  test('adds a webhook: its address is checked at its field, its secret is shown once', async () => {
    const { page } = admin;
    await admin.go('/admin/webhooks');
    await press(page, 'Thêm webhook');
    const form = page.getByRole('dialog', { name: 'Thêm webhook' });
    await form.getByRole('textbox', { name: 'Tên chương trình nhận' }).fill(name);
    await form.getByRole('textbox', { name: 'Địa chỉ nhận' }).fill('https://10.0.0.1/sen');
    await press(form, 'Thêm webhook');
    await form.getByText('Chọn ít nhất một loại sự kiện.').waitFor();
    await form.getByRole('checkbox', { name: 'Tài khoản được tạo hoặc thay đổi' }).check();
    await inspect(admin, 'webhook-new');
    await press(form, 'Thêm webhook');
    await prove();
    await form.locator('[data-error]').first().waitFor();
    await form.getByRole('textbox', { name: 'Địa chỉ nhận' }).fill(`${world.url}/sandbox/webhooks`);
    await press(form, 'Thêm webhook');
    first = await keep();
    expect(first).toMatch(/^whsec_[\w+/]{43}=$/);
    await inspect(admin, 'webhooks');
  });

  test('tries it, and sees what was sent and answered', async () => {
    const { page } = admin;
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('Chưa có lượt gửi nào', { exact: true }).waitFor();
    await expectToast(page, 'Đã gửi thử. Kết quả ở danh sách bên dưới.', () => press(page, 'Gửi thử'));
    const row = page.getByRole('row').filter({ hasText: 'Gửi thử' });
    await expect
      .poll(async () => {
        await page.reload();
        await row.first().waitFor();
        return row.first().innerText();
      })
      .toContain('Đã tới nơi');
    await inspect(admin, 'webhook');
    await row.first().getByRole('button').click();
    const delivery = page.getByRole('dialog', { name: 'Gửi thử' });
    await delivery.getByText(/webhook-signature: v1,/).waitFor();
    await delivery.getByText(/"type":"webhook\.tested"/).waitFor();
    await inspect(admin, 'webhook-delivery');
    await page.keyboard.press('Escape');
  });

  test('makes another secret, switches it off, and deletes it', async () => {
    const { page } = admin;
    await press(page, `Thao tác khác với ${name}`);
    await press(page, 'Tạo khoá mới');
    const question = page.getByRole('dialog', { name: 'Tạo khoá bí mật mới?' });
    await press(question, 'Tạo khoá mới');
    await prove();
    expect(await keep()).not.toBe(first);
    await page.getByText(/khoá cũ còn ký đến/).waitFor();
    await expectToast(page, 'Đã tắt', () => press(page, 'Tắt webhook'));
    await page.getByText('Đã tắt').first().waitFor();
    await accessible(page);
    await press(page, `Thao tác khác với ${name}`);
    await press(page, 'Xoá webhook');
    await press(page.getByRole('dialog', { name: `Xoá webhook “${name}”?` }), 'Xoá webhook');
    await page.waitForURL('**/admin/webhooks');
    await expect.poll(() => page.getByRole('link', { name }).count()).toBe(0);
  });
}
