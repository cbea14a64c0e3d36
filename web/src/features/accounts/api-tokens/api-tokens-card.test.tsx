import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import type { MyApiTokensQuery, TokenFactsFragment } from './api-tokens.gen.ts';
import { ApiTokensCard } from './api-tokens-card.tsx';

const SECRET = 'sen_pat_ThisIsShownOnceAndNeverAgain';
const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();

const TERMS: MyApiTokensQuery['apiTokenTerms'] = {
  __typename: 'ApiTokenTerms',
  isAllowed: true,
  limit: 3,
  longestDays: 365,
  resources: [
    {
      __typename: 'PermissionResource',
      resource: 'profile',
      label: 'Hồ sơ',
      actions: [
        { __typename: 'PermissionAction', permission: 'profile:read', label: 'Xem' },
        { __typename: 'PermissionAction', permission: 'profile:update', label: 'Sửa' },
      ],
    },
  ],
};
const TOKEN: TokenFactsFragment = {
  __typename: 'ApiToken',
  id: 't1',
  name: 'Bảng Notion',
  hint: 'Ga5E',
  scopes: ['profile:read'],
  expiresAt: at(60),
  lastUsedAt: null,
  lastUsedAddress: null,
  endedAt: null,
  endReason: null,
  renewedAsId: null,
};

const answering =
  (tokens: readonly TokenFactsFragment[], terms: object = {}, others: Answer = () => Promise.reject()) =>
  (operation: Parameters<Answer>[0]) =>
    operation.operationName === 'MyApiTokens'
      ? Promise.resolve({ apiTokenTerms: { ...TERMS, ...terms }, myApiTokens: tokens })
      : others(operation);
const card = (answer: Answer) =>
  renderPiece(<ApiTokensCard />, { answer, texts: ['apiTokens', 'security', 'workspace'] });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the card of API tokens', () => {
  it('shows a loading state without a create button', async () => {
    await card(() => new Promise(() => undefined));
    expect(screen.getByRole('heading', { name: 'Mã truy cập API' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tạo mã' })).toBeNull();
    expect(screen.queryByText('Bạn chưa có mã nào.')).toBeNull();
  });

  it('shows an empty state', async () => {
    await card(answering([]));
    await screen.findByText('Bạn chưa có mã nào.');
    button('Tạo mã');
  });

  it('shows a failure and retries', async () => {
    const answer = vi.fn(() => Promise.reject(new Error('x')));
    await card(answer);
    await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  });

  it('shows the state of each token and its actions', async () => {
    await card(
      answering(
        [
          { ...TOKEN, name: 'Tốt', lastUsedAt: at(-1), lastUsedAddress: '203.0.113.24' },
          { ...TOKEN, id: 't2', name: 'Sắp hết', expiresAt: at(5) },
          { ...TOKEN, id: 't3', name: 'Hết', expiresAt: at(-5) },
          { ...TOKEN, id: 't4', name: 'Thu', endedAt: at(-1), endReason: 'REVOKED' },
          { ...TOKEN, id: 't5', name: 'Cũ', expiresAt: at(0.5), renewedAsId: 't1' },
        ],
        { limit: 20 },
      ),
    );
    const rows = await screen.findAllByRole('listitem');
    const rowTexts = rows.map(({ textContent }) => textContent);
    expect(rowTexts[0]).toMatch(/Tốt…Ga5EHết hạn .*203\.0\.113\.24/);
    expect(rowTexts[1]).toMatch(/Chưa dùng/);
    expect(rowTexts[2]).toMatch(/Đã hết hạn/);
    expect(rowTexts[3]).toMatch(/Đã thu hồi/);
    expect(rowTexts[4]).toMatch(/Đã gia hạn, mã cũ dùng được đến/);
    const actions = rows.map((row) =>
      within(row)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    );
    const both = ['Gia hạn', 'Thu hồi'];
    expect(actions).toEqual([both, both, both, [], ['Thu hồi']]);
  });

  it('disables creation at the limit or when tokens are switched off', async () => {
    const three = ['a', 'b', 'c'].map((id) => ({ ...TOKEN, id, name: id }));
    await card(answering(three));
    await screen.findByText(/Bạn đã có đủ 3 mã/);
    expect(screen.queryByRole('button', { name: 'Tạo mã' })).toBeNull();
  });

  it('shows that tokens are switched off and still revokes them', async () => {
    await card(answering([TOKEN], { isAllowed: false }));
    await screen.findByText(/Quản trị viên đang tắt mã truy cập/);
    expect(screen.queryByRole('button', { name: 'Tạo mã' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Gia hạn/ })).toBeNull();
    button('Thu hồi Bảng Notion');
  });
});

describe('creating a token', () => {
  const fill = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tạo mã' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Dùng cho việc gì/ }), 'Bảng tiến độ');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hồ sơ: Xem' }));
    await userEvent.click(button('Tạo mã với 1 quyền'));
  };

  it('shows missing values at the fields before sending', async () => {
    const others = vi.fn(() => Promise.reject());
    await card(answering([], {}, others));
    await userEvent.click(await screen.findByRole('button', { name: 'Tạo mã' }));
    await userEvent.click(button('Tạo mã'));
    await screen.findByText('Tên cần từ 2 đến 60 ký tự');
    expect(screen.getByText('Chọn ít nhất một quyền')).toBeTruthy();
    expect(others).not.toHaveBeenCalled();
  });

  it('shows a server error at its field and keeps the input', async () => {
    const details = [{ field: 'input.name', code: 'LENGTH', message: 'Tên này không dùng được' }];
    await card(
      answering([], {}, () =>
        Promise.reject(
          new CombinedGraphQLErrors({
            errors: [{ message: 'x', extensions: { code: 'BAD_INPUT', details } }],
          }),
        ),
      ),
    );
    await fill();
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Dùng cho việc gì/ });
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Tên này không dùng được')).toBeTruthy();
    expect(name.value).toBe('Bảng tiến độ');
  });

  it('shows the secret once and confirms before the dialog closes', async () => {
    const sent: unknown[] = [];
    const { client } = await card(
      answering([TOKEN], {}, ({ variables }) => {
        sent.push(variables.input);
        return Promise.resolve({
          createApiToken: { __typename: 'CreatedApiToken', secret: SECRET, apiToken: TOKEN },
        });
      }),
    );
    await fill();
    await screen.findByText(SECRET);
    expect(sent).toMatchObject([{ name: 'Bảng tiến độ', scopes: ['profile:read'] }]);
    const dialog = screen.getByRole('dialog', { name: 'Mã mới của bạn' });
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Xong' }).disabled).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Đóng' }));
    // Closing by the browser asks as well, also if it closes the dialog immediately
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    (dialog as HTMLDialogElement).close();
    await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(true));
    await within(dialog).findByText(/Đánh dấu ô này trước khi đóng/);
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Xong' }));
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
    expect(document.body.innerHTML).not.toContain(SECRET);
    expect(JSON.stringify(client.cache.extract())).not.toContain(SECRET);
  });
});

it('renews a token with a grace period and shows the new one', async () => {
  const sent: unknown[] = [];
  await card(
    answering([TOKEN], {}, ({ variables }) => {
      sent.push(variables.input);
      return Promise.resolve({
        renewApiToken: { __typename: 'CreatedApiToken', secret: SECRET, apiToken: { ...TOKEN, id: 't9' } },
      });
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Gia hạn Bảng Notion' }));
  await userEvent.click(button('Ngừng ngay'));
  await userEvent.click(button('Gia hạn mã'));
  await screen.findByText(SECRET);
  expect(sent).toMatchObject([{ apiTokenId: 't1', overlapHours: 0 }]);
});
