import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import {
  type Actor,
  ask,
  codeOf,
  member,
  PASSWORD,
  person,
  type Reply,
  select,
  student,
} from '../../../testing/factories.ts';
import { codeTo, mailsTo } from '../../../testing/mails.ts';
import { sendPasswordReset } from './request-password-reset.ts';

const app = await testApp({
  PUBLIC_URL: 'http://127.0.0.1:4000',
  CLIENT_ORIGINS: 'https://legacy.example.vn',
});
// All of these come from one address
beforeEach(async () => void (await select(app, 'delete from throttle')));

const NEW = 'mot-mat-khau-khac-2';
const ME = '{ me { id email emailVerifiedAt } }';

const change = (actor: Actor, input: object) =>
  ask(
    app,
    actor,
    'mutation($input: ChangePasswordInput!) { changePassword(input: $input) { hasPassword passwordChangedAt } }',
    {
      input,
    },
  );
const signIn = (email: string, password: string) =>
  ask(app, undefined, 'mutation($input: SignInInput!) { signIn(input: $input) { accessToken } }', {
    input: { email, password },
  });
const tokenOf = ({ data }: Reply) => ({ token: (data.signIn as { accessToken: string }).accessToken });
const requestReset = (input: object) =>
  ask(
    app,
    undefined,
    'mutation($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }',
    { input },
  );
const reset = (input: object) =>
  ask(app, undefined, 'mutation($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input });
/** Asks for a link and does the job. */
const resetCode = async (email: string) => {
  expect((await requestReset({ email })).data).toEqual({ requestPasswordReset: true });
  await sendPasswordReset.handle(app.services, { email });
  return codeTo(app, email, 'accounts.password-reset', 'reset');
};
const confirm = (token: string) =>
  ask(app, undefined, 'mutation($t: String!) { confirmEmail(token: $t) }', { t: token });
const cancel = (token: string) =>
  ask(app, undefined, 'mutation($t: String!) { cancelEmailChange(token: $t) }', { t: token });
const changeEmail = (actor: Pick<Actor, 'token'>, input: object) =>
  ask(
    app,
    actor,
    'mutation($input: ChangeEmailInput!) { changeEmail(input: $input) { email pendingEmail } }',
    { input },
  );
const faults = (reply: Reply) => [
  codeOf(reply),
  reply.errors?.[0]?.extensions.details?.map(({ field }) => field),
];
const isOut = async (actor: Pick<Actor, 'token'>) => codeOf(await ask(app, actor, ME)) === 'UNAUTHENTICATED';
const out = (actor: Pick<Actor, 'token'>) =>
  vi.waitFor(async () => expect(await isOut(actor)).toBe(true), { timeout: 1000 });
let made = 0;
const address = () => `address${++made}@example.vn`;

describe('changing the password', () => {
  test('ends every other session and tells the owner', async () => {
    const somebody = await member(app);
    const other = tokenOf(await signIn(somebody.email, PASSWORD));
    const reply = await change(somebody, {
      currentPassword: PASSWORD,
      newPassword: NEW,
      confirmPassword: NEW,
    });
    expect(reply.data.changePassword).toEqual({ hasPassword: true, passwordChangedAt: expect.any(String) });
    await out(other);
    expect(await isOut(somebody)).toBe(false);
    expect(codeOf(await signIn(somebody.email, PASSWORD))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await signIn(somebody.email, NEW))).toBeUndefined();
    expect(await mailsTo(app, somebody.email)).toMatchObject([
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
  ])('with %s is refused at its field', async (_, input, expected) => {
    const somebody = await member(app);
    expect(faults(await change(somebody, { currentPassword: PASSWORD, newPassword: NEW, ...input }))).toEqual(
      expected,
    );
    expect(codeOf(await signIn(somebody.email, PASSWORD))).toBeUndefined();
  });

  test('guessed with a stolen token counts as guessing at sign-in', async () => {
    const somebody = await member(app);
    for (let i = 0; i < 5; i++) await change(somebody, { currentPassword: `wrong-${i}`, newPassword: NEW });
    expect(codeOf(await change(somebody, { currentPassword: PASSWORD, newPassword: NEW }))).toBe(
      'RATE_LIMITED',
    );
    expect(codeOf(await signIn(somebody.email, PASSWORD))).toBe('RATE_LIMITED');
  });

  test('without one: sets the first, soon after signing in only', async () => {
    const [young, old] = [await student(app), await student(app)];
    await select(app, "update session set created_at = now() - interval '16 minutes' where person_id = ?", [
      old.id,
    ]);
    expect(codeOf(await change(old, { newPassword: NEW }))).toBe('POLICY');
    expect(codeOf(await change(young, { newPassword: NEW }))).toBeUndefined();
    expect(codeOf(await signIn(young.email, NEW))).toBeUndefined();
  });
});

describe('a forgotten password', () => {
  test('is replaced by the code of a mail, once, and every session ends', async () => {
    const somebody = await member(app);
    const code = await resetCode(somebody.email);
    expect(faults(await reset({ token: code, newPassword: NEW, confirmPassword: 'x' }))).toEqual([
      'BAD_INPUT',
      ['confirmPassword'],
    ]);
    expect(faults(await reset({ token: code, newPassword: 'password123' }))).toEqual([
      'BAD_INPUT',
      ['newPassword'],
    ]);
    const replies = await Promise.all(
      [1, 2].map(() => reset({ token: code, newPassword: NEW, confirmPassword: NEW })),
    );
    expect(replies.map(codeOf).sort()).toEqual(['GONE', undefined]);
    await out(somebody);
    expect(codeOf(await signIn(somebody.email, NEW))).toBeUndefined();
    expect(codeOf(await reset({ token: code, newPassword: NEW }))).toBe('GONE');
  });

  test.each([
    [
      'expired',
      async (_: string, id: string) => {
        await select(app, 'update one_time_code set expires_at = now() where person_id = ?', [id]);
      },
    ],
    ['superseded by a newer one', (email: string) => resetCode(email)],
    [
      'outlived by a change of the password',
      async (_: string, __: string, actor: Actor) => {
        await change(actor, { currentPassword: PASSWORD, newPassword: 'ein-ganz-anderes-9' });
      },
    ],
  ])('by a code that is %s: GONE', async (_, spoil) => {
    const somebody = await member(app);
    const code = await resetCode(somebody.email);
    await spoil(somebody.email, somebody.id, somebody);
    expect(codeOf(await reset({ token: code, newPassword: NEW }))).toBe('GONE');
    expect(codeOf(await signIn(somebody.email, NEW))).toBe('INVALID_CREDENTIALS');
  });

  test('by a code for another purpose, or none of ours: GONE', async () => {
    const email = address();
    await ask(
      app,
      undefined,
      'mutation($input: RegisterInput!) { register(input: $input) { accessToken } }',
      {
        input: { email, password: PASSWORD, fullName: 'Lê Văn Thử' },
      },
    );
    for (const token of [await codeTo(app, email, 'accounts.welcome', 'token'), 'nonsense', ''])
      expect(codeOf(await reset({ token, newPassword: NEW }))).toBe('GONE');
  });

  test('asked for an unknown address: the same answer, the same work, and no mail', async () => {
    const somebody = await member(app);
    const unknown = address();
    const jobs = () =>
      select(
        app,
        "select data from pgboss.job where name = 'account.send-password-reset' order by created_on",
      );
    const before = (await jobs()).length;
    expect(await requestReset({ email: unknown })).toEqual(await requestReset({ email: somebody.email }));
    expect((await jobs()).slice(before)).toEqual([
      { data: { email: unknown } },
      { data: { email: somebody.email } },
    ]);
    await sendPasswordReset.handle(app.services, { email: unknown });
    expect(await mailsTo(app, unknown)).toEqual([]);
    const suspended = await person(app);
    await select(app, 'update person set is_active = false where id = ?', [suspended.id]);
    await sendPasswordReset.handle(app.services, { email: suspended.email });
    expect(await mailsTo(app, suspended.email)).toEqual([]);
  });

  test('leads to our page or an allowed origin, in the language asked for, and never to a stranger', async () => {
    const { email } = await member(app);
    for (const redirectUrl of [
      'https://evil.example.com/x',
      'https://legacy.example.vn.evil.com',
      'https://legacy.example.vn@evil.com',
      'https://user@legacy.example.vn/',
      'http://legacy.example.vn/',
      'javascript:alert(1)',
      '//evil.com',
      '/forgot-password',
    ])
      expect(faults(await requestReset({ email, redirectUrl }))).toEqual(['BAD_INPUT', ['redirectUrl']]);
    await sendPasswordReset.handle(app.services, {
      email,
      redirectUrl: 'https://legacy.example.vn/reset?x=1#old',
      locale: 'en',
    });
    await sendPasswordReset.handle(app.services, { email, redirectUrl: 'https://evil.example.com/' });
    const [there, ours] = await mailsTo(app, email);
    expect(there).toMatchObject({ locale: 'en' });
    expect(there!.props.link).toMatch(/^https:\/\/legacy\.example\.vn\/reset\?x=1#reset=[\w-]{43}$/);
    expect(ours!.props.link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/forgot-password#reset=[\w-]{43}$/);
  });

  test('never looks at the Host header', async () => {
    const { email } = await member(app);
    await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' },
      payload: { query: `mutation { requestPasswordReset(input: { email: "${email}" }) }` },
    });
    await sendPasswordReset.handle(app.services, { email });
    expect((await mailsTo(app, email))[0]!.props.link).toMatch(/^http:\/\/127\.0\.0\.1:4000\//);
  });

  test('floods no inbox: the fourth request within the hour has to wait, known or not', async () => {
    for (const email of [(await member(app)).email, address()]) {
      const codes = [];
      for (let i = 0; i < 4; i++) codes.push(codeOf(await requestReset({ email })));
      expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
    }
  });

  test('takes from an account that nobody proved theirs what was set up there before', async () => {
    const somebody = await member(app);
    await select(
      app,
      "insert into google_identity (person_id, issuer, subject, email) values (?, 'i', 's', 'e@x.vn')",
      [somebody.id],
    );
    await select(app, "insert into authenticator (person_id, secret, confirmed_at) values (?, '', now())", [
      somebody.id,
    ]);
    expect(codeOf(await reset({ token: await resetCode(somebody.email), newPassword: NEW }))).toBeUndefined();
    expect(codeOf(await signIn(somebody.email, NEW))).toBeUndefined();
    expect(await select(app, 'select 1 from google_identity where person_id = ?', [somebody.id])).toEqual([]);
  });
});

describe('an e-mail address', () => {
  const registered = async () => {
    const email = address();
    const { data } = await ask(
      app,
      undefined,
      'mutation($input: RegisterInput!) { register(input: $input) { accessToken } }',
      {
        input: { email, password: PASSWORD, fullName: 'Lê Văn Thử' },
      },
    );
    return { email, token: (data.register as { accessToken: string }).accessToken };
  };

  test('is confirmed by the link of the first mail, once', async () => {
    const somebody = await registered();
    expect((await ask(app, somebody, ME)).data.me).toMatchObject({ emailVerifiedAt: null });
    const code = await codeTo(app, somebody.email, 'accounts.welcome', 'token');
    expect((await confirm(code)).data).toEqual({ confirmEmail: somebody.email });
    expect((await ask(app, somebody, ME)).data.me).toMatchObject({ emailVerifiedAt: expect.any(String) });
    expect(codeOf(await confirm(code))).toBe('GONE');
    expect(codeOf(await ask(app, somebody, 'mutation { requestEmailVerification }'))).toBe('CONFLICT');
  });

  test('is confirmed with a stale token in the browser as well', async () => {
    const somebody = await registered();
    const code = await codeTo(app, somebody.email, 'accounts.welcome', 'token');
    const reply = await ask(app, { token: 'gone' }, 'mutation($t: String!) { confirmEmail(token: $t) }', {
      t: code,
    });
    expect(reply.data).toEqual({ confirmEmail: somebody.email });
  });

  test('gets another link on request, which supersedes the first', async () => {
    const somebody = await registered();
    const first = await codeTo(app, somebody.email, 'accounts.welcome', 'token');
    expect((await ask(app, somebody, 'mutation { requestEmailVerification }')).data).toEqual({
      requestEmailVerification: true,
    });
    expect(codeOf(await confirm(first))).toBe('GONE');
    expect(
      codeOf(await confirm(await codeTo(app, somebody.email, 'accounts.verify-email', 'token'))),
    ).toBeUndefined();
    for (let i = 0; i < 2; i++) await ask(app, somebody, 'mutation { requestEmailVerification }');
    expect((await mailsTo(app, somebody.email)).length).toBe(2);
  });

  test('changes when the new one is confirmed; links to the old one are worthless then', async () => {
    const somebody = await member(app);
    const [old, fresh] = [somebody.email, address()];
    const link = await resetCode(old);
    expect(
      (await changeEmail(somebody, { newEmail: fresh.toUpperCase(), password: PASSWORD })).data.changeEmail,
    ).toEqual({
      email: old,
      pendingEmail: fresh,
    });
    expect(codeOf(await signIn(fresh, PASSWORD))).toBe('INVALID_CREDENTIALS');
    const code = await codeTo(app, fresh, 'accounts.confirm-new-email', 'token');
    expect((await confirm(code)).data).toEqual({ confirmEmail: fresh });
    expect(codeOf(await signIn(fresh, PASSWORD))).toBeUndefined();
    expect(codeOf(await signIn(old, PASSWORD))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await confirm(code))).toBe('GONE');
    expect(codeOf(await reset({ token: link, newPassword: NEW }))).toBe('GONE');
  });

  test.each([
    ['a wrong password', { password: 'wrong-one' }, ['INVALID_CREDENTIALS', ['password']]],
    ['no password', {}, ['INVALID_CREDENTIALS', ['password']]],
    ['what is no address', { newEmail: 'x', password: PASSWORD }, ['BAD_INPUT', ['newEmail']]],
  ])('does not change with %s', async (_, input, expected) => {
    const somebody = await member(app);
    expect(faults(await changeEmail(somebody, { newEmail: address(), ...input }))).toEqual(expected);
    expect(await mailsTo(app, somebody.email)).toEqual([]);
  });

  test('does not change to one’s own, nor to one that is taken, now or when it is confirmed', async () => {
    const [somebody, other] = [await member(app), await member(app)];
    expect(faults(await changeEmail(somebody, { newEmail: somebody.email, password: PASSWORD }))).toEqual([
      'BAD_INPUT',
      ['newEmail'],
    ]);
    expect(codeOf(await changeEmail(somebody, { newEmail: other.email, password: PASSWORD }))).toBe(
      'CONFLICT',
    );
    const fresh = address();
    await changeEmail(somebody, { newEmail: fresh, password: PASSWORD });
    await changeEmail(other, { newEmail: fresh, password: PASSWORD });
    const [first, second] = (await mailsTo(app, fresh)).map(({ props }) =>
      new URL(props.link!).hash.slice('#token='.length),
    );
    const codes = await Promise.all([confirm(first!), confirm(second!)]);
    expect(codes.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
  });

  test('that was confirmed after a day stays', async () => {
    const somebody = await member(app);
    const late = address();
    await changeEmail(somebody, { newEmail: late, password: PASSWORD });
    await select(
      app,
      "update email_change set requested_at = now() - interval '25 hours' where person_id = ?",
      [somebody.id],
    );
    expect(codeOf(await confirm(await codeTo(app, late, 'accounts.confirm-new-email', 'token')))).toBe(
      'GONE',
    );
    expect((await ask(app, somebody, ME)).data.me).toMatchObject({ email: somebody.email });
  });

  test('follows the newest request only', async () => {
    const somebody = await member(app);
    const [first, second] = [address(), address()];
    await changeEmail(somebody, { newEmail: first, password: PASSWORD });
    const reply = await changeEmail(somebody, { newEmail: second, password: PASSWORD });
    expect(reply.data.changeEmail).toMatchObject({ pendingEmail: second });
    const confirmOf = async (to: string) =>
      codeOf(await confirm(await codeTo(app, to, 'accounts.confirm-new-email', 'token')));
    expect([await confirmOf(first), await confirmOf(second)]).toEqual(['GONE', undefined]);
  });

  describe('taken back by the old one', () => {
    test('comes back, also after two changes; sessions, password and what was set up since are gone', async () => {
      const owner = await member(app);
      const thief = tokenOf(await signIn(owner.email, PASSWORD));
      const [one, two] = [address(), address()];
      await changeEmail(thief, { newEmail: one, password: PASSWORD });
      await confirm(await codeTo(app, one, 'accounts.confirm-new-email', 'token'));
      await changeEmail(thief, { newEmail: two, password: PASSWORD });
      await confirm(await codeTo(app, two, 'accounts.confirm-new-email', 'token'));
      await select(
        app,
        "insert into google_identity (person_id, issuer, subject, email) values (?, 'i', 'thief', 'e@x.vn')",
        [owner.id],
      );
      await select(app, "insert into authenticator (person_id, secret, confirmed_at) values (?, '', now())", [
        owner.id,
      ]);
      const code = await codeTo(app, owner.email, 'accounts.email-change-notice', 'cancel');
      expect((await cancel(code)).data).toEqual({ cancelEmailChange: owner.email });
      await out(thief);
      expect(codeOf(await signIn(two, PASSWORD))).toBe('INVALID_CREDENTIALS');
      expect(codeOf(await signIn(owner.email, PASSWORD))).toBe('INVALID_CREDENTIALS');
      // The thief's own link, to take back the second change, is worthless
      expect(codeOf(await cancel(await codeTo(app, one, 'accounts.email-change-notice', 'cancel')))).toBe(
        'GONE',
      );
      expect(codeOf(await cancel(code))).toBe('GONE');
      await sendPasswordReset.handle(app.services, { email: owner.email });
      await reset({
        token: await codeTo(app, owner.email, 'accounts.password-reset', 'reset'),
        newPassword: NEW,
      });
      expect(codeOf(await signIn(owner.email, NEW))).toBeUndefined();
      expect(await select(app, 'select 1 from google_identity where person_id = ?', [owner.id])).toEqual([]);
    });

    test('takes back a deletion of the account that was asked for since', async () => {
      const somebody = await member(app);
      const next = address();
      await changeEmail(somebody, { newEmail: next, password: PASSWORD });
      await confirm(await codeTo(app, next, 'accounts.confirm-new-email', 'token'));
      const reply = await ask(app, somebody, 'mutation($p: String) { requestErasure(password: $p) { id } }', {
        p: PASSWORD,
      });
      expect(codeOf(reply)).toBeUndefined();
      await cancel(await codeTo(app, somebody.email, 'accounts.email-change-notice', 'cancel'));
      expect(await select(app, 'select status from data_request where person_id = ?', [somebody.id])).toEqual(
        [{ status: 'CANCELLED' }],
      );
    });

    test('before it took effect: the new one can’t be confirmed any more', async () => {
      const owner = await member(app);
      const fresh = address();
      await changeEmail(owner, { newEmail: fresh, password: PASSWORD });
      await cancel(await codeTo(app, owner.email, 'accounts.email-change-notice', 'cancel'));
      expect(codeOf(await confirm(await codeTo(app, fresh, 'accounts.confirm-new-email', 'token')))).toBe(
        'GONE',
      );
    });

    test('only for seven days, in which nobody else gets it', async () => {
      const owner = await member(app);
      const fresh = address();
      await changeEmail(owner, { newEmail: fresh, password: PASSWORD });
      await confirm(await codeTo(app, fresh, 'accounts.confirm-new-email', 'token'));
      const register = () =>
        ask(app, undefined, 'mutation($input: RegisterInput!) { register(input: $input) { accessToken } }', {
          input: { email: owner.email, password: PASSWORD, fullName: 'Kẻ Chiếm Chỗ' },
        });
      expect(codeOf(await register())).toBe('CONFLICT');
      const code = await codeTo(app, owner.email, 'accounts.email-change-notice', 'cancel');
      await select(
        app,
        "update email_change set confirmed_at = now() - interval '7 days 1 minute' where person_id = ?",
        [owner.id],
      );
      expect(codeOf(await cancel(code))).toBe('GONE');
      expect(codeOf(await register())).toBeUndefined();
    });
  });
});
