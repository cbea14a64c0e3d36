import { test } from 'vitest';
import { inspect } from '../looks.ts';
import { mailedLink } from '../mailbox.ts';
import { expectToast, waitUntilReady } from '../visitor.ts';
import { CHANGED, FORGOTTEN, type Person, press } from './person.ts';

/** The way back in without the password. */
export function forgetting({ person, email, twoStep, signOut, signIn, code }: Person): void {
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
    await code().fill(twoStep.recovery);
    await expectToast(page, 'Đăng nhập thành công', () => press(page, 'Tiếp tục'));
    // The link is good once
    await page.goto(link);
    await waitUntilReady(page);
    await page.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill(CHANGED);
    await page.getByRole('textbox', { name: 'Nhập lại mật khẩu mới' }).fill(CHANGED);
    await press(page, 'Đổi mật khẩu');
    await page.getByRole('heading', { level: 1, name: 'Liên kết hết hiệu lực' }).waitFor();
  });
}
