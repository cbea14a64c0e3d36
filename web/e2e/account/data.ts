import { expect, test } from 'vitest';
import { inspect } from '../looks.ts';
import { downloads, expectToast } from '../visitor.ts';
import { CHANGED, field, type Person, press } from './person.ts';

/** What Sen has of them, and the end of it. */
export function data({ person, email }: Person): void {
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
}
