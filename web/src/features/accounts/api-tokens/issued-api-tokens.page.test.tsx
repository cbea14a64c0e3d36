import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { saveTokens } from '../../../apollo/session.ts';
import { tokenFor } from '../../../apollo/testing.ts';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import { viewerOnly } from '../../../testing/viewer.ts';
import { ViewerProvider } from '../viewer.tsx';
import { Component } from './issued-api-tokens.page.tsx';
import type { IssuedToken } from './withdraw-dialog.tsx';

const TOKEN: IssuedToken = {
  __typename: 'IssuedApiToken',
  id: 't1',
  name: 'Báo cáo doanh thu',
  hint: '2545',
  scopes: ['order:read-any', 'person:read'],
  ownerId: 'quan',
  ownerName: 'Lê Minh Quân',
  createdAt: '2026-10-14T02:00:00.000Z',
  expiresAt: '2099-10-14T17:00:00.000Z',
  lastUsedAt: '2026-11-24T02:00:00.000Z',
  lastUsedAddress: '203.0.113.24',
  endedAt: null,
  endReason: null,
};

const who = viewerOnly({ permissions: ['api-token:read', 'api-token:revoke'], administers: true });
const show = (list: Answer, at = '/', others: Answer = who) => {
  saveTokens({ accessToken: tokenFor('quan', 600), refreshToken: 'r' });
  return renderPiece(
    <ViewerProvider>
      <Component />
    </ViewerProvider>,
    {
      at,
      texts: ['apiTokens', 'people', 'workspace'],
      answer: (operation) => {
        if (operation.operationName === 'Me') return who(operation);
        return operation.operationName === 'IssuedApiTokens' ? list(operation) : others(operation);
      },
    },
  );
};
const listing =
  (...items: IssuedToken[]): Answer =>
  () =>
    Promise.resolve({
      apiTokens: { __typename: 'IssuedApiTokenPage', items, total: items.length, page: 1, limit: 20 },
    });

it('shows that no tokens exist', async () => {
  await show(listing());
  await screen.findByText('Chưa có mã nào');
});

it('shows that no token matches the filter and clears it', async () => {
  const requestedStates: unknown[] = [];
  await show((operation) => {
    requestedStates.push(operation.variables.isLive);
    return listing()(operation);
  }, '/?state=over');
  await screen.findByText('Không có mã phù hợp');
  expect(requestedStates).toEqual([false]);
  await userEvent.click(screen.getByRole('button', { name: 'Xem tất cả' }));
  await waitFor(() => expect(requestedStates).toContain(null));
});

it('shows a failure and retries', async () => {
  const list = vi.fn(() => Promise.reject(new Error('x')));
  await show(list);
  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
});

it('shows the owner, the scopes and the last use of each token', async () => {
  await show(listing(TOKEN));
  const row = (await screen.findByText('Báo cáo doanh thu')).closest('tr')!;
  expect(row.textContent).toContain('…2545');
  expect(row.textContent).toContain('Lê Minh Quân');
  expect(row.textContent).toContain('order:read-any1 quyền khác');
  expect(row.textContent).toContain('203.0.113.24');
});

it('requires a reason to revoke a token and shows an error there', async () => {
  // happy-dom does not implement popovers
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
  const sent: unknown[] = [];
  await show(listing(TOKEN), '/', ({ variables }) => {
    sent.push(variables.input);
    const details = [{ field: 'input.reason', code: 'LENGTH', message: 'Lý do này chưa đủ rõ' }];
    return Promise.reject(
      new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions: { code: 'BAD_INPUT', details } }] }),
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Thao tác với mã Báo cáo doanh thu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Thu hồi' }));
  const dialog = screen.getByRole('dialog', { name: 'Thu hồi mã “Báo cáo doanh thu” của Lê Minh Quân?' });
  const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Thu hồi' }));
  await send();
  expect(sent).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox'), 'Mã bị lộ');
  await send();
  await within(dialog).findByText('Lý do này chưa đủ rõ');
  expect(sent).toEqual([{ apiTokenId: 't1', reason: 'Mã bị lộ' }]);
});
