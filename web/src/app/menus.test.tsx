import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearTokens, saveTokens } from '../apollo/session.ts';
import { tokenFor } from '../apollo/testing.ts';
import { ViewerProvider } from '../features/accounts/index.ts';
import { makeI18n } from '../i18n/i18n.ts';
import { renderPiece } from '../testing/render.tsx';
import { viewerOnly } from '../testing/viewer.ts';
import { ADMIN_PAGES } from './admin-pages.ts';
import { StudentLayout } from './student-layout.tsx';
import { TeacherLayout } from './teacher-layout.tsx';

beforeEach(() => saveTokens({ accessToken: tokenFor('lan', 3600), refreshToken: null }));
afterEach(clearTokens);

async function menuPaths(
  area: React.ReactNode,
  role: 'USER' | 'TEACHER',
  terms = {},
): Promise<(string | null)[]> {
  await renderPiece(<ViewerProvider>{area}</ViewerProvider>, {
    answer: viewerOnly({ role, roles: [role] }),
    texts: ['workspace', 'accounts'],
    i18n: await makeI18n('vi', terms),
  });
  const sections = await screen.findByRole('navigation', { name: 'Các mục' });
  return within(sections)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

it('the menu of a student begins with the entries of the specification', async () => {
  expect((await menuPaths(<StudentLayout />, 'USER')).slice(0, 8)).toEqual([
    '/dashboard',
    ...['courses', 'wishlist', 'progress', 'bills', 'refunds', 'ratings', 'profile'].map(
      (part) => `/dashboard/${part}`,
    ),
  ]);
});

it('the menu of a teacher begins with the entries of the specification', async () => {
  expect((await menuPaths(<TeacherLayout />, 'TEACHER')).slice(0, 12)).toEqual(
    [
      ...['courses', 'courses/new', 'student-management', 'course-reviews'],
      ...['analytics', 'analytics/courses', 'analytics/students'],
      'refunds',
      ...['earnings', 'earnings/analytics'],
      ...['advanced/packages', 'advanced/profile'],
    ].map((part) => `/teacher/${part}`),
  );
});

it('the menu of an administrator begins with the pages of the specification', () => {
  const specified = ADMIN_PAGES.filter(({ group }) => group === 'specified').map(({ to }) => to);
  expect(ADMIN_PAGES.slice(0, 15).map(({ to }) => to)).toEqual(specified);
  expect(specified).toEqual(
    [
      ...['users', 'courses/review', 'courses', 'packages', 'refunds', 'bills', 'reports', 'settings'],
      ...['permissions', 'audit-logs', 'category-management', 'support-center', 'announcements'],
      ...['performance', 'backup'],
    ].map((part) => `/admin/${part}`),
  );
});

it('the menu of a teacher in an academy has no packages', async () => {
  const paths = await menuPaths(<TeacherLayout />, 'TEACHER', { isAcademy: true });
  expect(paths).toContain('/teacher/advanced/profile');
  expect(paths).not.toContain('/teacher/advanced/packages');
});
