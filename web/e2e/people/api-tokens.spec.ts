import { newStudent } from '../accounts.ts';
import { app } from '../app.ts';
import { expectAccessible } from '../axe.ts';
import { field, press } from '../parts/find.ts';
import { confirmIdentity } from '../parts/identity.ts';
import { expectToast } from '../parts/toast.ts';
import { expect, test } from '../test.ts';
import { t, textStart } from '../texts.ts';

const NAME = 'Bảng tiến độ của mình';

/** @returns the name of the token's owner, or the reason of the error */
async function asProgram(token: string): Promise<string> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { fullName } }' }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { me: { fullName: string } | null };
    errors?: { extensions: { reason: string } }[];
  };
  return errors?.[0]?.extensions.reason ?? data?.me?.fullName ?? 'anonymous';
}

test('A person creates, renews and revokes an API token', { tag: '@phone' }, async ({ visitor: person }) => {
  const owner = 'Trần Văn Chương Trình';
  const card = () => person.page.getByRole('region', { name: t('apiTokens:own.title'), exact: true });
  const getSecret = async (): Promise<string> => {
    const dialog = person.page.getByRole('dialog', { name: t('apiTokens:newSecret') });
    const secret = await dialog.getByText(/^sen_pat_/).innerText();
    // The dialog closes only after a confirmation
    await person.page.keyboard.press('Escape');
    await expect(dialog.getByText(/Đánh dấu ô này trước khi đóng/)).toBeVisible();
    await expectAccessible(person.page);
    await dialog.getByRole('checkbox', { name: t('workspace:secret.kept') }).check();
    await press(dialog, t('workspace:secret.done'));
    await expect(dialog).toBeHidden();
    expect(await person.page.content()).not.toContain(secret);
    return secret;
  };
  let secret = '';

  await test.step('A new token authenticates an API request', async () => {
    await person.signIn(await newStudent(owner));
    await person.go('/dashboard/profile/security');
    await expect(card().getByText(t('apiTokens:own.empty'))).toBeVisible();
    await press(card(), t('apiTokens:own.add'));
    await field(card(), t('apiTokens:new.name')).fill(NAME);
    await card().getByRole('checkbox', { name: 'Hồ sơ của mình: Xem' }).check();
    await expectAccessible(person.page);
    await press(card(), t('apiTokens:new.submit', { count: 1 }));
    await confirmIdentity(person.page);
    secret = await getSecret();
    expect(await asProgram(secret)).toBe(owner);
    await expect(card().getByText(`…${secret.slice(-4)}`)).toBeVisible();
    await expectAccessible(person.page);
  });

  await test.step('A renewed token replaces the old one immediately', async () => {
    await press(card(), t('apiTokens:renew.named', { name: NAME }));
    const dialog = person.page.getByRole('dialog', { name: t('apiTokens:renew.title', { name: NAME }) });
    await press(dialog, t('apiTokens:renew.hours.0'));
    await expectAccessible(person.page);
    await press(dialog, t('apiTokens:renew.submit'));
    const former = secret;
    secret = await getSecret();
    expect(secret).not.toBe(former);
    expect(await asProgram(former)).toBe('API_TOKEN_ENDED');
    expect(await asProgram(secret)).toBe(owner);
    await expect(card().getByRole('listitem')).toHaveCount(1);
  });

  await test.step('A revoked token is rejected', async () => {
    await press(card(), t('apiTokens:revokeNamed', { name: NAME }));
    const dialog = person.page.getByRole('dialog', { name: t('apiTokens:revokeTitle', { name: NAME }) });
    await expectToast(person.page, t('apiTokens:revoked', { name: NAME }), () =>
      press(dialog, t('apiTokens:revoke')),
    );
    expect(await asProgram(secret)).toBe('API_TOKEN_ENDED');
    await expect(card().getByText(textStart('certificates:standing.REVOKED'))).toBeVisible();
  });
});
