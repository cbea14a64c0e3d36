import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../src/platform/process/log.ts';
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

describe('a known document', () => {
  const accepts = [
    undefined,
    '*/*',
    'application/json',
    'application/graphql-response+json',
    'application/graphql-response+json,application/json;q=0.9',
  ];

  it.each(accepts)('is answered like an unknown one under accept: %s', async (accept) => {
    const query = `${COURSE} # ${accept}`;
    const headers: Record<string, string> = accept ? { accept } : {};
    // A document of an unknown client is cached from the second time on
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
  });

  it('checks viewer, permission, cost and variables on each request', async () => {
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

  it('runs a query by GET but never a mutation', async () => {
    const get = (query: string) =>
      send<{ data?: unknown }>(`${sen.url}/graphql?query=${encodeURIComponent(query)}`, {
        headers: { accept: 'application/graphql-response+json, application/json;q=0.9' },
      });
    expect(await get('{ categories { id } }')).toMatchObject({ status: 200, body: { data: {} } });
    const refused = await get('mutation { requestPasswordReset(input: { email: "a@b.vn" }) { accepted } }');
    expect(refused.status).toBe(405);
    expect(refused.body).not.toHaveProperty('data');
  });

  it('accepts JSON only, so that a form of another site gets no response', async () => {
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

describe('a document with several operations', () => {
  const query = `query A { categories { id } } mutation B { markAllNotificationsRead { markedCount } }
    subscription C { refundChanged { id } }`;
  const run = (operationName?: string) => graphql(sen, query, { operationName, token: me.token });

  it('runs only the named operation', async () => {
    expect((await run('A')).body.data).toEqual({ categories: expect.anything() });
    expect((await run('B')).body.data).toEqual({ markAllNotificationsRead: { markedCount: 0 } });
  });

  it.each([
    ['none', undefined, 'UNKNOWN_OPERATION'],
    ['an unknown one', 'D', 'UNKNOWN_OPERATION'],
    ['a subscription', 'C', 'SUBSCRIPTION_OVER_HTTP'],
  ])('with %s is rejected', async (_, name, reason) => {
    expect((await run(name)).body).toMatchObject({ errors: [{ extensions: { reason } }] });
  });
});

it('answers introspection', async () => {
  const { body } = await graphql(
    sen,
    '{ __schema { queryType { name } } __type(name: "Course") { fields { name } } }',
  );
  expect(body.data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
});

it('serves GraphiQL without foreign scripts once the web is built', async () => {
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

it('allows reads from the allowed origins without cookies', async () => {
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

it('logs each operation once with name, path, cost and viewer but no secrets', async () => {
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
