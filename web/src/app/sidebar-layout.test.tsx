import { screen, within } from '@testing-library/react';
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

it('a viewer whose profile could not be loaded stands in the sidebar as a student (specification, section 1)', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await open(() => Promise.reject(new Error('The server is away')));
  await vi.waitFor(() =>
    expect(warned).toHaveBeenCalledWith('The profile could not be loaded', expect.anything()),
  );
  expect(sidebar().getByText('Người dùng')).toBeTruthy();
  expect(sidebar().getByText('Student')).toBeTruthy();
});

it('a viewer with a profile stands there with their own role', async () => {
  await open(viewerOnly({ role: 'ADMIN' }));
  expect(await sidebar().findByText('Admin')).toBeTruthy();
  expect(sidebar().getByText('Đỗ Khánh Lan')).toBeTruthy();
  expect(sidebar().queryByText('Student')).toBeNull();
});

it('courses are searched from every area that has no search of its own', async () => {
  await open(viewerOnly({ role: 'USER' }));
  expect(await screen.findByRole('button', { name: 'Tìm kiếm' })).toBeTruthy();
});
