import { beforeEach, describe, expect, test } from 'vitest';
import { getCode, PASSWORD } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { expectSignedOut, isSignedOut, signedIn } from '../../../testing/signing-in.ts';
import { isCommonPassword } from './common-passwords.ts';
import { app, change, clearThrottle, faults, NEW, signIn } from './testing/credentials.ts';

const { db, mailsTo, member, student, updateRow } = helpersFor(app);

beforeEach(async () => void (await clearThrottle()));

describe('changing the password', () => {
  test('ends every other session and notifies the owner', async () => {
    const holder = await member();
    const other = signedIn(await signIn(holder.email, PASSWORD));
    const reply = await change(holder, { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW });
    expect(reply.data.changePassword).toEqual({ hasPassword: true, passwordChangedAt: expect.any(String) });
    await expectSignedOut(app, other);
    expect(await isSignedOut(app, holder)).toBe(false);
    expect(getCode(await signIn(holder.email, PASSWORD))).toBe('INVALID_CREDENTIALS');
    expect(getCode(await signIn(holder.email, NEW))).toBeUndefined();
    expect(await mailsTo(holder.email)).toMatchObject([
      { mail: 'accounts.security-notice', props: { event: 'password-changed' } },
    ]);
  });

  test.each([
    ['a wrong present one', { currentPassword: 'not-the-one' }, ['INVALID_CREDENTIALS', ['currentPassword']]],
    ['none', { currentPassword: null }, ['INVALID_CREDENTIALS', ['currentPassword']]],
    ['a common new one', { newPassword: 'password123' }, ['BAD_INPUT', ['newPassword']]],
    ['a short new one', { newPassword: 'short' }, ['BAD_INPUT', ['newPassword']]],
    ['the same again', { newPassword: PASSWORD }, ['BAD_INPUT', ['newPassword']]],
    ['two that differ', { confirmPassword: 'another' }, ['BAD_INPUT', ['confirmPassword']]],
  ])('is rejected at its field with %s', async (_, input, expected) => {
    const holder = await member();
    expect(faults(await change(holder, { currentPassword: PASSWORD, newPassword: NEW, ...input }))).toEqual(
      expected,
    );
    expect(getCode(await signIn(holder.email, PASSWORD))).toBeUndefined();
  });

  test('is rejected at its field if the new one is based on the name or address', async () => {
    const holder = await member();
    const name = holder.email.split('@')[0]!;
    await updateRow('person', holder.id, "full_name = 'Quách Thiên Trường'");
    for (const newPassword of [`${name}1`, 'quach123'])
      expect(faults(await change(holder, { currentPassword: PASSWORD, newPassword }))).toEqual([
        'BAD_INPUT',
        ['newPassword'],
      ]);
    expect(getCode(await signIn(holder.email, PASSWORD))).toBeUndefined();
  });

  test('counts wrong guesses as failed sign-ins', async () => {
    const holder = await member();
    for (let i = 0; i < 5; i++) await change(holder, { currentPassword: `wrong-${i}`, newPassword: NEW });
    expect(getCode(await change(holder, { currentPassword: PASSWORD, newPassword: NEW }))).toBe(
      'RATE_LIMITED',
    );
    expect(getCode(await signIn(holder.email, PASSWORD))).toBe('RATE_LIMITED');
  });

  test('requires a recent sign-in if there is no current one', async () => {
    const [young, old] = [await student(), await student()];
    await db("update session set created_at = now() - interval '16 minutes' where person_id = ?", old.id);
    expect(getCode(await change(old, { newPassword: NEW }))).toBe('POLICY');
    expect(getCode(await change(young, { newPassword: NEW }))).toBeUndefined();
    expect(getCode(await signIn(young.email, NEW))).toBeUndefined();
  });
});

describe('a common password', () => {
  test.each([
    '12345678',
    'aaaaaaaa',
    'abcabcabc',
    'password!',
    'P@ssw0rd',
    'qwertyuiop',
    '19901990',
    '20021990',
    '0912345678',
    'matkhau123',
    'anhyeuem1',
    'iloveyou2',
    'p'.repeat(128),
  ])('%s is weak', (password) => expect(isCommonPassword(password)).toBe(true));

  test.each(['mot-mat-khau-dai-1', 'Sen-demo-2026', 'correct horse battery', 'k3#vQz9p', 'Tr0ub4dor&3'])(
    '%s is not weak',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );

  test('personal data of the owner is weak', () => {
    const about = ['khanh.linh.do@example.vn', 'Đỗ Khánh Linh'];
    expect(isCommonPassword('khanh.linh.do1')).toBe(false);
    expect(isCommonPassword('khanh.linh.do1', about)).toBe(true);
  });

  test('the longest password is checked within the time of a request', { timeout: 20_000 }, () => {
    expect(isCommonPassword('1qQ@aA$sS5'.repeat(13).slice(0, 128))).toBe(false);
  });
});

describe('too many wrong passwords', () => {
  test('counts the addresses of an IPv6 network together', async () => {
    const attempt = async (n: number) => {
      const reply = await app.server.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: `2001:db8:1:2::${n.toString(16)}`,
        headers: { 'x-forwarded-for': `198.51.100.${n}` },
        payload: { email: 'ai-do@example.vn', password: 'khong-dung' },
      });
      return reply.statusCode;
    };
    const statuses = [];
    for (let n = 1; n <= 6; n++) statuses.push(await attempt(n));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('admits known networks despite failed attempts of others', async () => {
    const owner = await member();
    const login = async (email: string, password: string, remoteAddress: string) =>
      (
        await app.server.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress,
          payload: { email, password },
        })
      ).statusCode;
    expect(await login(owner.email, PASSWORD, '203.0.113.7')).toBe(200);
    await db('delete from throttle');
    await db(
      `insert into throttle (key, attempts, window_started_at) values
       ('password:address:203.0.113.7', 60, now()), ('password:address:203.0.113.8', 60, now()),
       ('password:account:' || ?::text, 200, now())`,
      owner.email,
    );
    expect(await login(owner.email, PASSWORD, '203.0.113.8')).toBe(429);
    expect(await login(owner.email, PASSWORD, '203.0.113.9')).toBe(429);
    // A successful attempt clears the counted failures, so a wrong password is sent first
    expect(await login(owner.email, 'khong-dung', '203.0.113.7')).toBe(401);
    expect(await login(owner.email, PASSWORD, '203.0.113.7')).toBe(200);
    const wrong = [];
    for (let n = 0; n < 6; n++) wrong.push(await login(owner.email, 'khong-dung', '203.0.113.7'));
    expect(wrong).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
