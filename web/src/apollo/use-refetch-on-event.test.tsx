import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useApolloClient, useQuery } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import { cacheAndNetwork } from './fetch-policies.ts';
import { useRefetchOnEvent } from './use-refetch-on-event.ts';

/** A server whose responses the test delays. Each contains the state at the time of its request. */
const slowServer = () => {
  let state = 'asked for';
  const waiting: (() => void)[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const read = state;
        waiting.push(() => {
          observer.next({ data: { state: read } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return {
    waiting,
    move: (to: string) => {
      state = to;
    },
    answer: async () => {
      await act(async () => waiting.shift()?.());
    },
    wrapper: ({ children }: PropsWithChildren) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  };
};

const STATE = gql`
  query State {
    state
  }
`;

it('refetches once for all events received during a pending request', async () => {
  const server = slowServer();
  const { result } = renderHook(
    () => {
      const query = useQuery<{ state: string }>(STATE, cacheAndNetwork);
      return { state: query.data?.state, tell: useRefetchOnEvent(query) };
    },
    { wrapper: server.wrapper },
  );
  await waitFor(() => expect(server.waiting).toHaveLength(1));
  server.move('approved');
  act(() => result.current.tell());
  server.move('paid');
  act(() => result.current.tell());
  expect(server.waiting).toHaveLength(1);
  await server.answer();
  await waitFor(() => expect(server.waiting).toHaveLength(1));
  await server.answer();
  await waitFor(() => expect(result.current.state).toBe('paid'));
  expect(server.waiting).toHaveLength(0);

  server.move('returned');
  act(() => result.current.tell());
  await waitFor(() => expect(server.waiting).toHaveLength(1));
  await server.answer();
  await waitFor(() => expect(result.current.state).toBe('returned'));
});

it('refetches after an event received while the cache refetches evicted fields', async () => {
  const server = slowServer();
  const { result } = renderHook(
    () => {
      const query = useQuery<{ state: string }>(STATE, cacheAndNetwork);
      const { cache } = useApolloClient();
      const notify = useRefetchOnEvent(query, () => {
        cache.modify({ fields: { state: (_, { DELETE }) => DELETE } });
        return query.refetch();
      });
      return { state: query.data?.state, loading: query.loading, tell: notify };
    },
    { wrapper: server.wrapper },
  );
  await waitFor(() => expect(server.waiting).toHaveLength(1));
  await server.answer();
  await waitFor(() => expect(result.current.state).toBe('asked for'));
  for (const [first, last] of [
    ['approved', 'sending'],
    ['failed', 'paid'],
  ] as const) {
    server.move(first);
    act(() => result.current.tell());
    server.move(last);
    act(() => result.current.tell());
    await vi.waitFor(async () => {
      await server.answer();
      expect(result.current).toMatchObject({ state: last, loading: false });
    });
  }
});

it('keeps the data on the screen when a refetch fails', async () => {
  const server = slowServer();
  const { result } = renderHook(
    () => {
      const query = useQuery<{ state: string }>(STATE, cacheAndNetwork);
      return {
        state: query.data?.state,
        tell: useRefetchOnEvent(query, () => Promise.reject(new TypeError('fetch failed'))),
      };
    },
    { wrapper: server.wrapper },
  );
  await waitFor(() => expect(server.waiting).toHaveLength(1));
  await server.answer();
  await waitFor(() => expect(result.current.state).toBe('asked for'));
  act(() => result.current.tell());
  expect(result.current.state).toBe('asked for');
});
