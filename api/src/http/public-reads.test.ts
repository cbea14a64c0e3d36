import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ownApp } from '../testing/app.ts';
import { course, select, student, teacher } from '../testing/factories.ts';

const app = await ownApp({ CLIENT_ORIGINS: 'https://client.example' });
app.server.get('/fails', (_, reply) => {
  reply.header('cache-control', 'public, max-age=60');
  throw new Error('on purpose');
});
const viewer = await student(app);
const own = await teacher(app);
for (let i = 0; i < 12; i++) await course(app, own.id);

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });

const DOCUMENT = 'query Public { courses { items { id title subtitle slug level } } }';
const HASH = createHash('sha256').update(DOCUMENT).digest('hex');
const extensions = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: HASH } }));
const persisted = `/graphql?extensions=${extensions}`;
await get(`${persisted}&query=${encodeURIComponent(DOCUMENT)}`);
const bearer = { authorization: `Bearer ${viewer.token}` };

it.each(['/api/courses', persisted, '/api/openapi.json'])(
  '%s is compressed if the client accepts it',
  async (url) => {
    const plain = await get(url);
    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const name of ['br', 'gzip'] as const) {
      const compressed = await get(url, { 'accept-encoding': name });
      expect(compressed.headers).toMatchObject({
        'content-encoding': name,
        vary: expect.stringContaining('accept-encoding'),
      });
      expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(unpack[name](compressed.rawPayload).toString()).toBe(plain.body);
    }
  },
);

it('a compressed body is not decompressed', async () => {
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from('{}'),
  });
  expect(statusCode).toBe(400);
});

it.each(['/api/courses', '/api/courses/categories', persisted])(
  '%s has an entity tag, and is not sent again until it changes',
  async (url) => {
    const first = await get(url);
    const etag = String(first.headers.etag);
    expect([etag, first.headers['cache-control']]).toEqual([
      expect.stringMatching(/^W\/"[\w-]{27}"$/),
      'private, no-cache',
    ]);
    expect((await get(url, { 'accept-encoding': 'br' })).headers.etag).toBe(etag);
    for (const value of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await get(url, { 'if-none-match': value, 'accept-encoding': 'br' });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers).toMatchObject({ ratelimit: expect.any(String), vary: first.headers.vary });
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  },
);

it('renaming a course changes the entity tag', async () => {
  const tag = async () => (await get('/api/courses')).headers.etag;
  const before = await tag();
  await select(
    app,
    `update course set title = 'Another title' where id = (select min(id::text)::uuid from course)`,
  );
  expect(await tag()).not.toBe(before);
});

it('responses to signed-in people and failures are not cached', async () => {
  for (const [url, headers] of [
    ['/api/courses', bearer],
    ['/api/auth/me', bearer],
    ['/api/auth/me', {}],
    ['/api/courses/none', {}],
    ['/api/courses?page=0', {}],
    [persisted, bearer],
    ['/graphql?query={nothing}', {}],
    ['/graphql?query={course(idOrSlug:"none"){id}me{id}}', {}],
  ] as const) {
    const answer = await get(url, { ...headers, 'if-none-match': '*' });
    expect([url, answer.statusCode === 304, answer.headers.etag, answer.headers['cache-control']]).toEqual([
      url,
      false,
      undefined,
      'private, no-store',
    ]);
  }
});

it.each([
  ['/healthz', 200],
  ['/readyz', 200],
  ['/%zz', 400],
  ['/api/%zz', 400],
  ['/api/nothing', 404],
  ['/downloads/certificates/none.pdf', 404],
  ['/media/covers/nothing', 404],
  ['/graphql', 400],
  [`/graphql?extensions=${encodeURIComponent('{"persistedQuery":{"version":1,"sha256Hash":"none"}}')}`, 200],
])('%s is not stored', async (url, status) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['cache-control']]).toEqual([status, 'private, no-store']);
});

it('a response that fails after its route has declared it public is not stored', async () => {
  const { statusCode, headers } = await get('/fails');
  expect([statusCode, headers['cache-control']]).toEqual([500, 'private, no-store']);
});

it('a client of another origin may send and read the entity tag', async () => {
  const { headers } = await app.server.inject({
    method: 'OPTIONS',
    url: '/api/courses',
    headers: {
      origin: 'https://client.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    },
  });
  expect(headers['access-control-allow-headers']).toContain('if-none-match');
  const read = await get('/api/courses', { origin: 'https://client.example' });
  expect(read.headers['access-control-expose-headers']).toContain('etag');
  expect(read.headers.vary).toMatch(/^Origin, /);
});
