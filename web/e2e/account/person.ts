import { newEmail } from '../people.ts';
import { expectToast, type Visitor, visitor } from '../visitor.ts';

export const SAVED = 'Cập nhật hồ sơ thành công';
export const CHANGED = 'Sen-doi-moi-2026';
export const FORGOTTEN = 'Sen-quen-roi-2026';

export const field = (within: ReturnType<Visitor['page']['getByRole']>, name: string) =>
  within.getByRole('textbox', { name, exact: true });
export const press = (within: Pick<Visitor['page'], 'getByRole'>, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

export type Person = ReturnType<typeof someone>;

/** Someone with a new account, at their own window and signed in elsewhere as well. */
export function someone() {
  const person = visitor('desktop', { isStory: true });
  const elsewhere = visitor('desktop', { isStory: true });
  const email = newEmail();
  const name = 'Trần Thị Tài Khoản';
  /** What two-step sign-in gave them. */
  const twoStep = { secret: '', recovery: '' };

  const part = (title: string) => person.page.getByRole('region', { name: title, exact: true });
  const save = async (title: string) => {
    await expectToast(person.page, SAVED, () => press(part(title), 'Lưu'));
    // Nothing is left to save, so leaving asks nothing
    await part(title).getByRole('button', { name: 'Bỏ thay đổi' }).waitFor({ state: 'detached' });
  };
  const signOut = async () => {
    await person.page.getByRole('button', { name: `Tài khoản: ${name}` }).click();
    await expectToast(person.page, 'Đăng xuất thành công', () => press(person.page, 'Đăng xuất'));
  };
  const signIn = async (password: string) => {
    const { page } = person;
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(password);
    await press(page, 'Đăng nhập');
    await page.getByRole('heading', { level: 1, name: 'Xác thực hai bước' }).waitFor();
  };
  const code = () => person.page.getByRole('textbox', { name: 'Mã xác thực' });
  return { person, elsewhere, email, name, twoStep, part, save, signOut, signIn, code };
}
