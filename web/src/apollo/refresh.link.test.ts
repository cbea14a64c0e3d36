import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeRefreshLink } from './refresh.link.ts';
import { readTokens, rereadTokens, saveTokens } from './session.ts';
import { fakeStorage, tokenFor } from './testing.ts';

const QUERY = gql`query Me { me { id } }`;
const SIGN_IN = gql`query SignIn { me { id } }`;
const refusal = { errors: [{ message: 'Signed out', extensions: { code: 'UNAUTHENTICATED' } }] };
const data = { data: { me: { __typename: 'User', id: 'u1' } } };

const setUp = (responses: object[], refresh: (stale: string | null) => Promise<string | null>) => {
  const usedTokens: (string | null)[] = [];
  const server = new ApolloLink(() => {
    usedTokens.push(readTokens().accessToken);
    return of(responses[Math.min(usedTokens.length, responses.length) - 1] as ApolloLink.Result);
  });
  const link = ApolloLink.from([makeRefreshLink(refresh), server]);
  return { usedTokens, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
};

describe('the renewal link', () => {
  const fresh = tokenFor('u1', 600);
  const renewed = tokenFor('u1', 900, 'renewed');
  let staleTokens: (string | null)[];
  const refresh = async (stale: string | null) => {
    staleTokens.push(stale);
    saveTokens({ accessToken: renewed, refreshToken: 'r2' });
    return renewed;
  };

  beforeEach(() => {
    staleTokens = [];
    fakeStorage({ accessToken: fresh, refreshToken: 'r1' });
    rereadTokens();
  });

  it('renews once after a rejection and retries the request', async () => {
    const { client, usedTokens } = setUp([refusal, data], refresh);
    expect((await client.query({ query: QUERY })).data).toEqual(data.data);
    expect(usedTokens).toEqual([fresh, renewed]);
    expect(staleTokens).toEqual([fresh]);
  });

  it('renews only once per request and passes a second rejection on', async () => {
    const { client, usedTokens } = setUp([refusal], refresh);
    await expect(client.query({ query: QUERY })).rejects.toThrow('Signed out');
    expect(usedTokens).toHaveLength(2);
    expect(staleTokens).toHaveLength(1);
  });

  it('passes the rejection on without a stored refresh token', async () => {
    saveTokens({ accessToken: fresh, refreshToken: null });
    const { client, usedTokens } = setUp([refusal], refresh);
    await expect(client.query({ query: QUERY })).rejects.toThrow('Signed out');
    expect(usedTokens).toHaveLength(1);
    expect(staleTokens).toHaveLength(0);
  });

  it('never renews for sign-in', async () => {
    const { client } = setUp([refusal], refresh);
    await expect(client.query({ query: SIGN_IN })).rejects.toThrow('Signed out');
    expect(staleTokens).toHaveLength(0);
  });

  it('renews before a request whose token expires within five minutes', async () => {
    const old = tokenFor('u1', 200);
    saveTokens({ accessToken: old, refreshToken: 'r1' });
    const { client, usedTokens } = setUp([data], refresh);
    await client.query({ query: QUERY });
    expect(staleTokens).toEqual([old]);
    expect(usedTokens).toEqual([renewed]);
  });

  it('uses the old token when early renewal fails on the network', async () => {
    const old = tokenFor('u1', 200);
    saveTokens({ accessToken: old, refreshToken: 'r1' });
    const { client, usedTokens } = setUp([data], () => Promise.reject(new TypeError('Failed to fetch')));
    await client.query({ query: QUERY });
    expect(usedTokens).toEqual([old]);
  });
});
