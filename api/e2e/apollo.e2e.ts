import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import type { Context } from '../src/graphql/context.ts';
import { projectFolder } from '../src/platform/process/project-folder.ts';
import { restRouteTable } from '../src/rest/routes/index.ts';
import { ownApp } from '../src/testing/app.ts';
import { course, select, teacher } from '../src/testing/factories.ts';

/** Every query and mutation passes Apollo Server: those of the GraphQL endpoint, of REST and of rendered pages. */
const HOOKS = ['requestDidStart', 'didResolveOperation', 'willSendResponse'] as const;
let called: Record<(typeof HOOKS)[number], number>;
const reset = () => {
  called = { requestDidStart: 0, didResolveOperation: 0, willSendResponse: 0 };
};
const counting: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    called.requestDidStart++;
    return {
      async didResolveOperation() {
        called.didResolveOperation++;
      },
      async willSendResponse() {
        called.willSendResponse++;
      },
    };
  },
};

let app: App;
let places: { slug: string; teacher: string; category: string };
beforeAll(async () => {
  app = await ownApp({}, { plugins: [counting] });
  const { id } = await teacher(app);
  const { slug } = await course(app, id);
  const [category] = await select<{ slug: string }>(
    app,
    'select k.slug from course c join category k on k.id = c.category_id where c.slug = ?',
    [slug],
  );
  places = { slug, teacher: id, category: category!.slug };
  reset();
});
afterEach(reset);

const calledOnce = () => expect(called).toEqual(Object.fromEntries(HOOKS.map((name) => [name, 1])));
const query = 'query Course($slug: String!) { course(idOrSlug: $slug) { title } }';
const variables = { slug: 'any' };

it('a POST calls each hook once, whether its document is known or not', async () => {
  for (let i = 0; i < 4; i++) {
    reset();
    const { statusCode } = await app.server.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables },
    });
    expect(statusCode).toBe(200);
    calledOnce();
  }
});

it('a GET calls each hook once', async () => {
  const { statusCode } = await app.server.inject({
    url: '/graphql',
    query: { query, variables: JSON.stringify(variables) },
  });
  expect(statusCode).toBe(200);
  calledOnce();
});

const documents = Object.entries(
  JSON.parse(readFileSync(join(projectFolder(), 'schema', 'operations.json'), 'utf8')) as Record<
    string,
    { name: string; document: string }
  >,
).map(([hash, { name, document }]) => ({
  name,
  kind: getOperationAST(parse(document))!.operation,
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
}));

/** Sends a document without variables. Operations that require variables are rejected after `didResolveOperation`. */
const send = ({ extensions }: (typeof documents)[number], method: 'GET' | 'POST') =>
  method === 'POST'
    ? app.server.inject({ method, url: '/graphql', payload: { extensions } })
    : app.server.inject({ url: '/graphql', query: { extensions: JSON.stringify(extensions) } });

it('each document of the web calls each hook once by POST, and each query also by GET', async () => {
  const missed: string[] = [];
  let count = 0;
  for (const each of documents)
    for (const method of each.kind === OperationTypeNode.QUERY
      ? (['GET', 'POST'] as const)
      : (['POST'] as const)) {
      reset();
      await send(each, method);
      count++;
      if (HOOKS.some((name) => called[name] !== 1))
        missed.push(`${method} ${each.name} ${JSON.stringify(called)}`);
    }
  expect(missed).toEqual([]);
  expect(count).toBeGreaterThan(400);
});

it('a mutation calls each hook once', async () => {
  await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation { signOut { success } }' },
  });
  expect(called.willSendResponse).toBe(1);
});

it.each(restRouteTable.filter(({ file }) => !file))(
  '$method $path of REST calls each hook once',
  async (route) => {
    const { method, path } = route;
    await app.server.inject({
      method: method as 'POST',
      url: `/api${path.replace(/:\w+|\{\w+\}/g, 'x')}`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    expect(called.requestDidStart).toBeGreaterThan(0);
    for (const name of HOOKS) expect([name, called[name]]).toEqual([name, called.requestDidStart]);
  },
);

it.each<[string, () => string, status?: number]>([
  ['home', () => '/'],
  ['courses', () => '/courses'],
  ['a category', () => `/category/${places.category}`],
  ['a course', () => `/courses/${places.slug}`],
  ['a teacher', () => `/instructor/${places.teacher}`],
  ['certificates', () => '/verify'],
  ['a certificate', () => '/verify/SEN-0000-0000', 404],
  ['about', () => '/about'],
  ['contact', () => '/contact'],
  ['developers', () => '/developers'],
  ['reasons for a refusal', () => '/developers/reasons'],
  ['the design', () => '/developers/design'],
  ['an unknown page', () => '/khong-co-trang-nay', 404],
  ['the empty page of a viewer', () => '/dashboard'],
])('a rendered page calls each hook once for each query: %s', async (_, address, status = 200) => {
  const { statusCode, headers } = await app.server.inject({
    url: address(),
    headers: { accept: 'text/html' },
  });
  expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(called.requestDidStart).toBeGreaterThan(0);
  for (const name of HOOKS) expect([name, called[name]]).toEqual([name, called.requestDidStart]);
});

it('a subscription over HTTP is not executed', async () => {
  const { body } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'subscription { refundChanged { id } }' },
  });
  expect(body).toContain('SUBSCRIPTION_OVER_HTTP');
  calledOnce();
});
