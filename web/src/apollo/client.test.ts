import { gql } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { HYDRATED } from '../start/app-assets.ts';
import { makeBrowserClient } from './client.ts';
import { cacheAndNetwork } from './fetch-policies.ts';
import { clearTokens, rereadTokens, saveTokens } from './session.ts';
import { SUPPRESS_TOAST, withoutToasts } from './suppress-toast.ts';
import { fakeStorage, tokenFor } from './testing.ts';

const QUERY = gql`query Viewer { me { id } }`;
const CATALOGUE = gql`query Categories { categories { id } }`;
const MUTATION = gql`mutation Save { save }`;
const REFUSAL = { errors: [{ message: 'Not today', extensions: { code: 'POLICY' } }] };

describe('a failed request', () => {
  const toast = vi.fn();
  const client = makeBrowserClient({
    language: () => 'vi',
    path: () => '/',
    toast,
    getNetworkMessage: String,
  });
  beforeEach(() => {
    toast.mockClear();
    vi.stubGlobal('fetch', async () =>
      Response.json(REFUSAL, { headers: { 'content-type': 'application/graphql-response+json' } }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is left to the screen that reads', async () => {
    await expect(client.query({ query: QUERY })).rejects.toThrow('Not today');
    const context = { headers: { authorization: 'Bearer other' } };
    await expect(client.query({ query: QUERY, context })).rejects.toThrow('Not today');
    expect(toast).not.toHaveBeenCalled();
  });

  it('shows a toast for a mutation, also with its own context', async () => {
    const context = { headers: { authorization: 'Bearer other' } };
    await expect(client.mutate({ mutation: MUTATION, context })).rejects.toThrow('Not today');
    expect(toast.mock.calls).toEqual([['Not today']]);
  });

  it('shows no toast if the screen or form handles the error', async () => {
    await expect(client.mutate({ mutation: MUTATION, ...SUPPRESS_TOAST })).rejects.toThrow('Not today');
    const send = async () => {
      await Promise.resolve();
      await client.mutate({ mutation: MUTATION });
    };
    await expect(withoutToasts(send)).rejects.toThrow('Not today');
    expect(toast).not.toHaveBeenCalled();
    await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow('Not today');
    expect(toast).toHaveBeenCalledOnce();
  });
});

describe('a query', () => {
  const sent: (Pick<RequestInit, 'method' | 'credentials'> & { url: URL; hasBody: boolean })[] = [];
  const responses: object[] = [];
  const fetching = async (url: string, init: RequestInit) => {
    const { method, credentials } = init;
    sent.push({ method, credentials, url: new URL(url, 'http://sen'), hasBody: init.body !== undefined });
    return Response.json(responses.shift() ?? { data: { me: null, categories: [] } }, {
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  };
  beforeEach(() => {
    sent.length = 0;
    fakeStorage();
    rereadTokens();
    vi.stubGlobal('fetch', fetching);
  });
  afterEach(() => {
    clearTokens();
    vi.unstubAllGlobals();
  });
  const client = makeBrowserClient({
    language: () => 'en',
    path: () => '/',
    toast: vi.fn(),
    getNetworkMessage: String,
  });
  const query = (document = CATALOGUE) => client.query({ query: document, fetchPolicy: 'no-cache' });

  it('of the catalogue by a guest is a cacheable GET with the language', async () => {
    await query();
    expect(sent).toMatchObject([{ method: 'GET', hasBody: false }]);
    expect(Object.fromEntries(sent[0]!.url.searchParams)).toMatchObject({
      lang: 'en',
      extensions: expect.stringContaining('persistedQuery'),
    });
  });

  it('of anything else is a POST, because URLs are logged', async () => {
    const ticket = gql`query GuestTicket($secret: String!) { guestTicket(secret: $secret) { id } }`;
    const mixed = gql`query Mixed { categories { id } me { id } }`;
    for (const document of [QUERY, ticket, mixed]) await query(document).catch(() => undefined);
    expect(sent.map(({ method, url }) => [method, url.search])).toEqual(Array(3).fill(['POST', '']));
  });

  it('sends no cookies, and neither does a mutation', async () => {
    for (const document of [CATALOGUE, QUERY]) await query(document);
    await client.mutate({ mutation: MUTATION, ...SUPPRESS_TOAST }).catch(() => undefined);
    expect(sent.map(({ method, credentials }) => [method, credentials])).toEqual([
      ['GET', 'omit'],
      ['POST', 'omit'],
      ['POST', 'omit'],
    ]);
  });

  it('with variables too long for a URL is a POST', async () => {
    const search = gql`query Search($search: String!) { courseSearch(search: $search) { total } }`;
    for (const letters of [100, 500])
      await client
        .query({ query: search, variables: { search: 'ệ'.repeat(letters) }, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it('is sent in full by POST if the server does not know it', async () => {
    responses.push({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    await query();
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(sent[1]!.url.search).toBe('');
  });

  it('of a signed-in person is a POST, like every mutation', async () => {
    await client.mutate({ mutation: MUTATION, ...SUPPRESS_TOAST }).catch(() => undefined);
    saveTokens({ accessToken: tokenFor('u1', 900), refreshToken: null });
    await query();
    expect(sent.map(({ method, url }) => [method, url.search])).toEqual([
      ['POST', ''],
      ['POST', ''],
    ]);
  });
});

describe('a server-rendered page', () => {
  it('hydrates from its own data, and later components refetch', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fetched = vi.fn(async () =>
      Response.json(
        { data: { me: { __typename: 'User', id: 'new' } } },
        {
          headers: { 'content-type': 'application/graphql-response+json' },
        },
      ),
    );
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', new EventTarget());
    onTestFinished(() => void vi.unstubAllGlobals());
    const state = {
      ROOT_QUERY: { __typename: 'Query', me: { __ref: 'User:old' } },
      'User:old': { __typename: 'User', id: 'old' },
    };
    const client = makeBrowserClient({
      language: () => 'vi',
      path: () => '/',
      toast: vi.fn(),
      getNetworkMessage: String,
      state,
    });
    const seen = () =>
      new Promise<unknown>((resolve) => {
        client
          .watchQuery({ query: QUERY, ...cacheAndNetwork })
          .subscribe(({ data, loading }) => loading || resolve(data));
      });
    // Independent of the time that React takes
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(await seen()).toMatchObject({ me: { id: 'old' } });
    expect(fetched).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(HYDRATED));
    expect(await seen()).toMatchObject({ me: { id: 'new' } });
  });
});
