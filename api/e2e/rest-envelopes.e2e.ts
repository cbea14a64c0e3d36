import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listening, send } from './listening.ts';

let sen: Listening;
beforeAll(async () => {
  sen = await listening({ CLIENT_ORIGINS: 'https://client.example' });
});

const getFields = (body: unknown) =>
  (body as { details?: { field: string }[] }).details?.map(({ field }) => field).sort();
const ajax = { 'x-requested-with': 'XMLHttpRequest' };
const failureWith = (code: string) => ({
  success: false,
  message: expect.any(String),
  error: { code, reason: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) },
});

/** `fetch` does not support every method. */
const raw = (method: string, path: string) =>
  new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const sent = request(`${sen.url}${path}`, { method, headers: ajax }, (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      });
      sent.on('error', reject).end();
    },
  );

describe('an unknown path below /api', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s returns the 404 envelope',
    async (method) => {
      for (const path of [
        '/api',
        '/api/',
        '/api/nothing',
        '/api/auth/me/',
        '/api/Auth/me',
        '/api/courses/a/b/c',
      ]) {
        const { status, headers, text } = await raw(method, path);
        expect([path, status, headers['content-type']]).toEqual([
          path,
          404,
          'application/json; charset=utf-8',
        ]);
        expect(JSON.parse(text)).toEqual(failureWith('NOT_FOUND'));
      }
    },
  );

  it('HEAD returns 404 without a body', async () => {
    expect(await raw('HEAD', '/api/nothing')).toMatchObject({ status: 404, text: '' });
  });

  it('ignores the body', async () => {
    for (const type of ['application/json', 'application/xml', 'multipart/form-data; boundary=x'])
      expect(
        (
          await send(`${sen.url}/api/nothing`, {
            method: 'POST',
            headers: { 'content-type': type },
            body: '{',
          })
        ).status,
      ).toBe(404);
  });
});

describe('a known path with another method', () => {
  it.each([
    ['/api/auth/login', 'GET', 'POST, OPTIONS'],
    ['/api/auth/me', 'DELETE', 'GET, HEAD, OPTIONS'],
    ['/api/courses/categories', 'POST', 'GET, HEAD, OPTIONS'],
    ['/api/courses/some-course', 'PUT', 'GET, HEAD, OPTIONS'],
    ['/api/payments/vnpay/ipn', 'DELETE', 'GET, POST, HEAD, OPTIONS'],
  ])('%s %s returns the 405 envelope and lists the others', async (path, method, allow) => {
    const { status, headers, text } = await raw(method, path);
    expect([status, headers.allow]).toEqual([405, allow]);
    expect(JSON.parse(text)).toEqual(failureWith('METHOD_NOT_ALLOWED'));
  });

  it('OPTIONS lists the methods', async () => {
    expect(await raw('OPTIONS', '/api/auth/login')).toMatchObject({
      status: 204,
      headers: { allow: 'POST, OPTIONS' },
    });
  });

  it('HEAD responds like GET', async () => {
    expect(await raw('HEAD', '/api/courses')).toMatchObject({ status: 200, text: '' });
  });
});

describe('a body', () => {
  const login = (headers: Record<string, string>, body?: string) =>
    send(`${sen.url}/api/auth/login`, { method: 'POST', headers, body });

  it.each([
    ['malformed JSON', { 'content-type': 'application/json' }, '{"email"', 400, 'BAD_INPUT'],
    [
      'a prototype to poison',
      { 'content-type': 'application/json' },
      '{"__proto__": {"a": 1}}',
      400,
      'BAD_INPUT',
    ],
    ['a list', { 'content-type': 'application/json' }, '[]', 400, 'BAD_INPUT'],
    ['a word', { 'content-type': 'application/json' }, '"x"', 400, 'BAD_INPUT'],
    ['text', { 'content-type': 'text/plain' }, '{}', 415, 'UNSUPPORTED_MEDIA'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'email=a', 415, 'UNSUPPORTED_MEDIA'],
    [
      'a form that says it is ajax',
      { ...ajax, 'content-type': 'application/x-www-form-urlencoded' },
      'email=a',
      415,
      'UNSUPPORTED_MEDIA',
    ],
    [
      'too much',
      { 'content-type': 'application/json' },
      JSON.stringify({ email: 'x'.repeat(1_100_000) }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['nothing, without the ajax header', {}, undefined, 400, 'BAD_INPUT'],
  ] as const)('%s', async (_, headers, body, status, code) => {
    const response = await login(headers, body);
    expect([response.status, response.body]).toEqual([status, failureWith(code)]);
  });

  it('may be omitted with the AJAX header, and the fields are missing then', async () => {
    const { status, body } = await login({ ...ajax, 'content-type': 'application/json' });
    expect(status).toBe(400);
    expect(body.details).toEqual([
      { field: 'email', code: 'REQUIRED', message: 'Bạn chưa nhập mục này.' },
      { field: 'password', code: 'REQUIRED', message: 'Bạn chưa nhập mục này.' },
    ]);
  });
});

it('allows reads from the allowed origins and requires revalidation', async () => {
  const { status, headers } = await send(`${sen.url}/api/courses`, {
    headers: { origin: 'https://client.example' },
  });
  expect([
    status,
    headers.get('access-control-allow-origin'),
    headers.get('vary'),
    headers.get('cache-control'),
  ]).toEqual([
    200,
    'https://client.example',
    expect.stringMatching(/^Origin, .*authorization/),
    'private, no-cache',
  ]);
  const preflight = await fetch(`${sen.url}/api/auth/login`, {
    method: 'OPTIONS',
    headers: { origin: 'https://client.example', 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    expect.stringContaining('x-requested-with'),
  ]);
});

describe('documentation', () => {
  it('is an OpenAPI 3.1 document without broken references', async () => {
    const { body } = await send(`${sen.url}/api/openapi.json`);
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/auth/login': { post: { operationId: 'postAuthLogin' } } },
    });
    const references = JSON.stringify(body).match(/"#\/[^"]+"/g) ?? [];
    expect(references.length).toBeGreaterThan(10);
    for (const reference of new Set(references)) {
      const steps = reference.slice(3, -1).split('/');
      const found = steps.reduce<unknown>(
        (at, step) => (at as Record<string, unknown> | undefined)?.[step],
        body,
      );
      expect(found, reference).toBeDefined();
    }
    const operations = Object.values(body.paths as object).flatMap(
      (path) => Object.values(path as object) as { operationId: string }[],
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('lists the errors of every operation', async () => {
    const { body } = await send<{
      paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
      components: { schemas: Record<string, { properties?: Record<string, object> }> };
    }>(`${sen.url}/api/openapi.json`);
    const { paths, components } = body;
    const statuses = (path: string, method: string) => Object.keys(paths[path]![method]!.responses);
    expect(statuses('/courses', 'get')).toEqual(['200', '304', '400', '401', '429', 'default']);
    expect(statuses('/auth/login', 'post')).toEqual(['200', '400', '401', '413', '415', '429', 'default']);
    expect(statuses('/admin/users/{id}', 'put')).toEqual(
      expect.arrayContaining(['400', '401', '403', '404', '409', '422']),
    );
    expect(components.schemas.Conflict).toMatchObject({
      properties: {
        success: { const: false },
        error: {
          properties: {
            code: { const: 'CONFLICT' },
            reason: { enum: expect.arrayContaining(['WRONG_STATE']) },
          },
        },
      },
    });
  });

  it('is readable, with our own files and no inline script', async () => {
    const page = await fetch(`${sen.url}/api/docs`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
    for (const [, path] of (await page.text()).matchAll(/(?:src|href)="([^"]+\.(?:js|css|png))"/g)) {
      const file = new URL(path!, page.url);
      expect(file.origin).toBe(sen.url);
      expect((await fetch(file)).status, file.pathname).toBe(200);
    }
  });
});

it('returns the envelope for a URL that cannot be decoded', async () => {
  for (const path of ['/api/courses/%FF', '/api/%']) {
    const { status, text } = await raw('GET', path);
    expect([status, JSON.parse(text)]).toEqual([400, failureWith('BAD_INPUT')]);
  }
});

it('rejects and names text that cannot be stored', async () => {
  const { status, body } = await send(`${sen.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"\\ud800@example.com","password":"mat-khau-rat-dai","fullName":"A\\u0000 B"}',
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { code: 'BAD_INPUT', reason: 'INVALID_FIELDS' } });
  expect(getFields(body)).toEqual(['email', 'fullName']);
});

it.each([
  ['limit=0&page=0', ['limit', 'page']],
  ['limit=101', ['limit']],
  ['limit=250', ['limit']],
  ['page=99999999999999', ['page']],
  [`search=${'x'.repeat(101)}&rating=9`, ['rating', 'search']],
  ['language=fr', ['language']],
  ['levels=beginner&q=x&limit=0', ['levels', 'limit', 'q']],
  ['minPrice=x&isFree=maybe&rating=9&sort=no', ['isFree', 'minPrice', 'rating', 'sort']],
])('courses?%s is BAD_INPUT at every invalid field', async (query, fields) => {
  const { status, body } = await send(`${sen.url}/api/courses?${query}`);
  expect(status).toBe(400);
  expect(getFields(body)).toEqual(fields);
});

it('ignores cache-busting parameters', async () => {
  expect((await send(`${sen.url}/api/courses?_=1763787600000&_t=2`)).status).toBe(200);
});

it('a 401 names the authentication scheme and whether the token is missing', async () => {
  const me = (headers: Record<string, string>) =>
    send<{ error: { reason: string; message: string } }>(`${sen.url}/api/auth/me`, { headers });
  const missing = await me({});
  expect([missing.status, missing.headers.get('www-authenticate'), missing.body.error.reason]).toEqual([
    401,
    'Bearer realm="api"',
    'TOKEN_MISSING',
  ]);
  expect(missing.body.error.message).toBe('Bạn cần đăng nhập để làm việc này.');
  const bad = await me({ authorization: 'Bearer no.good.token' });
  expect([bad.status, bad.headers.get('www-authenticate'), bad.body.error.reason]).toEqual([
    401,
    'Bearer realm="api", error="invalid_token"',
    'TOKEN_INVALID',
  ]);
  const login = await send(`${sen.url}/api/auth/login`, {
    method: 'POST',
    headers: ajax,
    body: { email: 'x@example.vn', password: 'khong-phai' },
  });
  expect([login.status, login.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="api"']);
});
