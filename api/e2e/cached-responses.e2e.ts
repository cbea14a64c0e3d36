import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { App } from '../src/app.ts';
import { ownDocument } from '../src/graphql/trusted-documents.ts';
import { projectFolder } from '../src/platform/process/project-folder.ts';
import { eventually } from '../src/testing/eventually.ts';
import {
  type Actor,
  ask,
  type CourseFacts,
  course,
  select,
  student,
  teacher,
} from '../src/testing/factories.ts';
import { cachingAndPlain } from './caching-and-plain.ts';

const own = (name: string) => ownDocument(join(projectFolder(), 'schema'), name)!;
const CATALOGUE = own('Catalogue');
const DETAIL = own('CourseDetail');
const LIMITED = { sortBy: 'PUBLISHED_AT', sortOrder: 'DESC', limit: 23 };

let caching: App;
let plain: App;
beforeAll(async () => {
  ({ caching, plain } = await cachingAndPlain());
});

const hits = () => caching.cache!.figures.hits;

describe('a change', () => {
  let owner: Actor;
  let facts: CourseFacts;
  beforeAll(async () => {
    owner = await teacher(plain);
    facts = await course(plain, owner.id, { price: 400_000 });
  });
  const get = async (app: App, url: string) => {
    const { statusCode, body } = await app.server.inject({ url });
    // Cut off the state of a page, because it has the order in which its parts were read
    const parts = body
      .replaceAll(/"timestamp":"[^"]*"/g, '')
      .split('<script type="application/json" id="state">');
    return { statusCode, body: parts[0]! };
  };

  it.each<[string, (facts: CourseFacts) => string, string]>([
    ['the catalogue of REST', () => '/api/courses', '351000'],
    ['a course of REST', ({ id }) => `/api/courses/${id}`, '352000'],
    ['the catalogue page', () => '/courses', '353.000'],
    ['the page of a course', ({ slug }) => `/courses/${slug}`, '354.000'],
  ])('reaches %s within a second', async (what, getAddress, price) => {
    const url = getAddress(facts);
    for (const [column, value, text] of [
      ['title', `Tên mới của ${what}`, `Tên mới của ${what}`],
      ['price', Number(price.replace('.', '')), price],
    ] as const) {
      for (let i = 0; i < 4; i++) expect((await get(caching, url)).body).not.toContain(text);
      await select(plain, `update course set ${column} = ? where id = ?`, [value, facts.id]);
      await eventually(async () => {
        const answer = await get(caching, url);
        expect(answer.body.includes(text)).toBe(true);
        // Both applications cache rendered pages
        expect(answer.body === (await get(plain, url)).body).toBe(true);
      });
    }
  });

  it('reaches them immediately after a mutation of the same process', async () => {
    const urls = [`/api/courses/${facts.id}`, `/courses/${facts.slug}`];
    for (let n = 0; n < 5; n++) {
      for (const url of urls) await get(caching, url);
      const fullName = `Lê Văn ${'Bảo'.repeat(1 + n)}`;
      const { errors } = await ask(
        caching,
        owner,
        'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
        { input: { fullName } },
      );
      expect(errors).toBeUndefined();
      const { data } = await ask(caching, undefined, DETAIL, { idOrSlug: facts.slug });
      expect(data.course).toMatchObject({ teacher: { fullName } });
      for (const url of urls) expect((await get(caching, url)).body).toContain(fullName);
    }
  });

  it('leaves responses cached until the next change', async () => {
    for (const url of ['/api/courses', `/api/courses/${facts.id}`])
      await eventually(async () => {
        await get(caching, url);
        const before = hits();
        await get(caching, url);
        expect(hits()).toBeGreaterThan(before);
      });
  });
});

test.each(['br', 'gzip', 'identity'])('a cached response is sent in %s as it was read', async (encoding) => {
  const owner = await teacher(plain);
  for (let i = 0; i < 3; i++) await course(plain, owner.id, { title: 'Nấu món Huế'.repeat(9) });
  const send = (app: App, headers: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'accept-encoding': encoding, ...headers },
      payload: { query: CATALOGUE, variables: LIMITED },
    });
  const read = (await send(plain, { 'accept-encoding': 'identity' })).json();
  await eventually(async () => {
    const before = hits();
    const { rawPayload, headers } = await send(caching);
    expect(hits()).toBeGreaterThan(before);
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[
      encoding
    ]!(rawPayload);
    expect(JSON.parse(unpacked.toString())).toEqual(read);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers.etag).toBeUndefined();
  });
  const costly = (await send(caching, { 'accept-encoding': 'identity', 'x-graphql-cost': '1' })).json();
  expect(costly).toEqual({ ...read, extensions: { cost: expect.anything() } });
});

describe('a GET of a guest that names its language', () => {
  const toHash = (document: string) => createHash('sha256').update(document).digest('hex');
  const byHash = (language: string, variables: object = LIMITED, document = CATALOGUE) =>
    `/graphql?${new URLSearchParams({
      lang: language,
      variables: JSON.stringify(variables),
      extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: toHash(document) } }),
    })}`;
  const get = (url: string, headers: Record<string, string> = {}) =>
    caching.server.inject({ url, headers: { 'x-requested-with': 'XMLHttpRequest', ...headers } });

  test.each([byHash('vi'), '/api/courses?lang=vi'])('may be cached by a CDN: %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=0',
      vary: 'accept, accept-encoding, authorization',
    });
    // The budget is that of the caller
    expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test.each([byHash('vi'), '/api/courses?lang=vi'])('is private with a token or cookie: %s', async (url) => {
    const { headers: headersOfStudent } = await get(url, {
      authorization: `Bearer ${(await student(caching)).token}`,
    });
    expect(headersOfStudent).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(headersOfStudent.etag).toBeUndefined();
    expect((await get(url, { cookie: 'sen.language=vi' })).headers['cache-control']).toBe(
      'private, no-cache',
    );
  });

  test.each([
    byHash('vi', { code: 'SEN-0000-0000' }, own('VerifyCertificate')),
    byHash('vi', {}, own('PublicTerms')),
    '/api/auth/google/config?lang=vi',
  ])('is private if this server does not cache it: %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect({ statusCode, caching: headers['cache-control'] }).toEqual({
      statusCode: 200,
      caching: 'private, no-cache',
    });
  });

  test('is private if it reports its cost', async () => {
    const { headers, body } = await get(byHash('vi'), { 'x-graphql-cost': '1' });
    expect(JSON.parse(body).extensions).toBeDefined();
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  test.each(['/courses', '/dashboard'])('is private for a paginated query: %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('is private without a language or with a custom document', async () => {
    for (const url of ['/api/courses', '/graphql?query={categories{id}}&lang=vi'])
      expect((await get(url)).headers['cache-control']).toBe('private, no-cache');
    expect((await get('/api/courses')).headers.vary).toBe(
      'accept, accept-encoding, authorization, accept-language',
    );
  });

  test('ignores the language header; an error is not cached', async () => {
    const getRejection = async (language: string) => {
      const response = await get(byHash(language, { ...LIMITED, limit: 0 }), { 'accept-language': 'vi' });
      expect(response.headers['cache-control']).toBe('private, no-store');
      return response.json().errors[0].message as string;
    };
    const [vi, en] = [await getRejection('vi'), await getRejection('en')];
    expect(en).not.toBe(vi);
    expect(await getRejection('vi')).toBe(vi);
  });
});
