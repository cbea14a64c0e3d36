import type { ApolloServerPlugin } from '@apollo/server';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import type { Context } from '../src/graphql/context.ts';
import { restRouteTable } from '../src/rest/routes/index.ts';
import { ownApp } from '../src/testing/app.ts';
import { course, teacher } from '../src/testing/factories.ts';

/** Every query and mutation passes Apollo Server: of the GraphQL endpoint, of REST, of rendered pages. */
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
let slug = '';
beforeAll(async () => {
  app = await ownApp({}, { plugins: [counting] });
  slug = (await course(app, (await teacher(app)).id)).slug;
  reset();
});
afterEach(reset);

const calledOnce = () => expect(called).toEqual(Object.fromEntries(HOOKS.map((name) => [name, 1])));
const query = 'query Course($slug: String!) { course(idOrSlug: $slug) { title } }';
const variables = { slug: 'any' };

it('a POST, whether its document is known or not', async () => {
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

it('a GET', async () => {
  const { statusCode } = await app.server.inject({
    url: '/graphql',
    query: { query, variables: JSON.stringify(variables) },
  });
  expect(statusCode).toBe(200);
  calledOnce();
});

it('a mutation', async () => {
  await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation { signOut { success } }' },
  });
  expect(called.willSendResponse).toBe(1);
});

it.each(restRouteTable.filter(({ file }) => !file))('$method $path of REST', async (route) => {
  const { method, path, needsSignIn } = route;
  await app.server.inject({
    method: method as 'POST',
    url: `/api${path.replace(/:\w+|\{\w+\}/g, 'x')}`,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
  expect(needsSignIn || called.requestDidStart > 0).toBe(true);
  for (const name of HOOKS) expect([name, called[name]]).toEqual([name, called.requestDidStart]);
});

it.each([() => '/', () => '/courses', () => `/courses/${slug}`])('a rendered page %#', async (address) => {
  const { statusCode } = await app.server.inject({ url: address(), headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  expect(called.requestDidStart).toBeGreaterThan(0);
  for (const name of HOOKS) expect([name, called[name]]).toEqual([name, called.requestDidStart]);
});

it('no subscription', async () => {
  const { body } = await app.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'subscription { refundChanged { id } }' },
  });
  expect(body).toContain('SUBSCRIPTION_OVER_HTTP');
  calledOnce();
});
