import { CombinedGraphQLErrors } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearTokens, saveTokens } from '../../../apollo/session.ts';
import { tokenFor } from '../../../apollo/testing.ts';
import { type Answer, renderPiece } from '../../../testing/render.tsx';
import { viewerOnly } from '../../../testing/viewer.ts';
import { ViewerProvider } from '../../accounts/index.ts';
import type { Setting } from './filter-settings.ts';
import { Component } from './settings.page.tsx';

const days: Setting = {
  __typename: 'Setting',
  key: 'refund.days',
  group: 'REFUNDS',
  kind: 'DURATION',
  unit: 'DAYS',
  label: 'Hạn hoàn tiền',
  description: 'Số ngày kể từ lúc thanh toán.',
  value: 7,
  default: 7,
  least: 1,
  most: 60,
  version: 0,
  changedAt: null,
  changedByName: null,
  whyChanged: null,
};
const tokens: Setting = {
  ...days,
  key: 'apiTokens.allowed',
  group: 'PROGRAMS',
  kind: 'BOOLEAN',
  unit: null,
  label: 'Cho phép mã truy cập API',
  description: 'Tắt thì mọi mã bị từ chối.',
  value: false,
  default: true,
  least: null,
  most: null,
  version: 2,
  changedAt: '2026-11-20T03:00:00Z',
  changedByName: 'Lê An',
  whyChanged: 'Nghi lộ mã',
};
const change = (version: number, value: boolean, changedByName: string | null, reason: string) => ({
  __typename: 'SettingChange' as const,
  ...{ version, value, changedByName, reason },
  changedAt: '2026-11-20T03:00:00Z',
});
const history = [change(2, false, 'Lê An', 'Nghi lộ mã'), change(1, true, null, 'Mở lại')];

/** Renders the page with an API of these settings; `store` returns the response of a change. */
const open = async (store: (input: Record<string, unknown>) => object = () => ({}), mayChange = true) => {
  const sent: Record<string, unknown>[] = [];
  let reads = 0;
  const me = viewerOnly({ permissions: mayChange ? ['setting:read', 'setting:update'] : ['setting:read'] });
  const answer: Answer = async (operation) => {
    const { operationName, variables } = operation;
    if (operationName === 'Me') return me(operation);
    if (operationName === 'Settings') {
      reads++;
      return { settings: [days, tokens] };
    }
    if (operationName === 'SettingHistory')
      return { setting: { __typename: 'Setting', key: variables.id, history } };
    sent.push(variables.input as Record<string, unknown>);
    return { changeSetting: store(variables.input as Record<string, unknown>) };
  };
  await renderPiece(
    <ViewerProvider>
      <Component />
    </ViewerProvider>,
    { answer, texts: ['settings', 'workspace'] },
  );
  await screen.findByRole('heading', { name: days.label });
  return { sent, reads: () => reads };
};
const getRow = (label: string) => screen.getByRole('heading', { name: label }).closest('li')!;
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => saveTokens({ accessToken: tokenFor('lan', 3600), refreshToken: null }));
afterEach(clearTokens);

describe('settings', () => {
  it('show the value, the default and the last editor', async () => {
    await open();
    expect(getRow(tokens.label).textContent).toContain('Tắt');
    expect(getRow(tokens.label).textContent).toContain('Mặc định Bật');
    expect(getRow(tokens.label).textContent).toContain('Lê An, 10:00 20/11/2026: Nghi lộ mã');
    expect(getRow(days.label).textContent).toContain('7 ngày');
    expect(within(getRow(days.label)).queryByRole('button', { name: /^Lịch sử/ })).toBeNull();
  });

  it('can be searched without accents and filtered by changed values', async () => {
    await open();
    const user = userEvent.setup();
    await user.type(screen.getByRole('searchbox'), 'hoan tien{Enter}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: tokens.label })).toBeNull());
    expect(getRow(days.label)).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'khong co{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Xem tất cả' }));
    await user.click(await screen.findByRole('button', { name: 'Khác mặc định (1)' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: days.label })).toBeNull());
    expect(getRow(tokens.label)).toBeTruthy();
  });

  it('are changed within their range, with a reason and a version', async () => {
    const user = userEvent.setup();
    const { sent } = await open(({ value }) => ({ ...days, value, version: 1 }));
    await user.click(await screen.findByRole('button', { name: `Đổi: ${days.label}` }));
    const field = dialog().getByRole('textbox', { name: 'Giá trị mới' });
    await user.clear(field);
    await user.type(field, '90');
    await user.click(dialog().getByRole('button', { name: 'Lưu thay đổi' }));
    expect(dialog().getAllByText('Từ 1 ngày đến 60 ngày')).toHaveLength(2);
    expect(dialog().getByText('Nhập lý do')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.clear(field);
    await user.type(field, '14');
    await user.type(dialog().getByRole('textbox', { name: /^Vì sao/ }), 'Thử hai tuần');
    await user.click(dialog().getByRole('button', { name: 'Lưu thay đổi' }));
    await waitFor(() => expect(getRow(days.label).textContent).toContain('14 ngày'));
    expect(sent).toEqual([{ key: 'refund.days', value: 14, reason: 'Thử hai tuần', expectedVersion: 0 }]);
  });

  it('show a conflict with a simultaneous change and reload', async () => {
    const user = userEvent.setup();
    const { reads } = await open(() => {
      throw new CombinedGraphQLErrors({
        errors: [
          {
            message: 'Có người vừa đổi',
            extensions: { code: 'CONFLICT', reason: 'STALE_VERSION', version: 3 },
          },
        ],
      });
    });
    await user.click(await screen.findByRole('button', { name: `Lịch sử: ${tokens.label}` }));
    await user.click(await dialog().findByRole('button', { name: 'Dùng lại Bật' }));
    await user.type(dialog().getByRole('textbox', { name: /^Vì sao/ }), 'Đã rõ nguyên nhân');
    await user.click(dialog().getByRole('button', { name: 'Lưu thay đổi' }));
    expect(await dialog().findByText('Có người vừa đổi')).toBeTruthy();
    await waitFor(() => expect(reads()).toBe(2));
  });

  it('are read-only without the permission', async () => {
    await open(undefined, false);
    expect(await screen.findByRole('button', { name: `Lịch sử: ${tokens.label}` })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Đổi:/ })).toBeNull();
  });
});
