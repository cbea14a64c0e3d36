import { expect, test } from 'vitest';
import { inspect } from '../looks.ts';
import { PASSWORD, startSession, tokensOf } from '../people.ts';
import { totp } from '../totp.ts';
import { expectSignedOut, expectToast } from '../visitor.ts';
import { CHANGED, field, type Person, press } from './person.ts';

/** How they sign in: password, devices, two steps. */
export function security({ person, elsewhere, email, twoStep, part, signOut, signIn, code }: Person): void {
  test('changes the password; who is signed in elsewhere is signed out', async () => {
    const { page } = person;
    await startSession(elsewhere, await tokensOf(email));
    await elsewhere.go('/learning');
    await person.go('/dashboard/profile/security');
    const card = part('Mật khẩu');
    await press(card, 'Đổi mật khẩu');
    const fill = async (current: string, next: string, again = next) => {
      await field(card, 'Mật khẩu hiện tại').fill(current);
      await field(card, 'Mật khẩu mới').fill(next);
      await field(card, 'Nhập lại mật khẩu mới').fill(again);
      await press(card, 'Đổi mật khẩu');
    };
    await fill(PASSWORD, CHANGED, 'khác');
    await card.getByText('Mật khẩu nhập lại không khớp').waitFor();
    await fill('Sai-mat-khau-1', CHANGED);
    await card.getByText('Mật khẩu chưa đúng. Bạn nhập lại nhé.').waitFor();
    await expect.poll(() => field(card, 'Mật khẩu mới').inputValue()).toBe(CHANGED);
    await inspect(person, 'password-mistake');
    await field(card, 'Mật khẩu hiện tại').fill(PASSWORD);
    await expectToast(page, 'Đã đổi mật khẩu', () => press(card, 'Đổi mật khẩu'));
    elsewhere.expectsNoise(/status of 40[01]/);
    await expectSignedOut(elsewhere, '/learning', /\/login\?next=%2Flearning/);
    await person.go('/dashboard/profile/security');
    await part('Thiết bị đang đăng nhập').getByText('Thiết bị này').waitFor();
  });

  test('sees where they are signed in, and ends it there', async () => {
    const { page } = person;
    await startSession(elsewhere, await tokensOf(email, CHANGED));
    await person.go('/dashboard/profile/security');
    const devices = part('Thiết bị đang đăng nhập');
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
    await inspect(person, 'security');
    await expectToast(page, 'Đã đăng xuất 1 thiết bị', () =>
      devices.getByRole('button', { name: /^Đăng xuất (?!các)/ }).click(),
    );
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);
    elsewhere.expectsNoise(/status of 40[01]/);
    await expectSignedOut(elsewhere, '/learning', /\/login\?next=%2Flearning/);
  });

  test('turns two-step sign-in on', async () => {
    const { page } = person;
    await press(part('Xác thực hai bước'), 'Bật xác thực hai bước');
    const dialog = page.getByRole('dialog', { name: 'Bật xác thực hai bước' });
    await field(dialog, 'Mật khẩu hiện tại').fill(CHANGED);
    await press(dialog, 'Tiếp tục');
    await dialog.getByRole('img', { name: 'Mã QR' }).waitFor();
    twoStep.secret = await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
    await inspect(person, 'two-step');
    const code = dialog.getByRole('textbox', { name: 'Mã 6 số' });
    await code.fill(totp(twoStep.secret, 20));
    await press(dialog, 'Bật xác thực hai bước');
    await dialog.getByText('Mã chưa đúng hoặc đã được dùng').waitFor();
    await code.fill(totp(twoStep.secret));
    await press(dialog, 'Bật xác thực hai bước');
    const codes = page.getByRole('dialog', { name: 'Mã khôi phục' });
    const list = codes.getByRole('listitem');
    await list.first().waitFor();
    await expect.poll(() => list.count()).toBe(10);
    twoStep.recovery = await list.first().innerText();
    await inspect(person, 'recovery-codes');
    await press(codes, 'Tôi đã lưu các mã');
    await part('Xác thực hai bước').getByText('Đang bật').waitFor();
  });

  test('signs in with a code of the authenticator', async () => {
    const { page } = person;
    await signOut();
    await person.go('/login?next=%2Fdashboard%2Fprofile%2Fdata');
    await signIn(CHANGED);
    await inspect(person, 'login-code');
    await code().fill('000000');
    await press(page, 'Tiếp tục');
    await page.getByText('Mã chưa đúng hoặc đã được dùng').waitFor();
    await code().fill(totp(twoStep.secret, 1));
    await expectToast(page, 'Đăng nhập thành công', () => press(page, 'Tiếp tục'));
    await page.waitForURL('**/dashboard/profile/data');
  });
}
