import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPasswordReset } from '../src/features/accounts/index.ts';
import { type Actor, member, PASSWORD, select } from '../src/testing/factories.ts';
import { codeTo } from '../src/testing/mails.ts';
import { graphql, type JsonResponse, type Listening, listening, send } from './listening.ts';

/** Threats T01–T11 on REST. The tests of the commands use GraphQL. */
let sen: Listening;
beforeAll(async () => {
  sen = await listening({ TRUST_PROXY: '127.0.0.1' });
});
beforeEach(async () => void (await select(sen.app, 'delete from throttle')));

interface Envelope {
  readonly success: boolean;
  readonly message?: string;
  readonly data: { accessToken: string; refreshToken: string };
  readonly error?: { code: string };
  readonly details?: { field: string; message: string }[];
}
const NEW = 'mot-mat-khau-khac-2';
const post = (
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<JsonResponse<Envelope>> =>
  send(`${sen.url}/api${path}`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', ...headers },
    body,
  });
const login = (email: string, more: object = {}, headers = {}) =>
  post('/auth/login', { email, password: PASSWORD, ...more }, headers);
const me = async (token: string) =>
  (await send(`${sen.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;
const from = (address: string) => ({ 'x-forwarded-for': address });
const outcome = ({ status, body }: JsonResponse<Envelope>) => [
  status,
  body.error?.code,
  body.details?.map(({ field }) => field),
];

describe('guessing passwords', () => {
  it('blocks the address of a hundred attempts, but not the owner elsewhere', async () => {
    const victim = await member(sen.app);
    let refused = 0;
    for (let i = 0; i < 100; i++)
      if ((await login(victim.email, { password: `guess-${i}` }, from('203.0.113.9'))).status === 429)
        refused++;
    expect(refused).toBe(95);
    expect((await login(victim.email, {}, from('203.0.113.9'))).status).toBe(429);
    expect((await login(victim.email, {}, from('198.51.100.7'))).status).toBe(200);
  });

  it('returns the error of a wrong password for an unknown address', async () => {
    const { email } = await member(sen.app);
    const [known, unknown] = [
      await login(email, { password: 'wrong' }),
      await login('anonymous-credentials@example.vn'),
    ];
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
  });

  it('does not throttle a client that only changes the case of the address', async () => {
    const { email } = await member(sen.app);
    for (let i = 0; i < 5; i++) await login(i % 2 ? email.toUpperCase() : email, { password: 'wrong' });
    expect((await login(` ${email} `)).status).toBe(429);
  });
});

it('limits one address to sixty accounts an hour', async () => {
  await select(
    sen.app,
    "insert into throttle (key, attempts, window_started_at) values ('registration:address:203.0.113.10', 59, now())",
  );
  const register = (i: number) =>
    post(
      '/auth/register',
      { email: `many${i}@example.vn`, password: PASSWORD, fullName: 'Người Thứ Sáu Mươi' },
      from('203.0.113.10'),
    );
  expect((await register(60)).status).toBe(200);
  expect(outcome(await register(61))).toEqual([429, 'RATE_LIMITED', undefined]);
});

describe('a forgotten password', () => {
  it('is replaced by a code, and every session ends', async () => {
    const { email, token } = await member(sen.app);
    const unknown = await post('/auth/forgot-password', { email: 'anonymous-credentials@example.vn' });
    const known = await post('/auth/forgot-password', {
      email,
      redirectUrl: `${sen.app.services.config.publicUrl}/reset`,
      language: 'en',
    });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.body).toEqual({ success: true, data: {} });
    await sendPasswordReset.handle(sen.app.services, { email });
    const code = await codeTo(sen.app, email, 'accounts.password-reset', 'reset');
    const reset = (body: object) => post('/auth/reset-password', { token: code, newPassword: NEW, ...body });
    expect(outcome(await reset({}))).toEqual([400, 'BAD_INPUT', ['confirmPassword']]);
    expect(outcome(await reset({ confirmPassword: 'another' }))).toEqual([
      400,
      'BAD_INPUT',
      ['confirmPassword'],
    ]);
    expect((await reset({ confirmPassword: NEW })).body).toEqual({ success: true, data: {} });
    expect(outcome(await reset({ confirmPassword: NEW }))).toEqual([410, 'GONE', undefined]);
    await expect.poll(() => me(token)).toBe(401);
    expect((await login(email, { password: NEW })).status).toBe(200);
  });

  it.each([
    ['language', { language: 'fr' }],
    ['redirectUrl', { redirectUrl: 'https://evil.example.com/' }],
    ['email', { email: 'x' }],
    ['email', { email: undefined }],
  ])('cannot be replaced with a wrong %s', async (field, body) => {
    const reply = await post('/auth/forgot-password', { email: 'a@example.vn', ...body });
    expect(outcome(reply)).toEqual([400, 'BAD_INPUT', [field]]);
  });
});

describe.each(['/auth/change-password', '/client/auth/change-password'])('POST %s', (path) => {
  it('ends the other sessions', async () => {
    const { email, token } = await member(sen.app);
    const other = (await login(email)).body.data;
    const change = (body: object) =>
      post(path, { newPassword: NEW, confirmPassword: NEW, ...body }, { authorization: `Bearer ${token}` });
    expect(outcome(await change({ currentPassword: 'wrong' }))).toEqual([
      401,
      'INVALID_CREDENTIALS',
      ['currentPassword'],
    ]);
    expect((await change({ currentPassword: PASSWORD })).body).toEqual({ success: true, data: {} });
    await expect.poll(() => me(other.accessToken)).toBe(401);
    expect((await post('/auth/refresh', { refreshToken: other.refreshToken })).status).toBe(401);
    expect(await me(token)).toBe(200);
  });
});

it('two-step sign-in requires the code and shares its count with GraphQL', async () => {
  const holder = await member(sen.app);
  const secret = Buffer.alloc(20, 7);
  await select(sen.app, 'insert into authenticator (person_id, secret, confirmed_at) values (?, ?, now())', [
    holder.id,
    sen.app.services.keys.seal('authenticator secret', secret),
  ]);
  expect(outcome(await login(holder.email))).toEqual([401, 'INVALID_CREDENTIALS', ['code']]);
  const attempt = (i: number) =>
    `mutation { signIn(input: {email: "${holder.email}", password: "${PASSWORD}", code: "00000${i}"}) { accessToken } }`;
  for (let i = 0; i < 2; i++) expect(outcome(await login(holder.email, { code: `00000${i}` }))[0]).toBe(401);
  for (let i = 2; i < 5; i++) await graphql(sen, attempt(i));
  expect(outcome(await login(holder.email, { code: totp(secret) }))[0]).toBe(429);
  await select(sen.app, 'delete from throttle');
  expect((await login(holder.email, { code: totp(secret) })).body.data).toMatchObject({
    accessToken: expect.any(String),
  });
});

describe('an invalid access token', () => {
  const claims = (actor: Actor, more: object = {}) => {
    const [, payload] = actor.token.split('.');
    return {
      ...(JSON.parse(Buffer.from(payload!, 'base64url').toString()) as Record<string, unknown>),
      ...more,
    };
  };
  const header = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { alg: string; kid: string };

  it.each([
    ['a refresh token', async (actor: Actor) => (await login(actor.email)).body.data.refreshToken],
    [
      'one for another audience',
      (actor: Actor) => forge(claims(actor, { aud: 'another' }), header(actor.token)),
    ],
    [
      'one of another issuer',
      (actor: Actor) => forge(claims(actor, { iss: 'another' }), header(actor.token)),
    ],
    [
      'one by an unknown key',
      (actor: Actor) => forge(claims(actor), { ...header(actor.token), kid: 'unknown' }),
    ],
    ['one of another type', (actor: Actor) => forge(claims(actor), { ...header(actor.token), typ: 'JWT' })],
    [
      'one that has run out',
      (actor: Actor) => forge(claims(actor, { exp: 1_700_000_000 }), header(actor.token)),
    ],
    [
      'one signed with the public key as a secret',
      async (actor: Actor) => {
        const key = sen.app.services.keys.verifying.get(header(actor.token).kid)!;
        const head = { ...header(actor.token), alg: 'HS256' };
        const text = [head, claims(actor)].map((part) =>
          Buffer.from(JSON.stringify(part)).toString('base64url'),
        );
        const mac = createHmac('sha256', key.export({ type: 'spki', format: 'pem' })).update(text.join('.'));
        return `${text.join('.')}.${mac.digest('base64url')}`;
      },
    ],
  ])('%s grants no access', async (_, make) => {
    const actor = await member(sen.app);
    expect(await me(actor.token)).toBe(200);
    const token = await make(actor);
    expect(await me(token)).toBe(401);
    const { body } = await graphql(sen, '{ me { id } }', { token });
    expect(body.errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  /** Signed with our own key, so that only the claims are wrong. */
  const forge = (payload: Record<string, unknown>, head: object) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...head })
      .sign(sen.app.services.keys.signing.privateKey);
});

/** Computed as an authenticator app does (RFC 6238), without code of the server. */
function totp(secret: Buffer): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  return String((mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
