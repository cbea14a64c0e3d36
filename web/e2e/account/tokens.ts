import { expect, test } from 'vitest';
import { inspect } from '../looks.ts';
import { newStudent, PASSWORD, startSession } from '../people.ts';
import { expectToast, type Visitor } from '../visitor.ts';
import { world } from '../world.ts';
import { field, press } from './person.ts';

const NAME = 'Bảng tiến độ của mình';

/** What a program with a token is answered. */
async function asProgram(token: string): Promise<string> {
  const response = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { fullName } }' }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { me: { fullName: string } | null };
    errors?: { extensions: { reason: string } }[];
  };
  return errors?.[0]?.extensions.reason ?? data?.me?.fullName ?? 'nobody';
}

/** A token for a program of one's own: made, used, renewed, revoked. */
export function tokens(person: Visitor): void {
  const owner = 'Trần Văn Chương Trình';
  const card = () => person.page.getByRole('region', { name: 'Mã truy cập API', exact: true });
  const secretOf = async (): Promise<string> => {
    const dialog = person.page.getByRole('dialog', { name: 'Mã mới của bạn' });
    const secret = await dialog.getByText(/^sen_pat_/).innerText();
    // Closing asks first whether it is kept
    await person.page.keyboard.press('Escape');
    await dialog.getByText(/Đánh dấu rồi mới đóng được/).waitFor();
    await inspect(person, 'api-token-secret');
    await dialog.getByRole('checkbox', { name: 'Mình đã cất ở nơi an toàn' }).check();
    await press(dialog, 'Xong');
    await dialog.waitFor({ state: 'detached' });
    expect(await person.page.content()).not.toContain(secret);
    return secret;
  };
  let secret = '';

  test('makes a token, which works for a program', async () => {
    await startSession(person, await newStudent(owner));
    await person.go('/dashboard/profile/security');
    await card().getByText('Bạn chưa có mã nào.').waitFor();
    await press(card(), 'Tạo mã');
    await field(card(), 'Dùng cho việc gì?').fill(NAME);
    await card().getByRole('checkbox', { name: 'Hồ sơ của mình: Xem' }).check();
    await inspect(person, 'api-token-new');
    await press(card(), 'Tạo mã với 1 quyền');
    const question = person.page.getByRole('dialog', { name: 'Xác nhận đây là bạn' });
    await field(question, 'Mật khẩu hiện tại').fill(PASSWORD);
    await press(question, 'Xác nhận');
    secret = await secretOf();
    expect(await asProgram(secret)).toBe(owner);
    await card()
      .getByText(`…${secret.slice(-4)}`)
      .waitFor();
    await inspect(person, 'api-tokens');
  });

  test('renews it: the old one ends at once, as was chosen', async () => {
    await press(card(), `Gia hạn ${NAME}`);
    const dialog = person.page.getByRole('dialog', { name: `Gia hạn mã “${NAME}”` });
    await press(dialog, 'Ngừng ngay');
    await inspect(person, 'api-token-renew');
    await press(dialog, 'Gia hạn mã');
    const former = secret;
    secret = await secretOf();
    expect(secret).not.toBe(former);
    expect(await asProgram(former)).toBe('API_TOKEN_ENDED');
    expect(await asProgram(secret)).toBe(owner);
    await expect.poll(() => card().getByRole('listitem').count()).toBe(1);
  });

  test('revokes it: the program is refused', async () => {
    await press(card(), `Thu hồi ${NAME}`);
    const dialog = person.page.getByRole('dialog', { name: `Thu hồi mã “${NAME}”?` });
    await expectToast(person.page, `Đã thu hồi mã “${NAME}”`, () => press(dialog, 'Thu hồi'));
    expect(await asProgram(secret)).toBe('API_TOKEN_ENDED');
    await card()
      .getByText(/^Đã thu hồi/)
      .waitFor();
  });
}
