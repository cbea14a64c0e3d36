import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { App } from '../src/app.ts';
import { eventually } from '../src/testing/eventually.ts';
import { type CourseFacts, course, select, teacher } from '../src/testing/factories.ts';
import { cachingAndPlain } from './caching-and-plain.ts';

let keeping: App;
let plain: App;
beforeAll(async () => {
  ({ caching: keeping, plain } = await cachingAndPlain());
});

const hits = () => keeping.cache!.figures.hits;

describe('a change is seen within a second in what is not GraphQL', () => {
  let facts: CourseFacts;
  beforeAll(async () => {
    const owner = await teacher(plain);
    facts = await course(plain, owner.id, { price: 400_000 });
  });
  const get = async (app: App, url: string) => {
    const { statusCode, body } = await app.server.inject({ url });
    // The state of a page has the order in which its parts were read
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
  ])('%s', async (what, addressOf, price) => {
    const url = addressOf(facts);
    for (const [column, value, shown] of [
      ['title', `Tên mới của ${what}`, `Tên mới của ${what}`],
      ['price', Number(price.replace('.', '')), price],
    ] as const) {
      for (let i = 0; i < 4; i++) expect((await get(keeping, url)).body).not.toContain(shown);
      await select(plain, `update course set ${column} = ? where id = ?`, [value, facts.id]);
      await eventually(async () => {
        const answer = await get(keeping, url);
        expect(answer.body.includes(shown)).toBe(true);
        // Rendered pages are kept by both
        expect(answer.body === (await get(plain, url)).body).toBe(true);
      });
    }
  });

  it('and gives what it keeps in between', async () => {
    for (const url of ['/api/courses', `/api/courses/${facts.id}`])
      await eventually(async () => {
        await get(keeping, url);
        const before = hits();
        await get(keeping, url);
        expect(hits()).toBeGreaterThan(before);
      });
  });
});

test.each(['br', 'gzip', 'identity'])('a kept response is sent in %s as it was read', async (encoding) => {
  const owner = await teacher(plain);
  for (let i = 0; i < 3; i++) await course(plain, owner.id, { title: 'Nấu món Huế'.repeat(9) });
  const query = 'query Kept { courses(limit: 23) { items { id slug title subtitle description } } }';
  const ask = (app: App, headers: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'accept-encoding': encoding, ...headers },
      payload: { query },
    });
  const read = (await ask(plain, { 'accept-encoding': 'identity' })).json();
  await eventually(async () => {
    const before = hits();
    const { rawPayload, headers } = await ask(keeping);
    expect(hits()).toBeGreaterThan(before);
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[
      encoding
    ]!(rawPayload);
    expect(JSON.parse(unpacked.toString())).toEqual(read);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers.vary ?? '').toBe(encoding === 'identity' ? '' : 'accept-encoding');
    expect(headers.etag).toBeUndefined();
  });
  const costly = (await ask(keeping, { 'accept-encoding': 'identity', 'x-graphql-cost': '1' })).json();
  expect(costly).toEqual({ ...read, extensions: { cost: expect.anything() } });
});
