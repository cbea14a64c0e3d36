import { describe, expect, test } from 'vitest';
import { Role } from '../../platform/access/permissions.ts';
import { secondProcess, testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { ask as askOn, getCode, getReason } from '../../testing/factories.ts';
import { helpersFor } from '../../testing/helpers.ts';
import { hashPassword, verifyPassword } from './credentials/password.ts';

const app = await testApp();
const { ask, db, person, student, updateRow } = helpersFor(app);
const REGISTER = `mutation($input: RegisterInput!) { register(input: $input) { accessToken user { id role roles firstName lastName locale } } }`;
let made = 0;
const register = (input: object) =>
  ask(undefined, REGISTER, {
    input: {
      email: `new${++made}@example.vn`,
      password: 'mat-khau-du-dai',
      fullName: 'Trần Thị Bảo Ngọc',
      ...input,
    },
  });

describe('registering', () => {
  test('a password is checked before submission by the rule of registration', async () => {
    const CHECK = 'mutation($input: CheckPasswordInput!) { checkPassword(input: $input) { isAccepted } }';
    const check = (input: object) => ask(undefined, CHECK, { input });
    expect((await check({ password: 'mot-mat-khau-dai-1' })).data).toEqual({
      checkPassword: { isAccepted: true },
    });
    const common = { password: 'khanh.linh.do1', email: 'khanh.linh.do@example.vn' };
    for (const input of [{ password: 'matkhau123' }, { password: 'ngan' }, common])
      expect((await check(input)).errors![0]!.extensions).toMatchObject({
        code: 'BAD_INPUT',
        details: [{ field: expect.stringMatching(/password$/) }],
      });
  });

  test('creates a student whose given name is the last word of the full name', async () => {
    expect((await register({})).data.register).toMatchObject({
      user: { role: 'USER', roles: ['USER'], firstName: 'Ngọc', lastName: 'Trần Thị Bảo', locale: 'VI' },
    });
  });

  test('creates a seller with the rates of an individual for a teacher', async () => {
    const { user } = (await register({ role: 'TEACHER' })).data.register as {
      user: { id: string; role: string };
    };
    expect(user.role).toBe('TEACHER');
    expect(await db('select seller_class from teacher_profile where person_id = ?', user.id)).toEqual([
      { seller_class: 'INDIVIDUAL' },
    ]);
  });

  test.each([
    [{ role: 'ADMIN' }, 'role'],
    [{ email: 'not an address' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: 'Password123' }, 'password'],
    [{ fullName: 'A' }, 'fullName'],
  ])('rejects %j at its field', async (input, field) => {
    const reply = await register(input);
    expect(reply.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [expect.objectContaining({ field })],
    });
  });

  test.each([
    ['blanks as a name', '    '],
    ['U+0000 in a name', 'Nguyễn\u0000An'],
    ['only combining marks as a name', '\u0301\u0301\u0301'],
    ['only invisible characters as a name', '\u200b\u200b\u200b'],
  ])('rejects %s', async (_, fullName) => {
    expect(getCode(await register({ fullName }))).toBe('BAD_INPUT');
  });

  test('conflicts with an existing account that has a look-alike address', async () => {
    const email = `alike${++made}@example.vn`;
    await register({ email });
    for (const alike of [`\u200b${email}`, `${email}\u2060`, email.replace('@', '\u00ad@')])
      expect(getReason(await register({ email: alike }))).toBe('EMAIL_TAKEN');
  });

  test('creates one account if two requests use the same address simultaneously', async () => {
    const email = 'Twice@Example.VN';
    const replies = await Promise.all([register({ email }), register({ email: email.toLowerCase() })]);
    expect(replies.map(getCode).sort()).toEqual(['CONFLICT', undefined]);
  });
});

test('each of two accounts with look-alike addresses signs in by its own address', async () => {
  const password = 'mat-khau-du-dai';
  const email = `apart${++made}@example.vn`;
  const stored = { plain: email, unusual: `\u200bA${email.slice(1)}` };
  await register({ email });
  const { id } = await person();
  await updateRow(
    'person',
    id,
    'email = ?, password_hash = (select password_hash from person where email = ?)',
    [stored.unusual, email],
  );
  const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { user { email } } }';
  for (const address of Object.values(stored)) {
    const { data } = await ask(undefined, SIGN_IN, { input: { email: address, password } });
    expect(data.signIn).toEqual({ user: { email: address } });
  }
});

describe('passwords', () => {
  test('are stored as argon2id in any Unicode form', async () => {
    const stored = await hashPassword('mật khẩu');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'mật khẩu'.normalize('NFD'))).toBe(true);
    expect(await verifyPassword(stored, 'mat khau')).toBe(false);
  });

  test("never match for a missing account, not even the decoy's password", async () => {
    expect(await verifyPassword(null, 'no one has this password')).toBe(false);
  });
});

describe('an access token', () => {
  const ME = '{ me { id roles } }';

  test('expires within a second of a deactivation on another process', async () => {
    const second = await secondProcess(app);
    const learner = await student();
    expect(getCode(await askOn(second, learner, ME))).toBeUndefined();
    await updateRow('person', learner.id, 'is_active = false');
    await eventually(async () => expect(getCode(await askOn(second, learner, ME))).toBe('UNAUTHENTICATED'));
  });

  test('contains no role, so role changes apply to issued tokens', async () => {
    // Another administrator, because the last one cannot lose the role
    await person(Role.ADMIN);
    const owner = await person(Role.ADMIN);
    const QUEUE = '{ courseReviews { total } }';
    expect(getCode(await ask(owner, QUEUE))).toBeUndefined();
    await updateRow('person', owner.id, "roles = '{USER}'");
    await eventually(async () => expect(getCode(await ask(owner, QUEUE))).toBe('FORBIDDEN'));
  });

  test.each([
    ['if it is not a token', () => 'nonsense'],
    ['with another signature', (token: string) => token.replace(/.{5}$/, 'AAAAA')],
    [
      'without a signature',
      (token: string) => {
        const [, claims] = token.split('.');
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
      },
    ],
  ])('is UNAUTHENTICATED %s', async (_, forge) => {
    const learner = await student();
    expect(getCode(await ask({ token: forge(learner.token) }, ME))).toBe('UNAUTHENTICATED');
  });
});
