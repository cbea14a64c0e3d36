import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { type Actor, course, student, teacher } from '../src/testing/factories.ts';
import { graphql, type Listening, listening, send } from './listening.ts';

const lines: string[] = [];
let sen: Listening;
let me: Actor;
let slug = '';

beforeAll(async () => {
  sen = await listening(
    { CLIENT_ORIGINS: 'https://client.example' },
    createLog('info', { write: (line) => lines.push(line) }),
  );
  me = await student(sen.app);
  slug = (await course(sen.app, (await teacher(sen.app)).id)).slug;
});

const ME = 'query Me { me { id email } }';
const COURSE = 'query Course($slug: String!) { course(idOrSlug: $slug) { id title } }';
const operations = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'graphql');

describe('the short cut', () => {
  const accepts = [
    undefined,
    '*/*',
    'application/json',
    'application/graphql-response+json',
    'application/graphql-response+json,application/json;q=0.9',
  ];

  it.each(accepts)('answers like Apollo under accept: %s', async (accept) => {
    const query = `${COURSE} # ${accept}`;
    const headers: Record<string, string> = accept ? { accept } : {};
    // A document of no one we know is remembered from the second time on
    const [first, , second] = [
      await graphql(sen, query, { variables: { slug }, headers }),
      await graphql(sen, query, { variables: { slug }, headers }),
      await graphql(sen, query, { variables: { slug }, headers }),
    ];
    expect(second.body).toEqual(first.body);
    expect(first.body.data).toMatchObject({ course: { title: 'Khoá học thử' } });
    for (const name of ['content-type', 'cache-control'])
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    expect(first.headers.get('content-type')).toContain(
      accept?.includes('response+json') ? 'graphql-response+json' : 'application/json',
    );
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
    await expect
      .poll(() =>
        operations()
          .slice(-3)
          .map(({ isShort }) => isShort),
      )
      .toEqual([undefined, undefined, true]);
  });

  it('looks at viewer, permission, cost and variables each time', async () => {
    const query = `${ME} # each time`;
    for (let i = 0; i < 3; i++)
      expect((await graphql(sen, query, { token: me.token })).body.data).toEqual({
        me: { id: me.id, email: me.email },
      });
    expect((await graphql(sen, query)).body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const other = await student(sen.app);
    expect((await graphql(sen, query, { token: other.token })).body.data).toEqual({
      me: { id: other.id, email: other.email },
    });

    const pages =
      'query P($limit: Int!) { courses(limit: $limit) { items { ratings(limit: $limit) { items { id stars createdAt } } } } }';
    for (let i = 0; i < 3; i++)
      expect((await graphql(sen, pages, { variables: { limit: 5 } })).body.errors).toBeUndefined();
    const costly = await graphql(sen, pages, { variables: { limit: 100 } });
    expect(costly.body.errors?.[0]?.extensions.code).toBe('TOO_COSTLY');
    expect((await graphql(sen, pages, { variables: { limit: 'x' } })).body.errors?.[0]?.extensions.code).toBe(
      'BAD_INPUT',
    );
  });

  it('runs a query by GET, as clients do that want answers cached, and never a mutation', async () => {
    const get = (query: string) =>
      send<{ data?: unknown }>(`${sen.url}/graphql?query=${encodeURIComponent(query)}`, {
        headers: { accept: 'application/graphql-response+json, application/json;q=0.9' },
      });
    expect(await get('{ categories { id } }')).toMatchObject({ status: 200, body: { data: {} } });
    const refused = await get('mutation { requestPasswordReset(input: { email: "a@b.vn" }) { accepted } }');
    expect(refused.status).toBe(405);
    expect(refused.body).not.toHaveProperty('data');
  });

  it('takes JSON only: a form of another site gets no answer from a known document', async () => {
    const query = '{ categories { id } }';
    await graphql(sen, query);
    const form = await send(`${sen.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query }),
    });
    expect(form.status).toBe(400);
    expect(form.body).not.toHaveProperty('data');
    expect(form.body).toMatchObject({
      errors: [{ extensions: { code: 'BAD_INPUT', reason: 'CROSS_SITE' } }],
    });
  });
});

describe('a bad token', () => {
  it.each(['application/json', 'application/graphql-response+json'])(
    'is 401 before anything runs (%s)',
    async (accept) => {
      // Known from here on, so that the short cut could answer it
      for (let i = 0; i < 2; i++) await graphql(sen, COURSE, { variables: { slug }, headers: { accept } });
      for (const query of [
        ME,
        COURSE,
        'mutation { becomeTeacher(input: {headline: "Toán", sellerClass: INDIVIDUAL}) { id } }',
      ]) {
        const { status, body } = await graphql(sen, query, {
          token: 'no.good.token',
          variables: { slug },
          headers: { accept },
        });
        expect([status, body.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
        expect(body.data).toBeUndefined();
      }
    },
  );

  it('does not stand in the way of what people do whose token is gone', async () => {
    const ask = (query: string) => graphql(sen, query, { token: 'no.good.token' });
    expect(
      (await ask('mutation { signIn(input: {email: "x@y.vn", password: "wrong one"}) { accessToken } }')).body
        .errors?.[0]?.extensions.code,
    ).toBe('INVALID_CREDENTIALS');
    expect((await ask('mutation { signOut(input: {}) { endedCount } }')).body.data).toEqual({
      signOut: { endedCount: 0 },
    });
    expect((await ask('{ tokenState(token: "x") { valid } }')).body.data).toEqual({
      tokenState: { valid: false },
    });
    // Together with anything else it does
    expect(
      (await ask('query { tokenState(token: "x") { valid } ...A } fragment A on Query { categories { id } }'))
        .status,
    ).toBe(401);
  });
});

describe('limits', () => {
  const codeOf = async (query: string, variables?: object) =>
    (await graphql(sen, query, { variables })).body.errors?.[0]?.extensions.code;
  const nested = (depth: number): string => (depth ? `{ parent ${nested(depth - 1)} }` : '{ id }');

  it('hold for depth, aliases, root fields and tokens', async () => {
    expect(await codeOf(`{ categories ${nested(9)} }`)).toBeUndefined();
    expect(await codeOf(`{ categories ${nested(12)} }`)).toBe('TOO_COSTLY');
    expect(
      await codeOf(`{ categories { ${Array.from({ length: 31 }, (_, i) => `a${i}: id`).join(' ')} } }`),
    ).toBe('TOO_COSTLY');
    expect(
      await codeOf(
        `{ ${Array.from({ length: 21 }, (_, i) => `a${i}: tokenState(token: "x") { valid }`).join(' ')} }`,
      ),
    ).toBe('TOO_COSTLY');
    const { body } = await graphql(sen, `{ categories { ${'id '.repeat(2100)} } }`);
    expect(body.errors).toMatchObject([
      {
        message: expect.stringContaining('2000'),
        extensions: { code: 'TOO_COSTLY', reason: 'TOKEN_LIMIT', limit: 2000 },
      },
    ]);
  });

  it('hold for a cost that comes in through variables, and name what was asked for and what may be', async () => {
    const query =
      'query P($limit: Int!) { courses(limit: $limit) { items { ratings(limit: $limit) { items { id stars createdAt } } } } }';
    expect(await codeOf(query, { limit: 20 })).toBeUndefined();
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const refused = await graphql(sen, `${query} # ${accept}`, {
        variables: { limit: 100 },
        headers: { accept },
      });
      expect(refused.status).toBe(400);
      expect(refused.headers.get('retry-after')).toBeNull();
      expect(refused.body.errors?.[0]?.extensions).toMatchObject({ reason: 'COST_LIMIT', limit: 30_000 });
      expect(refused.body.extensions?.cost?.limit).toBe(30_000);
      expect(refused.body.extensions?.cost?.requested).toBeGreaterThan(30_000);
    }
  });

  it('tell the cost to whoever asks, on every path', async () => {
    const headers = { 'x-graphql-cost': '1' };
    for (let i = 0; i < 3; i++) {
      const { body } = await graphql(sen, 'query Cost { categories { id name } }', { headers });
      expect(body.extensions?.cost).toEqual({
        requested: 101,
        limit: 30_000,
        remaining: expect.any(Number),
        budget: expect.any(Number),
      });
    }
    expect(
      (await graphql(sen, '{ tokenState(token: "x") { valid } }', { headers })).body.extensions?.cost
        ?.requested,
    ).toBe(2);
    expect((await graphql(sen, 'query Cost { categories { id name } }')).body.extensions).toBeUndefined();
  });
});

describe('what is not an operation', () => {
  it.each([
    ['malformed JSON', '{"query"', 'application/json', 400, 'BAD_INPUT'],
    ['a strange content type', '<a/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA'],
    [
      'too much',
      JSON.stringify({ query: `{ a } # ${'x'.repeat(1_100_000)}` }),
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['a batch', '[{"query":"{ __typename }"}]', 'application/json', 400, 'BAD_INPUT'],
  ])('%s', async (_, body, type, status, code) => {
    const got = await send<{ errors: { extensions: { code: string } }[] }>(`${sen.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([got.status, got.body.errors[0]!.extensions.code]).toEqual([status, code]);
  });

  it('a document that does not fit is BAD_INPUT: 400, or 200 for clients that know application/json only', async () => {
    for (const query of ['{', '{ nothing }', 'query A { __typename } query B { __typename }']) {
      const modern = await graphql(sen, query, { headers: { accept: 'application/graphql-response+json' } });
      expect([modern.status, modern.body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_INPUT']);
      expect((await graphql(sen, query, { headers: { accept: 'application/json' } })).status).toBe(200);
    }
  });

  it('words errors in the language of the request', async () => {
    const message = async (language: string) =>
      (await graphql(sen, ME, { headers: { 'accept-language': language } })).body.errors?.[0]?.message;
    expect(await message('en-GB')).toContain('sign in');
    expect(await message('vi')).toContain('đăng nhập');
  });
});

it('answers introspection', async () => {
  const { body } = await graphql(
    sen,
    '{ __schema { queryType { name } } __type(name: "Course") { fields { name } } }',
  );
  expect(body.data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
});

it('shows a person GraphiQL under a policy without foreign scripts, once the web is built', async () => {
  const { status, headers } = await fetch(`${sen.url}/graphql`, {
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  });
  const isBuilt = existsSync(
    join(import.meta.dirname, '../../web/dist/client/assets/graphiql/graphiql.html'),
  );
  expect([status, headers.get('content-type')?.split(';')[0]]).toEqual(
    isBuilt ? [200, 'text/html'] : [400, 'application/json'],
  );
  if (isBuilt) expect(headers.get('content-security-policy')).toContain("script-src 'self';");
});

it('lets the allowed origins read, without cookies', async () => {
  const preflight = (origin: string) =>
    fetch(`${sen.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const allowed = await preflight('https://client.example');
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
    204,
    'https://client.example',
  ]);
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

it('logs each operation once: name, path, cost and viewer, never variables or tokens', async () => {
  lines.length = 0;
  const secret = 'Secret-pass-word-1';
  await graphql(sen, `${ME} # log`, { token: me.token });
  await graphql(sen, 'mutation Enter($input: SignInInput!) { signIn(input: $input) { accessToken } }', {
    variables: { input: { email: 'log@example.vn', password: secret } },
  });
  await fetch(`${sen.url}/learning?token=${secret}&refresh_token=${secret}`);
  await expect.poll(() => operations().length).toBe(2);
  expect(operations()).toMatchObject([
    { operation: 'Me', path: 'sql', cost: 3, viewer: me.id, status: 200 },
    { operation: 'Enter', path: 'graphql-js', cost: 2, status: 200 },
  ]);
  await expect.poll(() => lines.join('')).toContain('/learning?token=[redacted]');
  expect(lines.join('')).not.toContain(secret);
  expect(lines.join('')).not.toContain(me.token);
});
