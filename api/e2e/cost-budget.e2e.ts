import { createHash } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person } from '../src/testing/factories.ts';
import { graphql, type Listening, listening, send } from './listening.ts';
import { stopBudgets } from './stopped-budgets.ts';

const LIMIT = 30_000;
/** Costs about 1 + 100 × (1 + 1 + 100 × 2): more than half of the budget. */
const EXPENSIVE =
  'query Dear { courses(limit: 100) { items { ratings(limit: 100) { items { id stars } } } } }';

let sen: Listening;
beforeAll(async () => {
  sen = await listening({
    COST_PER_MINUTE: String(LIMIT),
    TRUST_PROXY: '127.0.0.1',
    READ_CACHE_MB: '8',
  });
  const resume = stopBudgets();
  afterAll(resume);
});
const from = (address: string) => ({ 'x-forwarded-for': address });
const left = (headers: Headers) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);

it('is shared by all reads, reported in each response and rejected with Retry-After', async () => {
  const headers = { ...from('203.0.113.5'), 'x-graphql-cost': '1' };
  const first = await graphql(sen, EXPENSIVE, { headers });
  expect(first.headers.get('ratelimit-policy')).toBe(`"cost";q=${LIMIT};w=60`);
  expect(first.body.extensions?.cost).toMatchObject({
    remaining: left(first.headers),
    budget: LIMIT,
    reset: Number(/t=(\d+)/.exec(first.headers.get('ratelimit')!)![1]),
  });
  const legacy = await send(`${sen.url}/api/courses?limit=100`, { headers: from('203.0.113.5') });
  expect(legacy.status).toBe(200);
  expect(left(legacy.headers)).toBeLessThan(left(first.headers));
  for (let i = 0; i < 2; i++) {
    const refused = await graphql(sen, EXPENSIVE, { headers });
    expect([refused.status, refused.body.errors?.[0]?.extensions]).toEqual([
      429,
      expect.objectContaining({ code: 'RATE_LIMITED', reason: 'BUDGET_SPENT', limit: LIMIT }),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(left(refused.headers)).toBeLessThan(LIMIT / 2);
    expect(refused.headers.get('ratelimit-policy')).toBe(`"cost";q=${LIMIT};w=60`);
  }
  // A cheap operation still passes, and so do requests from another address
  expect((await graphql(sen, '{ categories { id } }', { headers })).status).toBe(200);
  expect((await graphql(sen, EXPENSIVE, { headers: from('203.0.113.6') })).status).toBe(200);
});

it('reports no time to wait if waiting does not help', async () => {
  const { status, headers, body } = await graphql(
    sen,
    '{ courses(limit: 100) { items { ratings(limit: 100) { items { a: id b: id c: id stars } } } } }',
    { headers: from('203.0.113.77') },
  );
  expect([status, body.errors?.[0]?.extensions]).toMatchObject([400, { reason: 'COST_LIMIT' }]);
  expect([headers.get('retry-after'), body.errors?.[0]?.extensions.retryAfter]).toEqual([null, undefined]);
});

it('belongs to a signed-in person, and REST rejects like GraphQL', async () => {
  const me = await person(sen.app);
  const headers = from('203.0.113.7');
  for (let i = 0; i < 2; i++) await graphql(sen, EXPENSIVE, { headers });
  expect((await graphql(sen, EXPENSIVE, { headers, token: me.token })).status).toBe(200);
  expect((await graphql(sen, EXPENSIVE, { headers: from('203.0.113.8'), token: me.token })).status).toBe(429);
  let answer = await send(`${sen.url}/api/courses?limit=100`, { headers });
  for (let i = 0; i < 20 && answer.status === 200; i++)
    answer = await send(`${sen.url}/api/courses?limit=100`, { headers });
  expect([answer.status, answer.body]).toMatchObject([
    429,
    {
      success: false,
      error: { code: 'RATE_LIMITED', reason: 'BUDGET_SPENT', retryAfter: expect.any(Number) },
    },
  ]);
  expect(answer.headers.get('retry-after')).not.toBeNull();
  expect(left(answer.headers)).toBeLessThan(LIMIT);
});

it('lets pages render in the browser when it is exhausted', async () => {
  const headers = { ...from('203.0.113.9'), accept: 'text/html' };
  const page = (path: string) => fetch(`${sen.url}${path}`, { headers });
  expect((await page('/courses?search=first')).status).toBe(200);
  for (let i = 0; i < 2; i++) await graphql(sen, EXPENSIVE, { headers: from('203.0.113.9') });
  let refused = await page('/courses?search=0');
  for (let i = 1; i < 20 && refused.status === 200; i++) refused = await page(`/courses?search=${i}`);
  const html = await refused.text();
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<script type="module"');
  // Cached pages, and pages that the server does not render, cost nothing
  expect((await page('/courses?search=first')).status).toBe(200);
  expect((await page('/dashboard')).status).toBe(200);
});

it('is charged once for a request whose flags select an ordinary resolver', async () => {
  const headers = from('203.0.113.99');
  const query = `query Flags($more: Boolean!) {
    courses(limit: 100) { items { ratings(limit: 20) { items { id } } } }
    permissionCatalogue @include(if: $more) { resource }
  }`;
  const run = (more: boolean) =>
    graphql(sen, query, { headers: { ...headers, 'x-graphql-cost': '1' }, variables: { more } });
  for (let i = 0; i < 3; i++) await run(false);
  const before = await run(false);
  const spent = left(before.headers) - left((await run(true)).headers);
  expect(spent).toBeLessThan(before.body.extensions!.cost!.requested * 1.5);
  expect(spent).toBeGreaterThan(0);
});

it('is charged for the parsed document if the URL contains another after a #', async () => {
  const get = (path: string, address: string): Promise<number> =>
    new Promise((resolve, reject) => {
      // fetch would remove what follows the #
      const request = http.get(sen.url, { path, headers: from(address) }, (response) => {
        response.resume();
        resolve(LIMIT - Number(/r=(\d+)/.exec(String(response.headers.ratelimit))![1]));
      });
      request.on('error', reject);
    });
  /** @returns the cost of a long document by its hash, which is known, but not yet parsed twice */
  const costByHash = async (name: string, suffix: string, address: string) => {
    const query = `query ${name} { categories { id } } # ${'x'.repeat(10_000)}`;
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    await graphql(sen, query, { extensions, headers: from('203.0.113.10') });
    return get(`/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}${suffix}`, address);
  };
  const cost = await costByHash('One', '', '203.0.113.11');
  expect(cost).toBeGreaterThan(500);
  expect(await costByHash('Two', '#&query={categories{id}}', '203.0.113.12')).toBe(cost);
});
