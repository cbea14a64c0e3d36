import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { Writable } from 'node:stream';
import { generateKeyPair } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import { createLog } from '../src/platform/log.ts';
import { testApp } from '../src/testing/app.ts';
import { type Actor, ask, codeOf, member, PASSWORD, select, student } from '../src/testing/factories.ts';
import { mailsTo } from '../src/testing/mails.ts';
import { send } from './listening.ts';
import { type Account, Browser, CLIENT, FOREIGN, OpenIdProvider } from './openid-provider.ts';

const LEGACY = 'https://legacy.example.vn';
let app: App;
let url: string;
let provider: OpenIdProvider;
let logged = '';

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  provider = await OpenIdProvider.start(`${url}/api/auth/google/callback`);
  const log = createLog(
    'info',
    new Writable({
      write(chunk, _, done) {
        logged += chunk;
        done();
      },
    }),
  );
  app = await testApp(
    {
      PUBLIC_URL: url,
      CLIENT_ORIGINS: LEGACY,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: provider.issuer,
    },
    log,
  );
  await app.server.listen({ port, host: '127.0.0.1' });
});
beforeEach(async () => void (await select(app, 'delete from throttle')));

const someone = (more: Partial<Account> = {}): Account => {
  const sub = randomUUID();
  return { sub, email: `${sub}@gmail.example`, email_verified: true, name: 'Phạm  Thị Hoa', ...more };
};
/** Goes through Google and comes back to our web: what stands after `#`. */
const there = async (query = 'state=my-own-state', browser = new Browser()) => {
  const { url: back } = await browser.follow(`${url}/api/auth/google?${query}`, `${url}/login`);
  expect(back.search).toBe('');
  return Object.fromEntries(new URLSearchParams(back.hash.slice(1)));
};
const exchange = (code: string | undefined, authenticatorCode?: string) =>
  ask(
    app,
    undefined,
    `mutation($input: GoogleSignInInput!) { signInWithGoogle(input: $input) { accessToken user { id email fullName emailVerifiedAt roles } } }`,
    { input: { code, authenticatorCode } },
  );
const signedInAs = async (account: Account) => {
  provider.enter(account);
  const { data } = await exchange((await there()).code);
  const { accessToken: token, user } = data.signInWithGoogle as { accessToken: string; user: Actor };
  return { ...user, token };
};
const api = (actor: Pick<Actor, 'token'>, method: string, path: string, body?: object) =>
  send<{
    success: boolean;
    data: Record<string, unknown>;
    error?: { code: string };
    details?: { field: string }[];
  }>(`${url}/api/auth/google/${path}`, {
    method,
    headers: { authorization: `Bearer ${actor.token}`, 'x-requested-with': 'XMLHttpRequest' },
    body,
  });
const link = (actor: Pick<Actor, 'token'>, input: object) =>
  ask(app, actor, 'mutation($input: LinkGoogleInput!) { linkGoogle(input: $input) { googleEmail } }', {
    input,
  });
const people = async (email: string) =>
  (await select(app, 'select 1 from person where email = ?', [email])).length;

describe('going to Google', () => {
  it('tells how', async () => {
    const config = await send<{ data: object }>(`${url}/api/auth/google/config`);
    expect(config.body.data).toEqual({
      enabled: true,
      clientId: CLIENT.id,
      authorizationUrl: `${url}/api/auth/google`,
    });
  });

  it('takes PKCE, a nonce, and a state that only this browser can bring back', async () => {
    const browser = new Browser();
    const response = await browser.open(`${url}/api/auth/google?state=mine`);
    const target = new URL(response.headers.get('location')!);
    expect(target.origin).toBe(provider.issuer);
    const query = Object.fromEntries(target.searchParams);
    expect(query).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      redirect_uri: `${url}/api/auth/google/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(browser.cookie).toMatch(
      /^sen-google=[\w-]+; Max-Age=600; Path=\/api\/auth\/google\/callback; HttpOnly; SameSite=Lax$/,
    );
    // Its content says nothing to whoever reads it
    expect(Buffer.from(/=([\w-]+)/.exec(browser.cookie!)![1]!, 'base64url').toString()).not.toContain(
      query.nonce,
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is not there while Google is not set up', async () => {
    const without = await testApp();
    const answer = await without.server.inject({ url: '/api/auth/google?state=x' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'NOT_FOUND']);
    expect(
      (await ask(without, undefined, '{ googleSignIn { enabled clientId authorizationUrl } }')).data,
    ).toEqual({
      googleSignIn: { enabled: false, clientId: null, authorizationUrl: null },
    });
    const somebody = await student(without);
    expect(
      codeOf(await ask(without, somebody, 'mutation { linkGoogle(input: {googleIdToken: "x"}) { email } }')),
    ).toBe('NOT_FOUND');
  });

  it('comes back with an error while the provider is out', async () => {
    const out = await testApp({
      PUBLIC_URL: url,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: `http://127.0.0.1:${await freePort()}`,
    });
    const answer = await out.server.inject({ url: '/api/auth/google?state=mine' });
    expect(answer.headers.location).toBe(`${url}/login#error=unavailable&state=mine`);
  });
});

describe('coming back', () => {
  it('gives a code and the client’s own state; the code is good for one session', async () => {
    const account = someone();
    provider.enter(account);
    const { code, state } = await there(`state=${encodeURIComponent('a b&c=đ')}`);
    expect(state).toBe('a b&c=đ');
    const reply = await exchange(code);
    expect(reply.data.signInWithGoogle).toMatchObject({
      user: {
        email: account.email,
        fullName: 'Phạm Thị Hoa',
        emailVerifiedAt: expect.any(String),
        roles: ['USER'],
      },
    });
    expect(codeOf(await exchange(code))).toBe('GONE');
    const again = await signedInAs({ ...account, email: 'moved@gmail.example' });
    expect(again.email).toBe(account.email);
  });

  it('gives a code that runs out, and codes nobody made are worthless', async () => {
    provider.enter(someone());
    const { code } = await there();
    await select(app, "update one_time_code set expires_at = now() where purpose = 'google'");
    for (const each of [code, 'nonsense']) expect(codeOf(await exchange(each))).toBe('GONE');
  });

  it('makes one account when the code is used twice at the same moment', async () => {
    const account = someone();
    provider.enter(account);
    const { code } = await there();
    expect((await Promise.all([exchange(code), exchange(code)])).map(codeOf).sort()).toEqual([
      'GONE',
      undefined,
    ]);
    expect(await people(account.email)).toBe(1);
  });

  it('in another browser is refused: the answer belongs to the one that left', async () => {
    provider.enter(someone());
    const victim = new Browser();
    const attacker = new Browser();
    const { url: stolen } = await attacker.follow(
      `${url}/api/auth/google?state=x`,
      `${url}/api/auth/google/callback`,
    );
    const { url: back } = await victim.follow(stolen, `${url}/login`);
    expect(back.hash).toBe('#error=expired');
    // A victim that is on a way of its own does not take the attacker's answer for its own either
    await victim.open(`${url}/api/auth/google?state=mine`);
    const { url: mixed } = await victim.follow(stolen, `${url}/login`);
    expect(mixed.hash).toBe('#error=refused&state=mine');
  });

  it('with another way’s code but its own state is refused: PKCE and nonce', async () => {
    provider.enter(someone());
    const [victim, attacker] = [new Browser(), new Browser()];
    const callback = `${url}/api/auth/google/callback`;
    const { url: own } = await victim.follow(`${url}/api/auth/google?state=mine`, callback);
    const { url: stolen } = await attacker.follow(`${url}/api/auth/google?state=x`, callback);
    own.searchParams.set('code', stolen.searchParams.get('code')!);
    const { url: back } = await victim.follow(own, `${url}/login`);
    expect(back.hash).toBe('#error=refused&state=mine');
  });

  it('with its own code but another state is refused', async () => {
    provider.enter(someone());
    const browser = new Browser();
    const { url: own } = await browser.follow(
      `${url}/api/auth/google?state=mine`,
      `${url}/api/auth/google/callback`,
    );
    own.searchParams.set('state', 'x'.repeat(43));
    const { url: back } = await browser.follow(own, `${url}/login`);
    expect(back.hash).toBe('#error=refused&state=mine');
  });

  it('a second time is refused', async () => {
    provider.enter(someone());
    const browser = new Browser();
    const { url: callback } = await browser.follow(
      `${url}/api/auth/google`,
      `${url}/api/auth/google/callback`,
    );
    await browser.open(callback);
    const { url: back } = await browser.follow(callback, `${url}/login`);
    expect(back.hash).toBe('#error=expired');
  });

  it('after saying no at Google says so', async () => {
    const browser = new Browser();
    const response = await browser.open(`${url}/api/auth/google?state=mine`);
    const state = new URL(response.headers.get('location')!).searchParams.get('state')!;
    const { url: back } = await browser.follow(
      `${url}/api/auth/google/callback?error=access_denied&state=${state}`,
      `${url}/login`,
    );
    expect(back.hash).toBe('#error=cancelled&state=mine');
  });

  it.each([
    ['says is not verified', { email_verified: false }],
    ['says nothing of', { email_verified: undefined }],
  ])('with an address that Google %s makes no account', async (_, facts) => {
    const account = someone(facts);
    provider.enter(account);
    expect(await there()).toEqual({ error: 'email-unverified', state: 'my-own-state' });
    expect(await people(account.email)).toBe(0);
  });

  it('leads a page that wants to link to where accounts are linked', async () => {
    provider.enter(someone());
    const browser = new Browser();
    const { url: back } = await browser.follow(
      `${url}/api/auth/google?purpose=link&state=s`,
      `${url}/dashboard/profile/security`,
    );
    expect(back.hash).toMatch(/^#code=[\w-]{43}&state=s$/);
  });
});

describe('a legacy client', () => {
  it.each([
    ['names its page', `&redirectUrl=${encodeURIComponent(`${LEGACY}/in?x=1`)}`, {}, `${LEGACY}/in?x=1&`],
    ['is known by where one came from', '', { referer: `${LEGACY}/login` }, `${LEGACY}/login?`],
  ])('that %s gets tokens in the address, which work', async (_, more, headers, expected) => {
    const account = someone();
    provider.enter(account);
    const { url: back } = await new Browser().follow(
      `${url}/api/auth/google?state=s${more}`,
      LEGACY,
      headers,
    );
    expect(back.toString().startsWith(expected)).toBe(true);
    const { token, refresh_token: refreshToken, state } = Object.fromEntries(back.searchParams);
    expect(state).toBe('s');
    expect((await ask(app, { token: token! }, '{ me { email } }')).data).toEqual({
      me: { email: account.email },
    });
    const refreshed = await send(`${url}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: { refreshToken },
    });
    expect(refreshed.status).toBe(200);
  });

  it.each([
    'https://evil.example.com/',
    `${LEGACY}.evil.com/`,
    `https://legacy.example.vn@evil.com/`,
    'javascript:alert(1)',
  ])('that is a stranger (%s) gets nothing: the way does not begin', async (redirectUrl) => {
    const browser = new Browser();
    const response = await browser.open(
      `${url}/api/auth/google?redirectUrl=${encodeURIComponent(redirectUrl)}`,
    );
    expect(response.headers.get('location')).toBe(`${url}/login#error=return-address`);
    expect(browser.cookie).toBeUndefined();
  });

  it('hears why it gets none', async () => {
    const somebody = await member(app);
    provider.enter(someone({ email: somebody.email }));
    const { url: back } = await new Browser().follow(
      `${url}/api/auth/google?state=s&redirectUrl=${encodeURIComponent(`${LEGACY}/`)}`,
      LEGACY,
    );
    expect(back.search).toBe('?error=email-taken&state=s');
  });
});

describe('an account', () => {
  it('with the same address is never taken over; its owner links it with the same code', async () => {
    const somebody = await member(app);
    const account = someone({ email: somebody.email.toUpperCase() });
    provider.enter(account);
    const { code } = await there();
    expect(codeOf(await exchange(code))).toBe('CONFLICT');
    expect(await select(app, 'select 1 from google_identity where person_id = ?', [somebody.id])).toEqual([]);
    expect((await link(somebody, { code })).data.linkGoogle).toEqual({ googleEmail: somebody.email });
    expect((await signedInAs(account)).id).toBe(somebody.id);
    expect((await mailsTo(app, somebody.email)).map(({ props }) => props.event)).toEqual(['google-linked']);
  });

  it('that is suspended stays out', async () => {
    const account = someone();
    const { id } = await signedInAs(account);
    await select(app, 'update person set is_active = false where id = ?', [id]);
    expect(codeOf(await exchange((await there()).code))).toBe('FORBIDDEN');
  });

  it('with two-step sign-in wants the code as well, and the same code from Google is still good', async () => {
    const account = someone();
    const { id } = await signedInAs(account);
    await select(app, 'insert into authenticator (person_id, secret, confirmed_at) values (?, ?, now())', [
      id,
      app.services.keys.seal('authenticator secret', Buffer.alloc(20)),
    ]);
    await select(app, 'insert into recovery_code (person_id, signature) values (?, ?)', [
      id,
      app.services.keys.sign('recovery code', `${id}:ABCDEFGHIJ`),
    ]);
    const { code } = await there();
    const refused = await exchange(code);
    expect(refused.errors![0]!.extensions).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      details: [{ field: 'code' }],
    });
    expect(codeOf(await exchange(code, 'abcde-fghij'))).toBeUndefined();
  });
});

describe('linking by tokens', () => {
  it('takes an ID token, an access token, or both of one account; on REST too', async () => {
    for (const names of [['googleIdToken'], ['googleAccessToken'], ['googleIdToken', 'googleAccessToken']]) {
      const somebody = await member(app);
      const account = someone();
      provider.enter(account);
      const { id_token: googleIdToken, access_token: googleAccessToken } = await provider.tokens();
      const all: Record<string, string> = { googleIdToken, googleAccessToken };
      const body = Object.fromEntries(names.map((name) => [name, all[name]]));
      const linked = await api(somebody, 'POST', 'link', body);
      expect(linked.body.data).toEqual({ linked: true, email: account.email, linkedAt: expect.any(String) });
      expect((await api(somebody, 'GET', 'status')).body.data).toEqual(linked.body.data);
      // Again changes nothing
      expect((await api(somebody, 'POST', 'link', body)).status).toBe(200);
    }
  });

  it.each([
    ['for another client', { aud: FOREIGN.id }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['that has run out', { iat: 1_700_000_000, exp: 1_700_000_600 }],
    ['that is old', { iat: Math.floor(Date.now() / 1000) - 7200 }],
    ['without an address', { email: undefined }],
    ['without a subject', { sub: undefined }],
  ])('refuses an ID token %s', async (_, claims) => {
    const somebody = await student(app);
    const { sub, email } = someone();
    const idToken = await provider.idToken({ sub, email, email_verified: true, ...claims });
    expect(codeOf(await link(somebody, { googleIdToken: idToken }))).toBe('INVALID_CREDENTIALS');
  });

  it('takes only what the provider has signed', async () => {
    const somebody = await student(app);
    const { sub, email } = someone();
    const claims = { sub, email, email_verified: true };
    const stranger = await generateKeyPair('RS256');
    const unsigned = [
      { alg: 'none' },
      { iss: provider.issuer, aud: CLIENT.id, iat: Date.now() / 1000, exp: 9e9, ...claims },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    for (const forged of [await provider.idToken(claims, stranger.privateKey), `${unsigned}.`, 'nonsense'])
      expect(codeOf(await link(somebody, { googleIdToken: forged }))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await link(somebody, { googleIdToken: await provider.idToken(claims) }))).toBeUndefined();
  });

  it('refuses an unverified address, an access token of another client, two accounts at once, and nothing', async () => {
    const somebody = await student(app);
    const { sub, email } = someone();
    const unverified = await provider.idToken({ sub, email, email_verified: false });
    expect(codeOf(await link(somebody, { googleIdToken: unverified }))).toBe('POLICY');
    provider.enter(someone());
    const foreign = await provider.tokens(FOREIGN);
    expect(codeOf(await link(somebody, { googleAccessToken: foreign.access_token }))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(codeOf(await link(somebody, { googleAccessToken: 'nonsense' }))).toBe('INVALID_CREDENTIALS');
    const one = await provider.tokens();
    provider.enter(someone());
    const two = await provider.tokens();
    expect(
      codeOf(await link(somebody, { googleIdToken: one.id_token, googleAccessToken: two.access_token })),
    ).toBe('INVALID_CREDENTIALS');
    const nothing = await api(somebody, 'POST', 'link', {});
    expect([nothing.status, nothing.body.details]).toMatchObject([400, [{ field: 'googleIdToken' }]]);
  });

  it('of an account that somebody else has, or beside another one, is a CONFLICT; of two at once one wins', async () => {
    const [one, two] = [await member(app), await member(app)];
    provider.enter(someone());
    const { id_token: googleIdToken } = await provider.tokens();
    const replies = await Promise.all([one, two].map((each) => link(each, { googleIdToken })));
    expect(replies.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    const [loser, winner] = codeOf(replies[0]!) ? [one, two] : [two, one];
    provider.enter(someone());
    const other = await provider.tokens();
    expect(codeOf(await link(winner, { googleIdToken: other.id_token }))).toBe('CONFLICT');
    expect(codeOf(await link(loser, { googleIdToken: other.id_token }))).toBeUndefined();
  });
});

describe('unlinking', () => {
  it('the only way in is POLICY; with a password it works, when it is meant', async () => {
    const account = someone();
    const somebody = await signedInAs(account);
    const refused = await api(somebody, 'DELETE', 'unlink', { confirmUnlink: true, reason: 'x' });
    expect([refused.status, refused.body.error?.code]).toEqual([422, 'POLICY']);
    expect((await api(somebody, 'GET', 'status')).body.data).toMatchObject({ linked: true });
    await ask(
      app,
      somebody,
      `mutation { changePassword(input: {newPassword: "${PASSWORD}"}) { hasPassword } }`,
    );
    const unsure = await api(somebody, 'DELETE', 'unlink', { confirmUnlink: false });
    expect([unsure.status, unsure.body.details]).toMatchObject([400, [{ field: 'confirmUnlink' }]]);
    const done = await api(somebody, 'DELETE', 'unlink', { confirmUnlink: true, reason: 'Không dùng nữa' });
    expect(done.body.data).toEqual({ linked: false, email: null, linkedAt: null });
    expect(codeOf(await exchange((await there()).code))).toBe('CONFLICT'); // the address has an account
    expect((await api(somebody, 'DELETE', 'unlink', { confirmUnlink: true })).status).toBe(409);
    const [line] = await select<{ reason: string }>(
      app,
      "select reason from audit_log where action = 'person.unlink-google' and target_id = ?",
      [somebody.id],
    );
    expect(line!.reason).toBe('Không dùng nữa');
  });
});

it('leaves neither codes nor tokens in the log', async () => {
  provider.enter(someone());
  const browser = new Browser();
  const { url: back } = await browser.follow(
    `${url}/api/auth/google?state=secret-state&redirectUrl=${encodeURIComponent(LEGACY)}`,
    LEGACY,
  );
  const callback = browser.visited.find(({ pathname }) => pathname.endsWith('/callback'))!;
  await new Promise((done) => setTimeout(done, 50));
  expect(logged).toContain('/api/auth/google/callback');
  for (const secret of [
    callback.searchParams.get('code')!,
    callback.searchParams.get('state')!,
    back.searchParams.get('token')!,
    back.searchParams.get('refresh_token')!,
  ])
    expect(logged).not.toContain(secret);
});
