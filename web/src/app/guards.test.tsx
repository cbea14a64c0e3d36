import { act, screen } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { clearTokens, saveTokens } from '../apollo/session.ts';
import { tokenFor } from '../apollo/testing.ts';
import { ViewerProvider } from '../features/accounts/index.ts';
import { renderPiece } from '../testing/render.tsx';
import { RequireSignIn } from './guards.tsx';

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
        children: [{ index: true, element: 'Administration' }],
      },
      { path: '*', element: <Where /> },
    ],
  },
];
const open = () => renderPiece(null, { at: '/admin', routes, answer: async () => ({ me: null }) });

afterEach(clearTokens);

it('a guest of the administration signs in at its own page', async () => {
  await open();
  expect(await screen.findByText('/admin/login')).toBeTruthy();
});

it('an administrator whose session can’t be renewed goes to /login (specification, section 7)', async () => {
  saveTokens({ accessToken: tokenFor('admin', 3600), refreshToken: null });
  await open();
  expect(await screen.findByText('Administration')).toBeTruthy();
  act(clearTokens);
  expect(await screen.findByText('/login')).toBeTruthy();
});
