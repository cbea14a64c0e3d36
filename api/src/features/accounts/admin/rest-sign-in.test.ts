import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Role } from '../../../platform/access/permissions.ts';
import { ownApp } from '../../../testing/app.ts';
import { type Actor, getCode, getReason, PASSWORD } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';

// A separate app, because the test changes a setting of the whole app
const queuedMails: (readonly unknown[])[] = [];
const app = await ownApp(
  {},
  {
    onStatement: ({ text, values }) => {
      if (text.includes('pgboss') && JSON.stringify(values).includes('accounts.staff-changed'))
        queuedMails.push(values);
    },
  },
);
const { ask, codeTo, count, customRole, db, fetchRoot, mailsTo, member, mutate, provedMember } =
  helpersFor(app);
let boss: Actor;
let signIns = 0;
beforeAll(async () => {
  boss = await member(Role.ADMIN);
});
beforeEach(async () => void (await db('delete from throttle')));

interface Envelope {
  readonly data: { readonly id: string; readonly accessToken: string; readonly refreshToken: string };
  readonly error?: { readonly code: string; readonly reason: string };
}
/** Sends a REST request, without a proof of identity by default. */
async function call(
  token: string | undefined,
  method: string,
  path: string,
  payload?: object,
  proof?: string,
) {
  const { statusCode, body } = await app.server.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(proof ? { 'x-identity-proof': proof } : {}),
    },
    payload,
  });
  return { status: statusCode, ...(JSON.parse(body) as Envelope) };
}
const getEmail = async (id: string) =>
  (await db<{ email: string }>('select email from person where id = ?', id))[0]!.email;
const signIn = async (hoursAgo = 0) => {
  const credentials = { email: await getEmail(boss.id), password: PASSWORD };
  const { data } = await call(undefined, 'POST', '/auth/login', credentials);
  // The server caches the session at its first request, so change it before
  await db(
    `update session set created_at = created_at - ? * interval '1 hour'
     where id = (select id from session where person_id = ? order by id desc limit 1)`,
    hoursAgo,
    boss.id,
  );
  return data;
};
const promote = (token: string, roles = ['admin'], proof?: string) =>
  call(
    token,
    'POST',
    '/admin/users',
    {
      email: `rest-sign-in-${++signIns}@example.vn`,
      fullName: 'Người Mới',
      password: 'mot-mat-khau-dai-9',
      roles,
    },
    proof,
  );
async function setHours(value: number): Promise<void> {
  await mutate(boss, 'changeSetting', { key: 'rest.signInHours', value, reason: 'Thử' }, 'key');
}

describe('a REST client', () => {
  test('creates administrators and changes email addresses without a proof shortly after sign-in', async () => {
    const { accessToken } = await signIn();
    expect((await promote(accessToken)).status).toBe(200);
    const [one, other] = [await provedMember(), await member()];
    const email = `thay-dia-chi-${signIns}@example.vn`;
    for (const [method, path, body] of [
      ['PUT', `/admin/users/${one.id}`, { role: 'admin' }],
      ['PUT', `/admin/users/${other.id}`, { email }],
      ['PATCH', '/admin/users/bulk-roles', { userIds: [other.id], roles: ['admin'] }],
    ] as const)
      expect([path, (await call(accessToken, method, path, body)).error]).toEqual([path, undefined]);
    expect(
      await count("person where id = any(?::uuid[]) and 'ADMIN' = any(roles)", `{${one.id},${other.id}}`),
    ).toBe(2);
  });

  test('needs a proof when the sign-in is older than the setting, even after a refresh', async () => {
    const { accessToken, refreshToken } = await signIn(12);
    expect((await promote(accessToken)).error?.reason).toBe('PROOF_NEEDED');
    expect((await promote(accessToken, ['teacher'])).status).toBe(200);
    const { data } = await call(undefined, 'POST', '/auth/refresh', { refreshToken });
    expect((await promote(data.accessToken)).error?.reason).toBe('PROOF_NEEDED');
    expect((await promote((await signIn(11)).accessToken)).status).toBe(200);
  });

  test('always needs a proof if the setting is 0, and none for longer if it is increased', async () => {
    const recent = await signIn();
    await setHours(0);
    expect((await promote(recent.accessToken)).error?.reason).toBe('PROOF_NEEDED');
    await setHours(24);
    expect((await promote((await signIn(20)).accessToken)).status).toBe(200);
    await setHours(12);
  });
});

test('a session of the web app needs a proof on REST, even after a refresh', async () => {
  const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { accessToken refreshToken } }';
  const input = { email: await getEmail(boss.id), password: PASSWORD };
  const { accessToken, refreshToken } = (await ask(undefined, SIGN_IN, { input })).data
    .signIn as Envelope['data'];
  expect((await promote(accessToken)).error?.reason).toBe('PROOF_NEEDED');
  expect((await promote(accessToken, ['teacher'])).status).toBe(200);
  const refreshed = (await call(undefined, 'POST', '/auth/refresh', { refreshToken })).data.accessToken;
  expect((await promote(refreshed)).error?.reason).toBe('PROOF_NEEDED');
  const PROVE = 'mutation($input: ProveIdentityInput!) { proveIdentity(input: $input) { token } }';
  const { data } = await ask({ token: refreshed }, PROVE, { input: { password: PASSWORD } });
  const proof = (data.proveIdentity as { token: string }).token;
  expect((await promote(refreshed, ['admin'], proof)).status).toBe(200);
});

test('an API token cannot appoint administrators on REST', async () => {
  const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const CREATE = 'mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }';
  const input = { name: 'Đồng bộ', scopes: ['person:create'], expiresOn };
  const { data } = await ask(boss, CREATE, { input });
  const { secret } = data.createApiToken as { secret: string };
  expect((await promote(secret, ['user'])).status).toBe(200);
  expect((await promote(secret)).error?.reason).toBe('PERSON_NEEDED');
});

test('a session that began on REST needs a proof on GraphQL', async () => {
  const { accessToken } = await signIn();
  const input = {
    email: 'graphql-sign-in@example.vn',
    fullName: 'Người Mới',
    sendInvitation: false,
    roles: ['ADMIN'],
  };
  const CREATE = 'mutation($input: CreatePersonInput!) { createPerson(input: $input) { id } }';
  expect(getReason(await ask({ token: accessToken }, CREATE, { input }))).toBe('PROOF_NEEDED');
});

describe("a change of a person's roles or email address", () => {
  const changesTo = async (email: string) =>
    (await mailsTo(email))
      .filter(({ mail }) => mail === 'accounts.staff-changed')
      .map(({ props: { change, rights } }) => [change, rights]);
  const actions = async (id: string) =>
    (
      await db<{ action: string }>(
        'select action from audit_log where target_id = ? and actor_id = ? order by id',
        id,
        boss.id,
      )
    )
      .map(({ action }) => action)
      .sort();
  test('is audited, and mailed to a person who becomes or ceases to be an administrator', async () => {
    const { accessToken } = await signIn();
    const other = await provedMember();
    const email = await getEmail(other.id);
    const roles = (assigned: string[]) =>
      call(accessToken, 'PATCH', '/admin/users/bulk-roles', { userIds: [other.id], roles: assigned });
    await roles(['teacher']);
    expect(await changesTo(email)).toEqual([]);
    await roles(['admin']);
    await roles(['user']);
    expect(await changesTo(email)).toEqual([
      ['rights', 'Quản trị viên'],
      ['rights', undefined],
    ]);
    expect(await actions(other.id)).toEqual(['person.set-roles', 'person.set-roles', 'person.set-roles']);
  });

  test('of many people enqueues all emails in one statement', async () => {
    const { accessToken } = await signIn();
    const others = [await provedMember(), await provedMember()];
    const userIds = others.map(({ id }) => id);
    queuedMails.length = 0;
    await call(accessToken, 'PATCH', '/admin/users/bulk-roles', { userIds, roles: ['admin'] });
    expect(queuedMails).toHaveLength(1);
    const SUSPEND = 'mutation($input: SetPeopleStatusInput!) { setPeopleStatus(input: $input) { done } }';
    const input = { personIds: userIds, isActive: false };
    expect(getCode(await ask(boss, SUSPEND, { input }))).toBeUndefined();
    expect(queuedMails).toHaveLength(2);
    for (const { id } of others)
      expect((await changesTo(await getEmail(id))).map(([change]) => change)).toEqual([
        'rights',
        'suspended',
      ]);
  });

  test('is mailed with the names of custom roles', async () => {
    const other = await provedMember();
    const customRoleIds = [await customRole(['person:read'])];
    const [role] = await db<{ name: string }>('select name from custom_role where id = ?', ...customRoleIds);
    const SET = 'mutation($input: SetPersonRolesInput!) { setPersonRoles(input: $input) { id } }';
    const input = { personId: other.id, roles: ['ADMIN'], customRoleIds };
    expect(getCode(await ask(boss, SET, { input }))).toBeUndefined();
    expect(await changesTo(await getEmail(other.id))).toEqual([['rights', `Quản trị viên, ${role!.name}`]]);
  });

  test('is mailed to an administrator who is created', async () => {
    const { data } = await promote((await signIn()).accessToken);
    expect(await changesTo(await getEmail(data.id))).toEqual([['rights', 'Quản trị viên']]);
    expect(await actions(data.id)).toEqual(['person.create', 'person.set-roles']);
  });

  test('is mailed to an administrator who is suspended or erased', async () => {
    const { accessToken } = await signIn();
    for (const [change, method, path, action] of [
      ['suspended', 'PATCH', '/deactivate', 'person.deactivate'],
      ['erased', 'DELETE', '', 'person.erase'],
    ] as const) {
      const other = await provedMember(Role.ADMIN);
      const email = await getEmail(other.id);
      expect((await call(accessToken, method, `/admin/users/${other.id}${path}`)).status).toBe(200);
      expect(await changesTo(email)).toEqual([[change, undefined]]);
      expect(await actions(other.id)).toEqual([action]);
    }
  });

  test('is mailed to the former email address, and to the new one with a confirmation link', async () => {
    const other = await provedMember();
    const former = await getEmail(other.id);
    const email = 'dia-chi-moi-cua-ho@example.vn';
    await call((await signIn()).accessToken, 'PUT', `/admin/users/${other.id}`, { email });
    expect((await mailsTo(former)).map(({ mail }) => mail)).toContain('accounts.email-replaced');
    expect(await actions(other.id)).toEqual(['person.update']);
    const token = await codeTo(email, 'accounts.verify-email', 'token');
    const CONFIRM = 'mutation($input: ConfirmEmailInput!) { confirmEmail(input: $input) { email } }';
    expect(await fetchRoot(undefined, CONFIRM, { input: { token } })).toEqual({ email });
  });

  test('is rate-limited for each new email address, so that no inbox is flooded', async () => {
    const other = await provedMember();
    const { accessToken } = await signIn();
    const set = (email: string) => call(accessToken, 'PUT', `/admin/users/${other.id}`, { email });
    for (let n = 1; n <= 6; n++) {
      expect((await set('nguoi-la@example.vn')).status).toBe(200);
      expect((await set('Nguoi-La@example.vn')).status).toBe(200);
      expect((await set(`tam-${n}@example.vn`)).status).toBe(200);
    }
    expect((await set('nguoi-la@example.vn')).error?.code).toBe('RATE_LIMITED');
  });
});
