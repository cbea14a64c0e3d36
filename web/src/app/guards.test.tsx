import { act, fireEvent, screen } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { clearTokens, readTokens, saveTokens } from '../apollo/session.ts';
import { tokenFor } from '../apollo/testing.ts';
import { useSignOut, ViewerProvider } from '../features/accounts/index.ts';
import { postponeTerms } from '../features/legal-documents/postponed-terms.ts';
import { type Answer, renderPiece } from '../testing/render.tsx';
import { viewerOnly } from '../testing/viewer.ts';
import { RequireSignIn } from './guards.tsx';

const SignOut = () => {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Sign out
    </button>
  );
};
const Where = () => <p>{useLocation().pathname}</p>;
const routes = [
  {
    element: (
      <ViewerProvider>
        <Outlet />
      </ViewerProvider>
    ),
    children: [
      {
        path: 'admin',
        element: <RequireSignIn loginPath="/admin/login" />,
        children: [
          { index: true, element: 'Administration' },
          { path: 'out', element: <SignOut /> },
        ],
      },
      // Its code is loaded when it is visited, like that of every page
      { path: '*', lazy: async () => ({ Component: Where }) },
    ],
  },
];
const open = (at = '/admin', answer?: Answer) =>
  renderPiece(null, {
    at,
    routes,
    answer: answer ?? (async () => ({ me: null, signOut: { __typename: 'EndedSessions', endedCount: 1 } })),
  });

afterEach(clearTokens);

it("a guest of the administration signs in on the administration's own page", async () => {
  await open();
  expect(await screen.findByText('/admin/login')).toBeTruthy();
});

it('an administrator whose session can’t be renewed goes to /login', async () => {
  saveTokens({ accessToken: tokenFor('admin', 3600), refreshToken: null });
  await open();
  expect(await screen.findByText('Administration')).toBeTruthy();
  act(clearTokens);
  expect(await screen.findByText('/login')).toBeTruthy();
});

it('a viewer who has to accept new terms is asked first, unless they postpone it in this tab', async () => {
  saveTokens({ accessToken: tokenFor('admin', 3600), refreshToken: null });
  const { router } = await open('/admin', viewerOnly({ mustAcceptTerms: true }));
  expect(await screen.findByText('/accept-terms')).toBeTruthy();
  expect(router.state.location.search).toBe('?next=%2Fadmin');
  act(() => {
    postponeTerms();
    void router.navigate('/admin');
  });
  expect(await screen.findByText('Administration')).toBeTruthy();
  sessionStorage.clear();
});

it('a viewer who signs out on a guarded page goes to the home page', async () => {
  saveTokens({ accessToken: tokenFor('admin', 3600), refreshToken: null });
  const { router } = await open('/admin/out');
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await vi.waitFor(() => expect(readTokens().accessToken).toBeNull());
  expect(await screen.findByText('/')).toBeTruthy();
  expect(visited).not.toContain('/login');
  expect(visited.at(-1)).toBe('/');
});
