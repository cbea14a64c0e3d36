import { CombinedGraphQLErrors } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearTokens, saveTokens } from '../../apollo/session.ts';
import { tokenFor } from '../../apollo/testing.ts';
import { type Answer, renderPiece } from '../../testing/render.tsx';
import { viewerOnly } from '../../testing/viewer.ts';
import { ViewerProvider } from '../accounts/index.ts';
import { Component } from './branding.page.tsx';

const values = {
  __typename: 'BrandingValues',
  ...Object.fromEntries(
    [
      'logoLight logoDark icon accentColour heroTitleVi heroTitleEn heroTextVi heroTextEn heroPicture senderName',
      'signatureVi signatureEn issuerName signatory company taxCode address phone email licence footerVi footerEn',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, null]),
  ),
  name: 'Học viện Thử',
  primaryColour: '#2245B0',
  radius: 'SOFT',
  scenes: 'NONE',
  languages: 'VI_EN',
};
const state = (version: number, more: object = {}) => ({
  __typename: 'BrandingState',
  version,
  missingParticulars: ['taxCode', 'licence'],
  values: { ...values, ...more },
  history: [
    {
      __typename: 'BrandingChange',
      version: 1,
      changedFields: ['name', 'primaryColour'],
      changedAt: '2026-11-20T03:00:00Z',
      changedByName: null,
      reason: 'npm run setup',
    },
  ],
});
const preview = ({ accentColour }: { accentColour: string | null }) => {
  const isRefused = accentColour === '#E8590C';
  const price = isRefused ? '#B8235A' : (accentColour ?? '#B8235A');
  return {
    __typename: 'BrandingPreview',
    faults: isRefused
      ? [
          {
            __typename: 'BrandingFault',
            field: 'accentColour',
            message: 'Dễ lẫn với màu báo lỗi.',
            nearest: ['#D66C00', '#EB4F56'],
          },
        ]
      : [],
    light: [{ __typename: 'BrandingVariable', name: '--price', value: price }],
    dark: [],
    primaryScale: ['#EEF4FF', '#1F356B'],
    contrasts: [true, false].map((isDark) => ({
      __typename: 'BrandContrast',
      kind: 'BUTTON',
      isDark,
      front: '#FFFFFF',
      back: '#2245B0',
      ratio: 8.2,
      isAdjusted: isDark,
    })),
    readablePairs: 210,
  };
};

const open = async (save: (input: Record<string, unknown>) => object = () => state(2)) => {
  const sent: Record<string, unknown>[] = [];
  const me = viewerOnly({ permissions: ['setting:read', 'setting:update'] });
  const answer: Answer = async (operation) => {
    const { operationName, variables } = operation;
    const input = variables.input as Record<string, unknown>;
    if (operationName === 'Me') return me(operation);
    if (operationName === 'Branding') return { branding: state(1) };
    if (operationName === 'BrandingPreview') return { brandingPreview: preview(input as never) };
    sent.push(input);
    if (operationName === 'RestoreBranding') return { restoreBranding: state(2, { name: 'Sen' }) };
    return { changeBranding: save(input) };
  };
  await renderPiece(
    <ViewerProvider>
      <Component />
    </ViewerProvider>,
    { answer, texts: ['branding', 'workspace'] },
  );
  await screen.findByText('210 cặp màu đọc được theo WCAG AA');
  return { sent };
};
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sample = () => document.querySelector<HTMLElement>('figure [inert]')!;

beforeEach(() => saveTokens({ accessToken: tokenFor('lan', 3600), refreshToken: null }));
afterEach(clearTokens);

describe('the branding', () => {
  it('keeps the last usable colour in the preview, and offers the nearest of a refused one', async () => {
    const user = userEvent.setup();
    await open();
    expect(screen.getByText('Đã chỉnh')).toBeTruthy();
    expect(screen.getByText('Chưa có: Mã số thuế, Giấy phép')).toBeTruthy();
    fireEvent.change(field('Giá và ưu đãi'), { target: { value: '#6B21A8' } });
    await waitFor(() => expect(sample().style.getPropertyValue('--price')).toBe('#6B21A8'));
    fireEvent.change(field('Giá và ưu đãi'), { target: { value: '#E8590C' } });
    expect(await screen.findByText('Dễ lẫn với màu báo lỗi.')).toBeTruthy();
    expect(sample().style.getPropertyValue('--price')).toBe('#6B21A8');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lưu thương hiệu' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Dùng #D66C00' }));
    await waitFor(() => expect(sample().style.getPropertyValue('--price')).toBe('#D66C00'));
  });

  it('is saved with a reason and the version that was edited', async () => {
    const user = userEvent.setup();
    const { sent } = await open((input) => state(2, input.values as object));
    fireEvent.change(field('Mã số thuế'), { target: { value: '0101248141' } });
    expect(screen.getByText('Chưa có: Giấy phép')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lưu thương hiệu' }));
    expect(screen.getByText('Nhập lý do, ít nhất 3 ký tự')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(field('Vì sao đổi'), 'Đủ pháp lý');
    await user.click(screen.getByRole('button', { name: 'Lưu thương hiệu' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lưu thương hiệu' })).toBeNull());
    expect(sent).toMatchObject([
      {
        expectedVersion: 1,
        reason: 'Đủ pháp lý',
        values: { name: 'Học viện Thử', taxCode: '0101248141', company: null },
      },
    ]);
    expect(field('Mã số thuế').value).toBe('0101248141');
  });

  it('shows what the server refuses at its field', async () => {
    const user = userEvent.setup();
    await open(() => {
      throw new CombinedGraphQLErrors({
        errors: [
          {
            message: 'Có thông tin chưa hợp lệ',
            extensions: {
              code: 'BAD_INPUT',
              details: [{ field: 'values.taxCode', message: 'Mã này không thể có thật', code: 'INVALID' }],
            },
          },
        ],
      });
    });
    fireEvent.change(field('Mã số thuế'), { target: { value: '1' } });
    await user.type(field('Vì sao đổi'), 'Thử xem');
    await user.click(screen.getByRole('button', { name: 'Lưu thương hiệu' }));
    expect(await screen.findByText('Mã này không thể có thật')).toBeTruthy();
    expect(field(/Mã số thuế/).getAttribute('aria-invalid')).toBe('true');
  });

  it('refuses a file of 30 MB before it is sent, and keeps the current one', async () => {
    await open();
    const file = new File(['x'], 'logo.svg', { type: 'image/svg+xml' });
    Object.defineProperty(file, 'size', { value: 30 * 1024 ** 2 });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    fireEvent.change(input, { target: { files: [file] } });
    expect((await screen.findByRole('alert')).textContent).toContain('512 KB');
    expect(screen.queryByRole('button', { name: 'Lưu thương hiệu' })).toBeNull();
  });

  it('has a history of which a version can be used again', async () => {
    const user = userEvent.setup();
    const { sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Lịch sử' }));
    expect(await screen.findByText('Đổi: Tên học viện, Màu chính')).toBeTruthy();
    expect(screen.getByText(/^Lệnh cài đặt trên máy chủ/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dùng lại bản này' }));
    await user.type(await screen.findByRole('textbox', { name: /^Vì sao đổi/ }), 'Quay lại');
    await user.click(screen.getByRole('button', { name: 'Dùng lại bản này' }));
    await waitFor(() => expect(field('Tên học viện').value).toBe('Sen'));
    expect(sent).toEqual([{ version: 0, reason: 'Quay lại' }]);
  });
});
