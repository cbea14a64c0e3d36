import { newEmail, PASSWORD, type Tokens } from '../people.ts';
import { type Visitor, visitor, waitUntilReady } from '../visitor.ts';

type Within = Pick<Visitor['page'], 'getByRole'>;
export const press = (within: Within, name: string | RegExp) =>
  within.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();

export type Administration = ReturnType<typeof administration>;

/** An administrator, a person who is to help them, and an account that is made and deleted. */
export function administration() {
  const admin = visitor('desktop', { isStory: true });
  const helper = visitor('desktop', { isStory: true });
  const role = 'Chăm sóc học viên';
  const helperName = 'Võ Thị Giúp Đỡ';
  const made = { name: 'Ông Văn Mới', email: newEmail() };
  const tokens: { helper?: Tokens } = {};

  const rows = () =>
    admin.page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: admin.page.locator('td') });
  const search = async (words: string) => {
    const field = admin.page.getByRole('searchbox', { name: 'Tên, email, số điện thoại' });
    await field.fill(words);
    await field.press('Enter');
    await admin.page.waitForURL((address) => address.searchParams.get('search') === words);
  };
  /** Opens a person's page by the table. */
  const open = async (name: string) => {
    await admin.go('/admin/users');
    await search(name);
    await admin.page.getByRole('link', { name }).click();
    await admin.page.getByRole('heading', { level: 1, name }).waitFor();
    await waitUntilReady(admin.page);
  };
  const choose = async (act: string) => {
    await press(admin.page, 'Thao tác khác');
    await press(admin.page, act);
    return admin.page.getByRole('dialog');
  };
  /** Answers the question who they are, which one page asks once. */
  const prove = async () => {
    const question = admin.page.getByRole('dialog', { name: 'Xác nhận đây là bạn' });
    await question.getByLabel('Mật khẩu hiện tại', { exact: true }).fill(PASSWORD);
    await press(question, 'Xác nhận');
    await question.waitFor({ state: 'detached' });
  };
  return { admin, prove, helper, role, helperName, made, tokens, rows, search, open, choose };
}
