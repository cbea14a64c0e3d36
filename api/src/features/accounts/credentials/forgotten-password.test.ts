import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, getCode, PASSWORD } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { expectSignedOut, register } from '../../../testing/signing-in.ts';
import { sendPasswordReset } from './request-password-reset.ts';
import { parseReturnUrl } from './return-url.ts';
import {
  address,
  app,
  change,
  changeEmail,
  clearThrottle,
  confirm,
  enableTwoStep,
  faults,
  linkGoogle,
  NEW,
  requestReset,
  reset,
  resetCode,
  signIn,
} from './testing/credentials.ts';

const { ask, codeTo, count, db, mailsTo, member, person, updateRow } = helpersFor(app);

beforeEach(async () => void (await clearThrottle()));

describe('a forgotten password', () => {
  test('is replaced once by a mailed code, and every session ends', async () => {
    const holder = await member();
    const code = await resetCode(holder.email);
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
    expect(replies.map(getCode).sort()).toEqual(['GONE', undefined]);
    await expectSignedOut(app, holder);
    expect(getCode(await signIn(holder.email, NEW))).toBeUndefined();
    expect(getCode(await reset({ token: code, newPassword: NEW }))).toBe('GONE');
  });

  test.each([
    [
      'expired',
      async (_: string, id: string) => {
        await db('update one_time_code set expires_at = now() where person_id = ?', id);
      },
    ],
    ['superseded by a newer one', (email: string) => resetCode(email)],
    [
      'older than a change of the password',
      async (_: string, __: string, actor: Actor) => {
        await change(actor, { currentPassword: PASSWORD, newPassword: 'ein-ganz-anderes-9' });
      },
    ],
  ])('is not replaced by a code that is %s', async (_, spoil) => {
    const holder = await member();
    const code = await resetCode(holder.email);
    await spoil(holder.email, holder.id, holder);
    expect(getCode(await reset({ token: code, newPassword: NEW }))).toBe('GONE');
    expect(getCode(await signIn(holder.email, NEW))).toBe('INVALID_CREDENTIALS');
  });

  test('is not replaced by a forged code or a code for another purpose', async () => {
    const email = address();
    await register(app, email);
    for (const token of [await codeTo(email, 'accounts.welcome', 'token'), 'nonsense', ''])
      expect(getCode(await reset({ token, newPassword: NEW }))).toBe('GONE');
  });

  test('has the same response and work for an unknown address, but no mail', async () => {
    const holder = await member();
    const unknown = address();
    const jobs = () =>
      db("select data from pgboss.job where name = 'account.send-password-reset' order by created_on");
    const before = (await jobs()).length;
    expect(await requestReset({ email: unknown })).toEqual(await requestReset({ email: holder.email }));
    expect((await jobs()).slice(before)).toEqual([
      { data: { email: unknown } },
      { data: { email: holder.email } },
    ]);
    await sendPasswordReset.handle(app.services, { email: unknown });
    expect(await mailsTo(unknown)).toEqual([]);
    const suspended = await person();
    await updateRow('person', suspended.id, 'is_active = false');
    await sendPasswordReset.handle(app.services, { email: suspended.email });
    expect(await mailsTo(suspended.email)).toEqual([]);
  });

  test('is replaced on our page or on an allowed origin, in the requested language', async () => {
    const { email } = await member();
    expect(faults(await requestReset({ email, redirectUrl: 'https://evil.example.com/x' }))).toEqual([
      'BAD_INPUT',
      ['redirectUrl'],
    ]);
    await sendPasswordReset.handle(app.services, {
      email,
      redirectUrl: 'https://legacy.example.vn/reset?x=1#old',
      locale: 'en',
    });
    await sendPasswordReset.handle(app.services, { email, redirectUrl: 'https://evil.example.com/' });
    const [there, ours] = await mailsTo(email);
    expect(there).toMatchObject({ locale: 'en' });
    expect(there!.props.link).toMatch(/^https:\/\/legacy\.example\.vn\/reset\?x=1#reset=[\w-]{43}$/);
    expect(ours!.props.link).toMatch(/^http:\/\/127\.0\.0\.1:4000\/forgot-password#reset=[\w-]{43}$/);
  });

  test('sends links that do not depend on the Host header', async () => {
    const { email } = await member();
    await app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' },
      payload: { query: `mutation { requestPasswordReset(input: { email: "${email}" }) { accepted } }` },
    });
    await sendPasswordReset.handle(app.services, { email });
    expect((await mailsTo(email))[0]!.props.link).toMatch(/^http:\/\/127\.0\.0\.1:4000\//);
  });

  test('is limited to three requests per hour, for any address', async () => {
    for (const email of [(await member()).email, address()]) {
      const codes = [];
      for (let i = 0; i < 4; i++) codes.push(getCode(await requestReset({ email })));
      expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
    }
  });

  test('removes earlier credentials of an unverified account', async () => {
    const holder = await member();
    await linkGoogle(holder.id);
    await enableTwoStep(holder.id);
    expect(getCode(await reset({ token: await resetCode(holder.email), newPassword: NEW }))).toBeUndefined();
    expect(getCode(await signIn(holder.email, NEW))).toBeUndefined();
    expect(await count('google_identity where person_id = ?', holder.id)).toBe(0);
    expect((await mailsTo(holder.email)).map(({ props }) => props.event)).toEqual(
      expect.arrayContaining(['two-step-off', 'google-unlinked', 'password-changed']),
    );
  });

  test('cancels a deletion requested before the address was verified', async () => {
    const holder = await member();
    await ask(holder, 'mutation($p: String) { requestErasure(input: { password: $p }) { id } }', {
      p: PASSWORD,
    });
    await reset({ token: await resetCode(holder.email), newPassword: NEW });
    expect(await db('select status from data_request where person_id = ?', holder.id)).toEqual([
      { status: 'CANCELLED' },
    ]);
  });

  test('keeps the credentials of a verified account and names its Google account', async () => {
    const holder = await member();
    await updateRow('person', holder.id, 'email_verified_at = now()');
    await linkGoogle(holder.id, 'own-forgotten@x.vn');
    await reset({ token: await resetCode(holder.email), newPassword: NEW });
    expect(await count('google_identity where person_id = ?', holder.id)).toBe(1);
    const notices = (await mailsTo(holder.email)).filter(({ props }) => props.event === 'password-changed');
    expect(notices.map(({ props }) => props.googleEmail)).toEqual(['own-forgotten@x.vn']);
  });

  test.each([
    ['a reset', async (actor: Actor) => reset({ token: await resetCode(actor.email), newPassword: NEW })],
    ['a change', (actor: Actor) => change(actor, { currentPassword: PASSWORD, newPassword: NEW })],
  ])('invalidates an earlier change of address after %s of the password', async (_, set) => {
    const victim = await member();
    const theirs = address();
    await changeEmail(victim, { newEmail: theirs, password: PASSWORD });
    expect(getCode(await set(victim))).toBeUndefined();
    expect(getCode(await confirm(await codeTo(theirs, 'accounts.confirm-new-email', 'token')))).toBe('GONE');
    expect(await db('select email from person where id = ?', victim.id)).toEqual([{ email: victim.email }]);
  });
});

describe('the address to which a mailed link returns', () => {
  const config = { publicUrl: 'https://sen.example.vn', clientOrigins: ['https://legacy.example.vn/app'] };

  test.each([
    'https://sen.example.vn/reset?x=1',
    'https://legacy.example.vn/app/any/page',
    'https://SEN.example.vn:443/',
  ])('%s is internal', (address) => expect(parseReturnUrl(config, address)).toBeInstanceOf(URL));

  test.each([
    'https://sen.example.vn.evil.example/',
    'https://legacy.example.vn/any/page',
    'https://sen.example.vn@evil.example/',
    'https://user:word@sen.example.vn/',
    'http://sen.example.vn/',
    'https://sen.example.vn:8443/',
    '//evil.example/',
    '/reset',
    'javascript:alert(1)//https://sen.example.vn',
    'data:text/html,https://sen.example.vn',
    // A `blob:` URL has the origin of the page that created it
    'blob:https://sen.example.vn/2f1c',
  ])('%s is foreign', (address) => expect(parseReturnUrl(config, address)).toBeUndefined());

  test('an allowed client with a path is limited to URLs below it', () => {
    const shared = {
      publicUrl: 'https://sen.example.vn',
      clientOrigins: ['https://pages.example.vn/school/'],
    };
    for (const path of ['/school', '/school/', '/school/login?x=1'])
      expect(parseReturnUrl(shared, `https://pages.example.vn${path}`)).toBeInstanceOf(URL);
    for (const path of ['/', '/other', '/schools', '/school/../other', '/school/%2e%2e/other'])
      expect(parseReturnUrl(shared, `https://pages.example.vn${path}`)).toBeUndefined();
  });
});
