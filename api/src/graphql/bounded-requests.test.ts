import { buildClientSchema, execute, getIntrospectionQuery, parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownApp } from '../testing/app.ts';

let app: Awaited<ReturnType<typeof ownApp>>;
beforeAll(async () => {
  app = await ownApp({ COST_PER_MINUTE: '60000' });
});

/** Each request has a new IP address, so that no budget is exhausted. */
let addresses = 0;
const post = async (
  payload: unknown,
  { from = `10.0.0.${++addresses}`, url = '/graphql' }: { from?: string; url?: string } = {},
) => {
  const response = await app.server.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  return { status: response.statusCode, text: response.body, body: JSON.parse(response.body) };
};
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 0]));

describe('the short response to an invalid request', () => {
  const COURSES = 'query($f: CourseFilter) { courses(filter: $f) { total } }';
  const CART = 'query($ids: [ID!]!) { cartPreview(courseIds: $ids) { total } }';

  test.each([
    ['unknown keys', COURSES, { f: keys(900) }],
    ['too many keys', COURSES, { f: keys(10_000) }],
    ['a list of wrong items', CART, { ids: Array(40_000).fill({}) }],
    ['a list of too many items', CART, { ids: Array(150_000).fill(true) }],
    ['a long value', 'query($s: CourseSort) { courses(sort: $s) { total } }', { s: 'x'.repeat(500_000) }],
    ['characters that PostgreSQL cannot store', CART, { ids: Array(40_000).fill('\0') }],
  ])('limits its errors for %s', async (_, query, variables) => {
    const { text, body } = await post({ query, variables });
    expect(text.length).toBeLessThan(20_000);
    expect(['BAD_INPUT', 'TOO_COSTLY']).toContain(body.errors[0].extensions.code);
    // 20 errors, and one of graphql-js that reports that validation was aborted
    expect(body.errors.length).toBeLessThanOrEqual(21);
    for (const { message } of body.errors) expect(message.length).toBeLessThanOrEqual(300);
  });

  test('names the invalid field even after a long value', async () => {
    const query = 'query($f: CourseFilter) { courses(filter: $f) { total } }';
    const { body } = await post({ query, variables: { f: { text: 'x'.repeat(100_000), minPrice: [] } } });
    expect(body.errors[0].extensions.details).toMatchObject([{ field: 'minPrice' }]);
  });

  test('limits its errors for a document of unknown names', async () => {
    const fields = Array.from({ length: 400 }, (_, i) => `kourses${i}`).join(' ');
    const { body } = await post({ query: `{ ${fields} }` });
    expect(body.errors.length).toBeLessThanOrEqual(21);
    expect(body.errors[0].message).not.toContain('Did you mean');
  });

  test('limits its details for a REST body of unknown fields', async () => {
    const url = '/api/auth/register';
    expect(await post(keys(201), { url })).toMatchObject({
      status: 400,
      body: { error: { reason: 'VALUE_LIMIT' } },
    });
    const { body } = await post(keys(200), { url });
    expect(body.details.length).toBeLessThanOrEqual(20);
  });
});

test('rejected documents are charged to the cost budget', async () => {
  const from = '10.1.0.1';
  const statuses: number[] = [];
  for (let i = 0; i < 100 && statuses.at(-1) !== 429; i++)
    statuses.push((await post({ query: `{ nothing${i} # ${'x'.repeat(20_000)}\n}` }, { from })).status);
  expect(statuses.length).toBeGreaterThan(50);
  expect(statuses.at(-1)).toBe(429);
  expect(await post({ query: '{ __typename }' }, { from: '10.1.0.2' })).toMatchObject({ status: 200 });
});

describe('the schema', () => {
  test('answers the standard introspection query like graphql-js', async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true });
    const { body } = await post({ query });
    const { schema } = app.engine.reads;
    expect(body).toEqual(JSON.parse(JSON.stringify(await execute({ schema, document: parse(query) }))));
    expect(buildClientSchema(body.data).getQueryType()!.name).toBe('Query');
  });

  test.each(['fields { type', 'inputFields { type', 'possibleTypes { ... on __Type'])(
    'cannot be introspected to unlimited depth through %s',
    async (list) => {
      const { body } = await post({
        query: `{ __type(name: "Query") { ${`${list} { `.repeat(4)}name${' } }'.repeat(4)} } }`,
      });
      expect([body.data, body.errors[0].message]).toEqual([
        undefined,
        'Maximum introspection depth exceeded',
      ]);
    },
  );

  test('cannot be introspected repeatedly within one budget', async () => {
    const from = '10.2.0.1';
    const query = getIntrospectionQuery();
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await post({ query }, { from })).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(5);
    expect(statuses.at(-1)).toBe(429);
  });
});
