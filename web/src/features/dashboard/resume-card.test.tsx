import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import type { DashboardQuery } from './dashboard.gen.ts';
import { ResumeCard } from './resume-card.tsx';

type Open = DashboardQuery['myEnrolments']['items'][number];

const enrolment = (id: string, title: string, state: 'STARTED' | 'COMPLETED') =>
  ({
    id,
    percentage: 20,
    lastLesson: { id, title, myProgress: { state, positionSec: 0 } },
    course: { id, slug: id, title: `Khoá ${id}`, coverUrl: '/cover.webp' },
  }) as Open;

it('shows the last lesson and whether it is done', async () => {
  await renderPiece(
    <ResumeCard
      enrolments={[enrolment('a', 'Bảng để nhìn', 'COMPLETED'), enrolment('b', 'Bảng để tính', 'STARTED')]}
    />,
    { texts: ['dashboard', 'learning'] },
  );
  expect(screen.getByText('Vừa xong bài: Bảng để nhìn')).toBeTruthy();
  expect(screen.getByText('Bảng để tính')).toBeTruthy();
});

it('shows a course as new until a lesson is opened', async () => {
  const unopened = { ...enrolment('a', '', 'STARTED'), percentage: 0, lastLesson: null };
  const others = [
    { ...unopened, id: 'b' },
    { ...enrolment('c', 'Bảng để nhìn', 'STARTED'), percentage: 0 },
  ];
  await renderPiece(<ResumeCard enrolments={[unopened, ...others]} />, { texts: ['dashboard', 'learning'] });
  expect(screen.getByText('Khoá mới')).toBeTruthy();
  expect(screen.queryByText('Đang học')).toBeNull();
  const begin = screen.getAllByRole('link', { name: /^Bắt đầu học/ });
  expect(begin.length).toBe(2);
  expect(screen.getByRole('link', { name: /^Học tiếp/ })).toBeTruthy();
});
