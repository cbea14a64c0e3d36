import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { NEVER, of, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toFailure } from './failure.ts';
import { makeHeadersLink, makeNetworkLink, makeTimeoutLink, makeToastLink, timeoutFor } from './links.ts';
import { rereadTokens } from './session.ts';
import { fakeStorage } from './testing.ts';

const QUERY = gql`query Me { me { id } }`;
const SIGN_IN = gql`query SignIn { me { id } }`;
const data = { data: { me: { __typename: 'User', id: 'u1' } } };
const failure = {
  errors: [{ message: 'Full', extensions: { details: [{ field: 'seat', message: 'is taken' }] } }],
};

const createClient = (...links: ApolloLink[]) =>
  new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from(links) });

describe('headers', () => {
  it('mark AJAX requests, name the language and carry the token except at sign-in', async () => {
    fakeStorage({ accessToken: 'a1', refreshToken: 'r1' });
    rereadTokens();
    const seen: Record<string, string>[] = [];
    const server = new ApolloLink((operation) => {
      seen.push(operation.getContext().headers);
      return of(data);
    });
    const client = createClient(
      makeHeadersLink(() => 'en'),
      server,
    );
    await client.query({ query: QUERY, fetchPolicy: 'no-cache' });
    await client.query({ query: SIGN_IN, fetchPolicy: 'no-cache' });
    expect(seen[0]).toEqual({
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'en',
      authorization: 'Bearer a1',
    });
    expect(seen[1]).not.toHaveProperty('authorization');
  });

  it.each([
    ['a followed link', { 'sen.teacherLink': 'sealed' }, 'sealed', 'omit'],
    ['no link', { 'sen.teacherLink': '' }, undefined, 'omit'],
    ['perhaps a cookie of an earlier release', {}, undefined, 'same-origin'],
  ])('include the teacher’s link only in orders and no cookie: %s', async (_, stored, link, credentials) => {
    const items = fakeStorage();
    for (const [key, value] of Object.entries(stored)) items.set(key, value);
    rereadTokens();
    const sent: RequestInit[] = [];
    const http = new HttpLink({
      uri: '/graphql',
      credentials: 'omit',
      fetch: async (_uri, init) => {
        sent.push(init!);
        return new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } });
      },
    });
    const client = createClient(
      makeHeadersLink(() => 'vi'),
      http,
    );
    await client.query({ query: gql`query Checkout { me { id } }`, fetchPolicy: 'no-cache' });
    await client.query({ query: QUERY, fetchPolicy: 'no-cache' });
    const headers = sent.map((init) => init.headers as Record<string, string>);
    expect(headers.map((each) => each['x-teacher-link'])).toEqual([link, undefined]);
    expect(sent.map((init) => init.credentials)).toEqual([credentials, 'omit']);
  });
});

describe('time limits', () => {
  it('default to 20 s, 15 s or 30 s, unless the request sets one', async () => {
    expect(timeoutFor(undefined, '/courses')).toBe(20_000);
    expect(timeoutFor(undefined, '/admin/users')).toBe(30_000);
    expect(timeoutFor(5_000, '/admin/users')).toBe(5_000);
    expect(timeoutFor(undefined, '/courses', 12_000)).toBe(12_000);
    vi.stubEnv('VITE_REQUEST_TIMEOUT_MS', '');
    vi.resetModules();
    const { timeoutFor: unset } = await import('./links.ts');
    vi.unstubAllEnvs();
    expect(unset(undefined, '/courses')).toBe(15_000);
  });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('abort a request that takes longer', async () => {
    const client = createClient(
      makeTimeoutLink(
        () => '/',
        (why) => `Words for ${why}`,
      ),
      new ApolloLink(() => NEVER),
    );
    const outcome = client.query({ query: QUERY }).catch(toFailure);
    await vi.advanceTimersByTimeAsync(20_001);
    expect(await outcome).toMatchObject({ code: 'TIMEOUT', message: 'Words for timeout' });
  });
});

describe('a request without a response', () => {
  const failing = (error: Error) =>
    createClient(
      makeNetworkLink((why) => `Words for ${why}`),
      new ApolloLink(() => throwError(() => error)),
    )
      .query({ query: QUERY })
      .catch(toFailure);
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    [true, 'Words for unreachable'],
    [false, 'Words for offline'],
  ])('explains the reason in the viewer’s language (with a network: %s)', async (isOnline, message) => {
    vi.stubGlobal('navigator', { onLine: isOnline });
    const failure = await failing(new TypeError('Failed to fetch'));
    expect(failure).toMatchObject({ code: 'NETWORK', message, isUnsent: !isOnline });
  });

  it('leaves any other failure unchanged', async () => {
    expect(await failing(new RangeError('Too far'))).toMatchObject({ message: 'Too far' });
  });
});

describe('toasts', () => {
  const run = async (
    answer: () => ReturnType<typeof of>,
    query = QUERY,
    context: object = { suppressToast: false },
  ) => {
    const toasts: string[] = [];
    const client = createClient(
      makeToastLink((text) => toasts.push(text)),
      new ApolloLink(answer as never),
    );
    await client.query({ query, context, fetchPolicy: 'no-cache' }).catch(() => undefined);
    return toasts;
  };

  it('describe the failure in the specified order', async () => {
    expect(await run(() => of(failure) as never)).toEqual(['seat: is taken']);
    expect(await run(() => throwError(() => new TypeError('Failed to fetch')) as never)).toEqual([
      'Failed to fetch',
    ]);
    expect(await run(() => of(data) as never)).toEqual([]);
  });

  it('are skipped if the request asks for it, and at sign-in', async () => {
    expect(await run(() => of(failure) as never, QUERY, { suppressToast: true })).toEqual([]);
    expect(await run(() => of(failure) as never, SIGN_IN)).toEqual([]);
  });
});
