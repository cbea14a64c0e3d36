import { describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { Role } from '../../platform/access/permissions.ts';
import { createLog } from '../../platform/process/log.ts';
import { testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { ask, codeOf, person, reasonOf, select, student } from '../../testing/factories.ts';
import { hashPassword, verifyPassword } from './credentials/password.ts';

const app = await testApp();
const REGISTER = `mutation($input: RegisterInput!) { register(input: $input) { accessToken user { id role roles firstName lastName locale } } }`;
let made = 0;
const register = (input: object) =>
  ask(app, undefined, REGISTER, {
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
    const check = (input: object) => ask(app, undefined, CHECK, { input });
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

  test('makes a student; family name first, given name last', async () => {
    expect((await register({})).data.register).toMatchObject({
      user: { role: 'USER', roles: ['USER'], firstName: 'Ngọc', lastName: 'Trần Thị Bảo', locale: 'VI' },
    });
  });

  test('as a teacher creates a seller with individual rates', async () => {
    const { user } = (await register({ role: 'TEACHER' })).data.register as {
      user: { id: string; role: string };
    };
    expect(user.role).toBe('TEACHER');
    expect(
      await select(app, 'select seller_class from teacher_profile where person_id = ?', [user.id]),
    ).toEqual([{ seller_class: 'INDIVIDUAL' }]);
  });

  test.each([
    [{ role: 'ADMIN' }, 'role'],
    [{ email: 'not an address' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ password: 'Password123' }, 'password'],
    [{ fullName: 'A' }, 'fullName'],
  ])('%j is rejected at its field', async (input, field) => {
    const reply = await register(input);
    expect(reply.errors![0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      details: [expect.objectContaining({ field })],
    });
  });

  test.each([
    ['blanks as a name', '    '],
    ['U+0000 in a name', 'Nguyễn\u0000An'],
    ['marks alone as a name', '\u0301\u0301\u0301'],
    ['a name that is not seen', '\u200b\u200b\u200b'],
  ])('with %s is BAD_INPUT', async (_, fullName) => {
    expect(codeOf(await register({ fullName }))).toBe('BAD_INPUT');
  });

  test('with a look-alike address conflicts with the existing account', async () => {
    const email = `alike${++made}@example.vn`;
    await register({ email });
    for (const alike of [`\u200b${email}`, `${email}\u2060`, email.replace('@', '\u00ad@')])
      expect(reasonOf(await register({ email: alike }))).toBe('EMAIL_TAKEN');
  });

  test('twice with one address simultaneously creates one account', async () => {
    const email = 'Twice@Example.VN';
    const replies = await Promise.all([register({ email }), register({ email: email.toLowerCase() })]);
    expect(replies.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
  });
});

test('accounts with look-alike addresses each sign in by their own', async () => {
  const password = 'mat-khau-du-dai';
  const email = `apart${++made}@example.vn`;
  const stored = { plain: email, unusual: `\u200bA${email.slice(1)}` };
  await register({ email });
  const { id } = await person(app);
  await select(
    app,
    'update person set email = ?, password_hash = (select password_hash from person where email = ?) where id = ?',
    [stored.unusual, email, id],
  );
  const SIGN_IN = 'mutation($input: SignInInput!) { signIn(input: $input) { user { email } } }';
  for (const address of Object.values(stored)) {
    const { data } = await ask(app, undefined, SIGN_IN, { input: { email: address, password } });
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

  test("of a missing account never match, not even the decoy's password", async () => {
    expect(await verifyPassword(null, 'no one has this password')).toBe(false);
  });
});

describe('an access token', () => {
  const ME = '{ me { id roles } }';

  test('expires within a second of a deactivation on another process', async () => {
    const { config } = app.services;
    const databaseUrl = app.services.orm.config.get('clientUrl')!;
    const second = await createApp({ config, databaseUrl, log: createLog('silent') });
    try {
      const learner = await student(app);
      expect(codeOf(await ask(second, learner, ME))).toBeUndefined();
      await select(app, 'update person set is_active = false where id = ?', [learner.id]);
      await eventually(async () => expect(codeOf(await ask(second, learner, ME))).toBe('UNAUTHENTICATED'));
    } finally {
      await second.close();
    }
  });

  test('contains no role: role changes apply to issued tokens', async () => {
    await person(app, Role.ADMIN); // another administrator: the last one stays one
    const owner = await person(app, Role.ADMIN);
    const QUEUE = '{ courseReviews { total } }';
    expect(codeOf(await ask(app, owner, QUEUE))).toBeUndefined();
    await select(app, "update person set roles = '{USER}' where id = ?", [owner.id]);
    await eventually(async () => expect(codeOf(await ask(app, owner, QUEUE))).toBe('FORBIDDEN'));
  });

  test.each([
    ['nonsense', () => 'nonsense'],
    ['with another signature', (token: string) => token.replace(/.{5}$/, 'AAAAA')],
    [
      'without one',
      (token: string) => {
        const [, claims] = token.split('.');
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
      },
    ],
  ])('%s is UNAUTHENTICATED', async (_, forge) => {
    const learner = await student(app);
    expect(codeOf(await ask(app, { token: forge(learner.token) }, ME))).toBe('UNAUTHENTICATED');
  });
});
