import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, readTokens, saveTokens } from '../apollo/session.ts';
import { tokenFor } from '../apollo/testing.ts';
import { ViewerProvider } from '../features/accounts/index.ts';
import { type Answer, renderPiece } from '../testing/render.tsx';
import { toast } from '../ui/toast.tsx';
import { LazyReplaceSession } from './lazy-replace-session.tsx';
import { consumeUrlTokens } from './url-tokens.ts';

const ownTokens = { accessToken: tokenFor('linh', 3600, 's1'), refreshToken: 'r1' };
/** The claims name Linh, which anyone can forge. */
const forgedTokens = { accessToken: tokenFor('linh', 3600, 'forged'), refreshToken: 'attacker' };
const nams = { accessToken: tokenFor('nam', 3600, 's2'), refreshToken: 'r2' };
const minesNext = { accessToken: tokenFor('linh', 3600, 's3'), refreshToken: 'r3' };

const refusal = new CombinedGraphQLErrors({
  errors: [{ message: 'Signed out', extensions: { code: 'UNAUTHENTICATED' } }],
});
const linh = { __typename: 'User', id: 'linh', fullName: 'Đỗ Khánh Linh', roles: [], permissions: [] };
const viewerFields = { email: '', name: 'Linh', avatarUrl: null, role: 'USER', administers: false };

/** The server, which knows tokens but not claims. */
const server: Answer = async ({ operationName, getContext }) => {
  const me = { ...linh, ...viewerFields, locale: 'VI', emailVerifiedAt: null };
  if (operationName === 'Me') return { me };
  const sent = (getContext() as { headers: { authorization: string } }).headers.authorization.slice(7);
  if (sent === nams.accessToken) return { me: { __typename: 'User', id: 'nam', fullName: 'Nam' } };
  if (sent === minesNext.accessToken) return { me: linh };
  throw refusal;
};

const arrive = async ({ accessToken, refreshToken }: { accessToken?: string; refreshToken?: string }) => {
  const query = new URLSearchParams();
  if (accessToken) query.set('token', accessToken);
  if (refreshToken) query.set('refresh_token', refreshToken);
  window.history.replaceState(null, '', `/?${query}`);
  consumeUrlTokens();
  expect(window.location.search).toBe('');
  const operations: string[] = [];
  await renderPiece(
    <ViewerProvider>
      <LazyReplaceSession />
    </ViewerProvider>,
    {
      answer: (operation) => {
        operations.push(operation.operationName ?? '');
        return server(operation);
      },
    },
  );
  return operations;
};

describe('tokens in the URL of a signed-in viewer', () => {
  beforeEach(() => saveTokens(ownTokens));
  afterEach(clearTokens);

  it('are dropped when the server does not know them, regardless of their claims', async () => {
    const errorToast = vi.spyOn(toast, 'error');
    const operations = await arrive(forgedTokens);
    await vi.waitFor(() => expect(errorToast).toHaveBeenCalledOnce());
    errorToast.mockRestore();
    expect(operations).toContain('SessionOwner');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readTokens()).toEqual(ownTokens);
  });

  it('replace the session only after confirmation', async () => {
    await arrive(nams);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('tài khoản của Nam');
    expect(readTokens()).toEqual(ownTokens);
    await userEvent.click(screen.getByRole('button', { name: 'Dùng tài khoản mới' }));
    expect(readTokens()).toEqual(nams);
  });

  it('are stored without confirmation if they belong to the same person', async () => {
    await arrive(minesNext);
    await vi.waitFor(() => expect(readTokens()).toEqual(minesNext));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are dropped if only a refresh token is present', async () => {
    const operations = await arrive({ refreshToken: 'attacker' });
    expect(readTokens()).toEqual(ownTokens);
    expect(operations).not.toContain('SessionOwner');
  });
});

describe('tokens in the URL of a guest', () => {
  beforeEach(clearTokens);
  afterEach(clearTokens);

  it('are stored, together or alone', async () => {
    await arrive({ accessToken: nams.accessToken });
    expect(readTokens()).toEqual({ accessToken: nams.accessToken, refreshToken: null });
    clearTokens();
    await arrive({ refreshToken: 'r9' });
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: 'r9' });
  });
});
