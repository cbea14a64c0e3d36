import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toFailure } from '../../apollo/failure.ts';
import { clearTokens, readClaims, readTokens, saveTokens } from '../../apollo/session.ts';
import { tokenFor } from '../../apollo/testing.ts';
import { clientFor, renderPiece } from '../../testing/render.tsx';
import { viewerOnly } from '../../testing/viewer.ts';
import { MeDocument } from './viewer.gen.ts';
import { ViewerProvider } from './viewer.tsx';

const COURSE = gql`
  query Course {
    course(idOrSlug: "draft") {
      id
      title
    }
  }
`;

const Screen = () => {
  const { data } = useQuery<{ course: { title: string } | null }>(COURSE);
  return <p>{data?.course?.title ?? 'No such page'}</p>;
};

/** The cache of a page from the server, which renders for guests, who see no draft. */
const fromServer = (operations: string[]) => {
  const client = clientFor(async ({ operationName }) => {
    operations.push(operationName ?? '');
    return operationName === 'Course'
      ? { course: { __typename: 'Course', id: '1', title: 'My draft' } }
      : { me: null };
  });
  client.cache.writeQuery({ query: COURSE, data: { course: null } });
  return client;
};

const renderOperations = (operations: string[]) =>
  renderPiece(
    <ViewerProvider>
      <Screen />
    </ViewerProvider>,
    { client: fromServer(operations) },
  );

describe('a null result of an anonymous request', () => {
  afterEach(clearTokens);

  it('is refetched after sign-in', async () => {
    saveTokens({ accessToken: tokenFor('teacher', 3600), refreshToken: null });
    await renderOperations([]);
    expect(await screen.findByText('My draft')).toBeTruthy();
  });

  it('remains for a guest without a refetch', async () => {
    const operations: string[] = [];
    await renderOperations(operations);
    expect(screen.getByText('No such page')).toBeTruthy();
    expect(operations).toEqual([]);
  });
});

it('clears the cache before the profile of the next viewer is fetched', async () => {
  const caches: string[] = [];
  const client = clientFor(async ({ operationName }) => {
    if (operationName === 'Me') caches.push(JSON.stringify(client.cache.extract()));
    const title = `Course of ${readClaims(readTokens().accessToken).sub}`;
    return operationName === 'Me' ? { me: null } : { course: { __typename: 'Course', id: '1', title } };
  });
  saveTokens({ accessToken: tokenFor('lan', 3600), refreshToken: null });
  await renderPiece(
    <ViewerProvider>
      <Screen />
    </ViewerProvider>,
    { client },
  );
  await screen.findByText('Course of lan');
  act(() => saveTokens({ accessToken: tokenFor('minh', 3600), refreshToken: null }));
  await screen.findByText('Course of minh');
  await expect.poll(() => caches.length).toBe(2);
  expect(caches[1]).not.toContain('lan');
  clearTokens();
});

const Typed = () => {
  const [text, setText] = useState('');
  return (
    <button type="button" onClick={() => setText('of lan')}>
      Typed {text}
    </button>
  );
};

describe('a change of the viewer', () => {
  afterEach(clearTokens);
  const member = (id: string) => saveTokens({ accessToken: tokenFor(id, 3600), refreshToken: null });
  const showTyped = async () => {
    const view = await renderPiece(
      <ViewerProvider>
        <Typed />
      </ViewerProvider>,
      { answer: async () => ({ me: null }) },
    );
    act(() => screen.getByRole('button').click());
    expect(screen.getByText('Typed of lan')).toBeTruthy();
    return view;
  };

  it.each([
    ['another member', () => member('minh')],
    ['a guest', clearTokens],
  ])('resets the state of components for %s', async (_, change) => {
    member('lan');
    await showTyped();
    act(change);
    expect(screen.queryByText('Typed of lan')).toBeNull();
    expect(await screen.findByText('Typed')).toBeTruthy();
  });

  it('keeps the state of the page when a guest signs in', async () => {
    await showTyped();
    act(() => member('lan'));
    await expect.poll(() => screen.queryByText('Typed of lan')).not.toBeNull();
  });

  it('shows no error for a cancelled request of the former viewer', async () => {
    member('lan');
    const { client } = await showTyped();
    const answer = client.query({ query: gql`{ slow }`, fetchPolicy: 'no-cache' });
    const failed = answer.then(
      () => 'answered',
      (error: unknown) => toFailure(error).message,
    );
    await client.clearStore();
    expect(await failed).toBe('');
  });
});

describe('the language of a viewer who signs in', () => {
  beforeEach(() => saveTokens({ accessToken: tokenFor('lan', 3600), refreshToken: null }));
  afterEach(() => {
    clearTokens();
    localStorage.removeItem('sen.language');
  });
  const open = (at: string) =>
    renderPiece(<ViewerProvider>{null}</ViewerProvider>, { at, answer: viewerOnly({ locale: 'EN' }) });

  it('is the language of the account unless the browser has a choice', async () => {
    const { i18n } = await open('/');
    await vi.waitFor(() => expect(i18n.language).toBe('en'));
  });

  it.each([
    ['in this browser', 'vi', '/'],
    ['by the address', null, '/?lang=vi'],
  ])('remains as chosen %s', async (_, stored, at) => {
    if (stored) localStorage.setItem('sen.language', stored);
    window.history.replaceState(null, '', at);
    const { i18n, client } = await open(at);
    await vi.waitFor(() => expect(client.readQuery({ query: MeDocument })?.me).toBeTruthy());
    await act(async () => undefined);
    expect(i18n.language).toBe('vi');
    window.history.replaceState(null, '', '/');
  });
});
