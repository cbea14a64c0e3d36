import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CourseStatus } from '../../generated/schema.ts';
import { renderPiece } from '../../testing/render.tsx';
import { useTaughtCourseColumns } from './taught-course-columns.tsx';

type TaughtCourse = Parameters<ReturnType<typeof useTaughtCourseColumns>[number]['cell']>[0];

const course = (status: CourseStatus, studentCount: number) =>
  ({
    id: 'c',
    slug: 'pho',
    title: 'Nấu phở',
    coverUrl: '/cover.svg',
    lessonCount: 3,
    updatedAt: '2026-11-20T03:00:00Z',
    status,
    studentCount,
    isOwner: true,
  }) as TaughtCourse;

const Title = ({ of }: { of: TaughtCourse }) =>
  useTaughtCourseColumns()
    .find(({ key }) => key === 'course')
    ?.cell(of);

it.each([
  ['SUSPENDED', 1, true],
  ['ARCHIVED', 0, false],
  ['PUBLISHED', 1, false],
] as const)(
  'the confirmation for %s with %i students says who keeps access: %s',
  async (status, students, isTold) => {
    await renderPiece(<Title of={course(status, students)} />, { texts: ['studio'] });
    expect(screen.getByText(/3 bài/).textContent?.includes('Học viên đã mua vẫn học được')).toBe(isTold);
    if (!isTold) expect(screen.getByText(/sửa 20\/11\/2026/)).toBeTruthy();
  },
);
