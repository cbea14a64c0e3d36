import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { ask, getCode, select } from '../testing/factories.ts';
import { register, signedIn, signIn } from '../testing/signing-in.ts';
import { createAdministrator } from './create-administrator.ts';

const app = await testApp();
const promote = (email: string) => createAdministrator(app.services, [email, 'Trần', 'Quản', 'Trị']);
const getRoles = async (email: string) =>
  (await select<{ roles: string[] }>(app, 'select roles from person where email = ?', [email]))[0]?.roles;

test('does not promote the registrant of an unverified address', async () => {
  const email = 'boss@example.vn';
  await register(app, email);
  await expect(promote('Boss@example.vn')).rejects.toThrow(/unconfirmed address.*resets the password/);
  expect(await getRoles(email)).toEqual(['USER']);
  await select(app, 'update person set email_verified_at = now(), is_active = false where email = ?', [
    email,
  ]);
  await expect(promote(email)).rejects.toThrow(/suspended/);
  await select(app, 'update person set is_active = true where email = ?', [email]);
  expect(await promote(email)).toMatch(/administrator now/);
  expect(await promote(email)).toMatch(/already/);
  expect(await getRoles(email)).toEqual(['USER', 'ADMIN']);
});

test('a new administrator signs in with the printed password', async () => {
  const email = 'first@example.vn';
  const password = (await promote(email)).split(': ')[1]!;
  const actor = signedIn(await signIn(app, email, password));
  expect(getCode(await ask(app, actor, '{ roles { id } }'))).toBeUndefined();
});
