import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearTokens, saveTokens } from '../../apollo/session.ts';
import { tokenFor } from '../../apollo/testing.ts';
import { renderPiece } from '../../testing/render.tsx';
import { viewerOnly } from '../../testing/viewer.ts';
import { ViewerProvider } from '../accounts/index.ts';
import { Component } from './site-mode.page.tsx';

beforeEach(() => saveTokens({ accessToken: tokenFor('admin', 3600), refreshToken: null }));
afterEach(clearTokens);

const open = async () => {
  const sent: unknown[] = [];
  const viewer = viewerOnly({
    role: 'ADMIN',
    roles: ['ADMIN'],
    administers: true,
    permissions: ['setting:read', 'setting:update'],
  });
  let mode: Record<string, unknown> = {
    __typename: 'SiteMode',
    isAcademy: false,
    requiresCourseReview: true,
    isMembersOnly: false,
    hasCertificateLookup: true,
    signUp: 'OPEN',
    signUpDomains: [],
    version: 3,
  };
  await renderPiece(
    <ViewerProvider>
      <Component />
    </ViewerProvider>,
    {
      texts: ['siteMode', 'workspace'],
      answer: async (operation) => {
        const { operationName, variables } = operation;
        if (operationName === 'SiteMode') return { siteMode: mode };
        if (operationName === 'SiteModeEffects')
          return {
            siteModeEffects: {
              __typename: 'SiteModeEffects',
              members: 1742,
              publicPages: 214,
              publicOperations: 61,
              openOperations: 20,
              membersOfOtherDomains: (variables.domains as string[]).length ? 1318 : 1742,
              teachers: 12,
              packages: 4,
              coursesInReview: 0,
            },
          };
        if (operationName === 'ChangeSiteMode') {
          const { reason, expectedVersion, ...chosen } = (variables as { input: Record<string, unknown> })
            .input;
          sent.push({ reason, expectedVersion, ...chosen });
          mode = { ...mode, ...chosen, version: 5 };
          return { changeSiteMode: mode };
        }
        return viewer(operation);
      },
    },
  );
  return sent;
};

it('shows what a change affects before it asks for a reason', async () => {
  const user = userEvent.setup();
  const sent = await open();
  await user.click(await screen.findByRole('radio', { name: 'Chỉ thành viên' }));
  await user.click(screen.getByRole('radio', { name: 'Theo tên miền email' }));
  await user.type(screen.getByRole('textbox', { name: /^Thêm tên miền/ }), '@HocVien.vn{Enter}');
  expect(screen.getByText('3 thay đổi chưa lưu')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Xem trước và đổi' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Khách không còn xem được 214 trang/)).toBeTruthy();
  expect(dialog.getByText(/^1.318 thành viên đang dùng email khác/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Đổi' }));
  expect(dialog.getByText('Nhập lý do')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /^Vì sao/ }), 'Mở học viện');
  await user.click(dialog.getByRole('button', { name: 'Đổi' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        reason: 'Mở học viện',
        expectedVersion: 3,
        isAcademy: false,
        requiresCourseReview: true,
        isMembersOnly: true,
        hasCertificateLookup: true,
        signUp: 'DOMAIN',
        signUpDomains: ['hocvien.vn'],
      },
    ]),
  );
  expect(await screen.findByText('Đang là: Chỉ thành viên')).toBeTruthy();
});
