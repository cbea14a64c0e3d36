import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearTokens, saveTokens } from '../apollo/session.ts';
import { tokenFor } from '../apollo/testing.ts';
import { ViewerProvider } from '../features/accounts/index.ts';
import type { Role } from '../generated/schema.ts';
import { type Answer, renderPiece } from '../testing/render.tsx';
import { viewerOnly } from '../testing/viewer.ts';
import { TeacherLayout } from './teacher-layout.tsx';

const open = (answer: Answer) =>
  renderPiece(
    <ViewerProvider>
      <TeacherLayout />
    </ViewerProvider>,
    { answer, texts: ['workspace', 'accounts'] },
  );
const as = (...roles: [Role, ...Role[]]) => viewerOnly({ role: roles[0], roles });
const header = () => within(screen.getByRole('banner'));
const sidebar = () => within(screen.getByRole('complementary'));

beforeEach(() => saveTokens({ accessToken: tokenFor('lan', 3600), refreshToken: null }));
afterEach(clearTokens);

it('shows Instructor next to the name in the teacher’s area', async () => {
  await open(as('TEACHER'));
  expect(await sidebar().findByText('Đỗ Khánh Lan')).toBeTruthy();
  expect(header().getByText('Instructor').parentElement?.textContent).toBe('Đỗ Khánh LanInstructor');
});

it('shows Instructor to an administrator who teaches, and their role in the sidebar', async () => {
  await open(as('ADMIN', 'TEACHER'));
  expect(await sidebar().findByText('Quản trị viên')).toBeTruthy();
  expect(header().getByText('Instructor')).toBeTruthy();
});

it('shows Instructor before the profile is loaded', async () => {
  await open(() => new Promise(() => undefined));
  expect(header().getByText('Instructor')).toBeTruthy();
});

it.each<Role>(['USER', 'ADMIN'])(
  'offers a viewer who does not teach (%s) to become a teacher',
  async (role) => {
    await open(as(role));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dạy trên Sen' })).toBeTruthy();
    expect(screen.queryByText('Instructor')).toBeNull();
  },
);
