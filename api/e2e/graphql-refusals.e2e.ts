import { beforeAll, describe, expect, it } from 'vitest';
import { course, teacher } from '../src/testing/factories.ts';
import { graphql, type Listening, listening, send } from './listening.ts';

let sen: Listening;
let slug = '';
beforeAll(async () => {
  sen = await listening();
  slug = (await course(sen.app, (await teacher(sen.app)).id)).slug;
});

const ME = 'query Me { me { id email } }';
const COURSE = 'query Course($slug: String!) { course(idOrSlug: $slug) { id title } }';

describe('an invalid token', () => {
  it.each(['application/json', 'application/graphql-response+json'])(
    'is rejected with 401 before execution (%s)',
    async (accept) => {
      // Makes the document known
      for (let i = 0; i < 2; i++) await graphql(sen, COURSE, { variables: { slug }, headers: { accept } });
      for (const query of [
        ME,
        COURSE,
        'mutation { becomeTeacher(input: {headline: "Toán", sellerClass: INDIVIDUAL}) { id } }',
      ]) {
        const { status, headers, body } = await graphql(sen, query, {
          token: 'no.good.token',
          variables: { slug },
          headers: { accept },
        });
        expect([status, body.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
        expect(headers.get('www-authenticate')).toBe('Bearer realm="api", error="invalid_token"');
        expect(body.data).toBeUndefined();
      }
      // A request without a token gets a challenge, if the status demands it
      const anonymous = await graphql(sen, ME, { headers: { accept } });
      if (anonymous.status === 401)
        expect(anonymous.headers.get('www-authenticate')).toBe('Bearer realm="api"');
      expect(anonymous.body.errors?.[0]?.extensions.reason).toBe('TOKEN_MISSING');
    },
  );

  it('does not block the operations that need no token', async () => {
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
    // Together with any other field it does not
    expect(
      (await ask('query { tokenState(token: "x") { valid } ...A } fragment A on Query { categories { id } }'))
        .status,
    ).toBe(401);
  });
});

describe('limits', () => {
  const getCode = async (query: string, variables?: object) =>
    (await graphql(sen, query, { variables })).body.errors?.[0]?.extensions.code;
  const nestFields = (depth: number): string => (depth ? `{ parent ${nestFields(depth - 1)} }` : '{ id }');

  it('apply to depth, aliases, root fields and tokens', async () => {
    expect(await getCode(`{ categories ${nestFields(9)} }`)).toBeUndefined();
    expect(await getCode(`{ categories ${nestFields(12)} }`)).toBe('TOO_COSTLY');
    expect(
      await getCode(`{ categories { ${Array.from({ length: 31 }, (_, i) => `a${i}: id`).join(' ')} } }`),
    ).toBe('TOO_COSTLY');
    expect(
      await getCode(
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

  it('apply to the cost of variables, and errors name the cost and limit', async () => {
    const query =
      'query P($limit: Int!) { courses(limit: $limit) { items { ratings(limit: $limit) { items { id stars createdAt } } } } }';
    expect(await getCode(query, { limit: 20 })).toBeUndefined();
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

  it('report the cost on request, on every path', async () => {
    const headers = { 'x-graphql-cost': '1' };
    for (let i = 0; i < 3; i++) {
      const { body } = await graphql(sen, 'query Cost { categories { id name } }', { headers });
      expect(body.extensions?.cost).toEqual({
        requested: 101,
        limit: 30_000,
        remaining: expect.any(Number),
        budget: expect.any(Number),
        reset: expect.any(Number),
      });
    }
    expect(
      (await graphql(sen, '{ tokenState(token: "x") { valid } }', { headers })).body.extensions?.cost
        ?.requested,
    ).toBe(2);
    expect((await graphql(sen, 'query Cost { categories { id name } }')).body.extensions).toBeUndefined();
  });
});

describe('an invalid operation', () => {
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
    const response = await send<{ errors: { extensions: { code: string } }[] }>(`${sen.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([response.status, response.body.errors[0]!.extensions.code]).toEqual([status, code]);
  });

  it('is BAD_INPUT: 400, or 200 for clients that accept application/json only', async () => {
    for (const query of ['{', '{ nothing }', 'query A { __typename } query B { __typename }']) {
      const modern = await graphql(sen, query, { headers: { accept: 'application/graphql-response+json' } });
      expect([modern.status, modern.body.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_INPUT']);
      expect((await graphql(sen, query, { headers: { accept: 'application/json' } })).status).toBe(200);
    }
  });

  it('has its message in the language of the request', async () => {
    const message = async (language: string) =>
      (await graphql(sen, ME, { headers: { 'accept-language': language } })).body.errors?.[0]?.message;
    expect(await message('en-GB')).toContain('sign in');
    expect(await message('vi')).toContain('đăng nhập');
  });
});
