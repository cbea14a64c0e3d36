import { expect, test } from 'vitest';
import { createLog } from '../platform/process/log.ts';
import { ownApp } from '../testing/app.ts';

const lines: string[] = [];
const app = await ownApp(
  { DATABASE_REPLICA_URLS: 'postgres://copy/sen' },
  { log: createLog('warn', { write: (line) => lines.push(line) }) },
);
const demo = await ownApp({ SEED: 'demo' });
const get = (url: string, headers: Record<string, string> = {}, target = app) =>
  target.server.inject({ url, headers });
const secure = await ownApp({
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://unused@localhost/unused',
  PUBLIC_URL: 'https://sen.example.vn',
  APP_KEYS: 'k'.repeat(32),
  VNPAY_TMN_CODE: 'SENSHOP1',
  VNPAY_HASH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://sen:secret@smtp.example.vn',
});

test.each([
  '/api/courses',
  '/graphql?query={__typename}',
  '/avatars/none.webp',
  '/covers/none.svg',
  '/healthz',
  '/api/upload/files',
])('%s has the header nosniff, and in production HSTS', async (url) => {
  expect((await get(url)).headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect((await get(url)).headers).not.toHaveProperty('strict-transport-security');
  expect((await get(url, {}, secure)).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

test.each(['/sandbox/mailbox', '/%73andbox/mailbox', '/sandbox/sandbox.css'])(
  '%s is available on this machine only, regardless of DNS',
  async (url) => {
    for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000'])
      expect((await get(url, { host })).statusCode).toBe(200);
    for (const host of ['evil.example', '127.0.0.1.nip.io:4000', 'abc.ngrok.example'])
      expect((await get(url, { host })).statusCode).toBe(421);
  },
);

test('demo accounts can sign in from this machine only', async () => {
  const host = 'evil.example';
  for (const url of ['/graphql?query={__typename}', '/api/courses']) {
    expect((await get(url, { host }, demo)).statusCode).toBe(421);
    expect((await get(url, { host })).statusCode).not.toBe(421);
    expect((await get(url, {}, demo)).statusCode).not.toBe(421);
  }
});

test('a removed setting that is still set is named in the log', () => {
  const named = lines.filter((line) => line.includes('DATABASE_REPLICA_URLS'));
  expect(named.map((line) => JSON.parse(line))).toMatchObject([
    { setting: 'DATABASE_REPLICA_URLS', msg: 'this setting was removed and has no effect: delete it' },
  ]);
});

test('an unconfigured proxy is logged once', async () => {
  for (let i = 0; i < 3; i++) await get('/healthz', { 'x-forwarded-for': '203.0.113.9' });
  expect(lines.filter((line) => line.includes('X-Forwarded-For'))).toHaveLength(1);
});

test('resumable uploads allow the origins of CLIENT_ORIGINS only', async () => {
  const partner = await ownApp({ CLIENT_ORIGINS: 'https://partner.example.vn' });
  const url = await partner.server.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (origin: string) =>
    (
      await fetch(`${url}/api/upload/files`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    ).headers;
  const known = await ask('https://partner.example.vn');
  expect(known.get('access-control-allow-origin')).toBe('https://partner.example.vn');
  expect(known.get('access-control-allow-headers')).toMatch(/Upload-Offset/i);
  expect(known.get('tus-extension')).toBe('creation,creation-with-upload,termination');
  expect((await ask('https://evil.example')).get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['broken JSON', { payload: '{"query":', headers: { 'content-type': 'application/json' } }, 400],
  ['a strange content type', { payload: 'x', headers: { 'content-type': 'text/x-strange' } }, 415],
  [
    'too much of it',
    { payload: 'x'.repeat(2_000_000), headers: { 'content-type': 'application/json' } },
    413,
  ],
])('a request to /graphql that is rejected for %s is logged', async (_, request, status) => {
  const logged: string[] = [];
  const logging = await ownApp({}, { log: createLog('info', { write: (line) => logged.push(line) }) });
  const answer = await logging.server.inject({ method: 'POST', url: '/graphql', ...request });
  expect(answer.statusCode).toBe(status);
  const entries = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries.filter(({ reqId }) => reqId === answer.headers['x-request-id'])).toMatchObject([
    { msg: 'graphql', path: 'none', method: 'POST', status, ms: expect.any(Number) },
  ]);
});

test('GraphQL lists its methods in an uncached response, and treats an empty operation name as missing', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'HEAD'] as const) {
    const { statusCode, headers } = await app.server.inject({ method, url: '/graphql' });
    expect([method, statusCode, headers]).toEqual([
      method,
      405,
      expect.objectContaining({ allow: 'GET, POST, OPTIONS', 'cache-control': 'private, no-store' }),
    ]);
  }
  const body = { query: '{ categories { __typename } } # unnamed', operationName: '' };
  for (const request of [
    { method: 'POST' as const, url: '/graphql', payload: body },
    { method: 'GET' as const, url: `/graphql?${new URLSearchParams(body)}` },
  ])
    expect((await app.server.inject(request)).json()).toHaveProperty('data');
});
