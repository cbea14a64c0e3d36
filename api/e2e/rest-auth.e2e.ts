import { beforeAll, describe, expect, it } from 'vitest';
import { graphql, type JsonResponse, type Listening, listening, send } from './listening.ts';

let sen: Listening;
beforeAll(async () => {
  sen = await listening();
});

interface Session {
  user: Record<string, unknown>;
  accessToken: string;
  refreshToken: string;
}
interface Envelope<Data> {
  success: boolean;
  data: Data;
  error?: { code: string };
  details?: { field: string }[];
  accessToken?: string;
  refreshToken?: string;
}

const PASSWORD = 'mot-mat-khau-dai-1';
const headers = { 'x-requested-with': 'XMLHttpRequest' };
const post = <Data = Session>(
  path: string,
  body: object,
  more: Record<string, string> = {},
): Promise<JsonResponse<Envelope<Data>>> =>
  send(`${sen.url}/api${path}`, { method: 'POST', headers: { ...headers, ...more }, body });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = (token: string) =>
  send<Envelope<{ email: string }>>(`${sen.url}/api/auth/me`, { headers: { ...headers, ...bearer(token) } });
const register = async (email: string) =>
  (await post('/auth/register', { email, password: PASSWORD, fullName: 'Trần Thị Bình An' })).body.data;

/** A client written only from the specification: sections 4, 7 and 8. */
class LegacyClient {
  accessToken = '';
  refreshToken = '';
  refreshes = 0;

  async login(email: string): Promise<void> {
    const { data } = (await post('/auth/login', { email, password: PASSWORD })).body;
    Object.assign(this, { accessToken: data.accessToken, refreshToken: data.refreshToken });
  }

  /** After a 401 it refreshes once and repeats the request. The new refresh token is never stored. */
  async get(path: string): Promise<JsonResponse<Envelope<{ email: string }>>> {
    const ask = () =>
      send<Envelope<{ email: string }>>(`${sen.url}/api${path}`, {
        headers: { ...headers, ...bearer(this.accessToken) },
      });
    const first = await ask();
    if (first.status !== 401 || !this.refreshToken) return first;
    this.refreshes++;
    const { status, body } = await post('/auth/refresh', { refreshToken: this.refreshToken });
    if (status !== 200) return first;
    this.accessToken = body.accessToken ?? body.data.accessToken;
    return ask();
  }
}

describe('registration', () => {
  it('accepts every specified spelling of the name', async () => {
    for (const [n, name] of [
      { fullName: 'Trần Thị Bình' },
      { name: 'Trần Thị Bình' },
      { firstName: 'Bình', lastName: 'Trần Thị' },
    ].entries()) {
      const { body } = await post('/auth/register', {
        email: `ten-${n}@example.vn`,
        password: PASSWORD,
        ...name,
      });
      expect(body.data.user).toMatchObject({ fullName: 'Trần Thị Bình' });
    }
  });

  it('signs in and returns the specified user', async () => {
    const { status, body } = await post('/auth/register', {
      email: 'An.Nguyen@Example.vn',
      password: PASSWORD,
      firstName: 'An',
      lastName: 'Nguyễn Hoài',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { accessToken: expect.any(String), refreshToken: expect.any(String) },
    });
    const { user } = body.data;
    expect(user).toMatchObject({
      email: 'an.nguyen@example.vn',
      fullName: 'Nguyễn Hoài An',
      name: 'Nguyễn Hoài An',
      firstName: 'An',
      lastName: 'Nguyễn Hoài',
    });
    expect(user).toMatchObject({ role: 'user', roles: ['user'], isActive: true, avatar: null, _id: user.id });
    expect((await me(body.data.accessToken)).body).toEqual({ success: true, data: user });
    const legacy = await send<Envelope<object>>(`${sen.url}/api/client/auth/me`, {
      headers: bearer(body.data.accessToken),
    });
    expect(legacy.body.data).toEqual(user);
  });

  it.each([
    ['a confirmation that differs', { confirmPassword: 'another-password-1' }, ['confirmPassword']],
    ['a confirmation that is no text', { confirmPassword: 1 }, ['confirmPassword']],
    ['a role beyond one’s own', { role: 'admin' }, ['role']],
    ['a role in another spelling', { role: 'TEACHER' }, ['role']],
    ['a role that is a list', { role: ['user'] }, ['role']],
    ['a password that is short', { password: 'short' }, ['password']],
    ['a password that is no text', { password: 12345678 }, ['password']],
    ['no address', { email: undefined }, ['email']],
    ['no name', { fullName: undefined }, ['fullName']],
    ['several faults', { email: 'x', password: 'y' }, ['email', 'password']],
    [
      'faults of every kind',
      { email: 5, password: 'short', fullName: undefined, role: 'admin', confirmPassword: 'x' },
      ['confirmPassword', 'email', 'fullName', 'password', 'role'],
    ],
    ['half a name', { fullName: undefined, lastName: 'Lê', password: 'x' }, ['firstName', 'password']],
  ])('rejects %s and names each field', async (_, change, fields) => {
    const { status, body } = await post('/auth/register', {
      email: 'new@example.vn',
      password: PASSWORD,
      fullName: 'Lê Văn',
      ...change,
    });
    expect([status, body.success, body.error?.code]).toEqual([400, false, 'BAD_INPUT']);
    expect(body.details?.map(({ field }) => field).sort()).toEqual(fields);
  });

  it('ignores unknown fields and stores nothing of them', async () => {
    const { status, body } = await post('/auth/register?utm_source=mail', {
      email: 'more-fields@example.vn',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Lê Văn Thêm',
      agreeToTerms: true,
      bio: 'Chào',
      isActive: false,
      roles: ['admin'],
    });
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ bio: null, isActive: true, roles: ['user'] });
  });

  it('rejects an address that has an account', async () => {
    await register('twice@example.vn');
    const { status, body } = await post('/auth/register', {
      email: 'TWICE@example.vn',
      password: PASSWORD,
      fullName: 'Lê Văn',
    });
    expect([status, body.error?.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('a session', () => {
  it('continues for a client that never stores a new refresh token', async () => {
    await register('legacy@example.vn');
    const client = new LegacyClient();
    await client.login('legacy@example.vn');
    for (let time = 1; time <= 3; time++) {
      client.accessToken = 'has.run.out';
      expect((await client.get('/auth/me')).body.data.email).toBe('legacy@example.vn');
      expect(client.refreshes).toBe(time);
    }
    expect((await client.get('/client/auth/enrolled-courses')).body).toMatchObject({
      success: true,
      data: { items: [], total: 0, page: 1, limit: 20 },
    });
    expect(client.refreshes).toBe(3);
  });

  it('returns the tokens under data, and for /auth/refresh at the top as well', async () => {
    const { refreshToken } = await register('both@example.vn');
    const plain = await post('/auth/refresh-token', { refreshToken });
    expect(plain.body).toEqual({
      success: true,
      data: { accessToken: expect.any(String), refreshToken: expect.any(String) },
    });
    const { body } = await post('/auth/refresh', { refreshToken });
    expect(body).toEqual({ success: true, data: body.data, ...body.data });
  });

  it('survives simultaneous refreshes of two tabs', async () => {
    const { refreshToken } = await register('tabs@example.vn');
    const [a, b] = await Promise.all([
      post('/auth/refresh', { refreshToken }),
      post('/auth/refresh', { refreshToken }),
    ]);
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.body.data.refreshToken).toBe(b.body.data.refreshToken);
    for (const { body } of [a, b]) expect((await me(body.data.accessToken)).status).toBe(200);
    expect((await post('/auth/refresh', { refreshToken: a.body.data.refreshToken })).status).toBe(200);
  });

  it('ends when a token is used after its successor', async () => {
    const first = await register('stolen@example.vn');
    const second = (await post('/auth/refresh', { refreshToken: first.refreshToken })).body.data;
    const third = (await post('/auth/refresh', { refreshToken: second.refreshToken })).body.data;
    expect((await post('/auth/refresh', { refreshToken: first.refreshToken })).status).toBe(401);
    expect((await post('/auth/refresh', { refreshToken: third.refreshToken })).status).toBe(401);
    await expect.poll(async () => (await me(third.accessToken)).status).toBe(401);
  });

  it('ends at logout, on this device or on all', async () => {
    const email = 'devices@example.vn';
    const [first, ...others] = [
      await register(email),
      (await post('/auth/login', { email, password: PASSWORD })).body.data,
      (await post('/auth/login', { email, password: PASSWORD })).body.data,
    ];
    const signedOut = await post(
      '/auth/logout',
      { refreshToken: first!.refreshToken },
      bearer(first!.accessToken),
    );
    expect([signedOut.status, signedOut.body]).toEqual([200, { success: true, data: {} }]);
    await expect.poll(async () => (await me(first!.accessToken)).status).toBe(401);
    expect((await me(others[0]!.accessToken)).status).toBe(200);
    await post('/auth/logout', { refreshToken: others[0]!.refreshToken, logoutAllDevices: true });
    await expect.poll(async () => (await me(others[1]!.accessToken)).status).toBe(401);
    // Signing out with expired tokens is no error
    expect(
      (await post('/auth/logout', { refreshToken: first!.refreshToken }, bearer(first!.accessToken))).status,
    ).toBe(200);
  });

  it('reports whether a token is valid', async () => {
    const { accessToken } = await register('state@example.vn');
    const state = async (body: object, more = {}) =>
      (await post<{ valid: boolean; expiresAt: string }>('/auth/validate-token', body, more)).body.data;
    expect(await state({ token: accessToken })).toEqual({
      valid: true,
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await state({}, bearer(accessToken))).toMatchObject({ valid: true });
    expect(await state({ token: 'x' }, bearer('y'))).toEqual({ valid: false, expiresAt: null });
  });
});

it('counts attempts together across aliases, REST and GraphQL', async () => {
  const email = 'guessed@example.vn';
  await register(email);
  const attempt = `signIn(input: {email: "${email}", password: "wrong"}) { accessToken }`;
  const attempts = `mutation { ${Array.from({ length: 15 }, (_, i) => `a${i}: ${attempt}`).join(' ')} }`;
  const countAttempts = async () => {
    const rows = await sen.app.services.orm.em
      .getConnection()
      .execute<{ attempts: number }[]>('select attempts from throttle where key = ?', [
        `password:account:${email}`,
      ]);
    return rows[0]?.attempts ?? 0;
  };
  let rejected = 0;
  for (let i = 0; i < 3; i++) {
    const { body } = await graphql(sen, attempts);
    // A wrong code ends the operation, so the aliases after it try nothing
    rejected += body.errors!.filter(({ extensions }) => extensions.code === 'INVALID_CREDENTIALS').length;
    expect(await countAttempts()).toBe(rejected);
  }
  for (; rejected < 5; rejected++)
    expect((await post('/auth/login', { email, password: 'wrong' })).status).toBe(401);
  const refused = await post('/auth/login', { email, password: PASSWORD });
  expect([refused.status, refused.body.error?.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const again = await graphql(sen, attempts);
  expect([again.status, again.body.errors![0]!.extensions.code]).toEqual([200, 'RATE_LIMITED']);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
});
