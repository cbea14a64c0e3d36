import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../apollo/session.ts';
import { tokenFor } from '../apollo/testing.ts';
import { ViewerProvider } from '../features/accounts/index.ts';
import { type Answer, renderPiece } from '../testing/render.tsx';
import { viewerOnly } from '../testing/viewer.ts';
import { SidebarLayout } from './sidebar-layout.tsx';

const open = (answer: Answer) =>
  renderPiece(
    <ViewerProvider>
      <SidebarLayout groups={[]} />
    </ViewerProvider>,
    { answer, texts: ['workspace'] },
  );
const sidebar = () => within(screen.getByRole('complementary'));

beforeEach(() => saveTokens({ accessToken: tokenFor('lan', 3600), refreshToken: null }));
afterEach(() => {
  clearTokens();
  vi.restoreAllMocks();
});

it('shows a viewer without a loaded profile as a student', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  await open(() => Promise.reject(new Error('The server is away')));
  await vi.waitFor(() =>
    expect(warning).toHaveBeenCalledWith('The profile could not be loaded', expect.anything()),
  );
  expect(sidebar().getByText('Người dùng')).toBeTruthy();
  expect(sidebar().getByText('Student')).toBeTruthy();
});

it('shows a viewer with a profile in their own role', async () => {
  await open(viewerOnly({ role: 'ADMIN' }));
  expect(await sidebar().findByText('Quản trị viên')).toBeTruthy();
  expect(sidebar().getByText('Đỗ Khánh Lan')).toBeTruthy();
  expect(sidebar().queryByText('Student')).toBeNull();
});

it('offers the course search in every area without its own search', async () => {
  await open(viewerOnly({ role: 'USER' }));
  expect(await screen.findByRole('button', { name: 'Tìm kiếm' })).toBeTruthy();
});

it('announces pending items to screen readers, with a cap on the number', async () => {
  const icon = () => null;
  await renderPiece(
    <ViewerProvider>
      <SidebarLayout
        groups={[
          {
            items: [
              { label: 'Hỏi đáp', to: '/questions', icon, count: 3 },
              { label: 'Chấm bài', to: '/marking', icon, count: 100 },
              { label: 'Đánh giá', to: '/ratings', icon, count: 0 },
            ],
          },
        ]}
      />
    </ViewerProvider>,
    { answer: viewerOnly({ role: 'TEACHER' }), texts: ['workspace'] },
  );
  expect(await sidebar().findByText('Giảng viên')).toBeTruthy();
  for (const name of ['Hỏi đáp 3 đang chờ', 'Chấm bài 99+ đang chờ', 'Đánh giá'])
    expect(sidebar().getByRole('link', { name })).toBeTruthy();
});

it('closes and opens groups, remembers it, and shows the pending items of a closed group', async () => {
  const icon = () => null;
  const group = {
    heading: { name: 'tools', label: 'Công cụ', isClosed: true },
    items: [
      { label: 'Hỏi đáp', to: '/questions', icon, count: 3 },
      { label: 'Chấm bài', to: '/marking', icon, count: 4 },
    ],
  };
  const show = async () => {
    const { unmount } = await renderPiece(
      <ViewerProvider>
        <SidebarLayout groups={[group]} />
      </ViewerProvider>,
      { answer: viewerOnly({ role: 'TEACHER' }), texts: ['workspace'] },
    );
    await sidebar().findByText('Giảng viên');
    return unmount;
  };
  const unmount = await show();
  expect(sidebar().queryByRole('link', { name: /Hỏi đáp/ })).toBeNull();
  await userEvent.click(sidebar().getByRole('button', { name: 'Công cụ 7 đang chờ', expanded: false }));
  expect(sidebar().getByRole('button', { name: 'Công cụ', expanded: true })).toBeTruthy();
  expect(sidebar().getByRole('link', { name: 'Hỏi đáp 3 đang chờ' })).toBeTruthy();
  unmount();
  await show();
  expect(sidebar().getByRole('button', { name: 'Công cụ', expanded: true })).toBeTruthy();
});

it('scrolls to the current entry if it is below the edge', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isEntry = this.matches('[aria-current="page"]');
    return isEntry
      ? new DOMRect(0, 880 - this.closest('aside > div')!.scrollTop, 200, 40)
      : new DOMRect(0, 0, 280, 800);
  });
  const icon = () => null;
  await renderPiece(
    <ViewerProvider>
      <SidebarLayout groups={[{ items: [{ label: 'Mã giảm giá', to: '/', icon }] }]} />
    </ViewerProvider>,
    { answer: viewerOnly({ role: 'TEACHER' }), texts: ['workspace'] },
  );
  expect(await sidebar().findByRole('link', { name: 'Mã giảm giá', current: 'page' })).toBeTruthy();
  expect(screen.getByRole('complementary').firstElementChild!.scrollTop).toBe(120 + 24);
});
