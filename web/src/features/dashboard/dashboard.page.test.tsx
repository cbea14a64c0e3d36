import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../../apollo/session.ts';
import { tokenFor } from '../../apollo/testing.ts';
import { type Answer, renderPiece } from '../../testing/render.tsx';
import { viewerOnly } from '../../testing/viewer.ts';
import { ViewerProvider } from '../accounts/index.ts';
import type { DashboardQuery } from './dashboard.gen.ts';
import { Component as Dashboard } from './dashboard.page.tsx';

const EMPTY: DashboardQuery = {
  open: { __typename: 'EnrolmentPage', total: 0, items: [] },
  bloomed: { __typename: 'EnrolmentPage', total: 0, items: [] },
  studyStatistics: {
    __typename: 'StudyStatistics',
    studyMinutes: 0,
    streakDays: 0,
    longestStreakDays: 0,
    coursesInProgress: 1,
    coursesCompleted: 0,
    lessonsCompleted: 0,
    certificates: 0,
    achievements: 0,
    goalMinutesPerDay: 30,
    goalDaysPerWeek: 5,
  },
  studyDays: [],
  mySchedule: [],
  myActivity: { __typename: 'ActivityConnection', edges: [] },
  myAchievements: [],
};

const open = (viewer: Answer, data: Partial<DashboardQuery> = {}) =>
  renderPiece(
    <ViewerProvider>
      <Dashboard />
    </ViewerProvider>,
    {
      answer: (operation) =>
        operation.operationName === 'Dashboard' ? Promise.resolve({ ...EMPTY, ...data }) : viewer(operation),
      texts: ['dashboard', 'accounts', 'learning', 'pond'],
    },
  );
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const flower = (id: string, title: string, done: number): DashboardQuery['open']['items'][number] => ({
  __typename: 'Enrolment',
  id,
  percentage: done * 25,
  completedAt: null,
  chapters: [1, 2, 3, 4].map((chapter) => ({
    __typename: 'ChapterProgress',
    sectionId: `${id}-${chapter}`,
    title: `Chương ${chapter}`,
    requiredLessons: 2,
    completedLessons: chapter <= done ? 2 : 0,
    completedAt: chapter <= done ? '2026-11-20T12:00:00Z' : null,
    isNext: chapter === done + 1,
  })),
  lastLesson: { __typename: 'LessonOutline', id: `${id}-last` },
  nextLesson: {
    __typename: 'LessonOutline',
    id: `${id}-next`,
    title: `Bài của ${title}`,
    kind: 'VIDEO',
    durationSec: 600,
    myProgress: {
      __typename: 'LessonProgress',
      id: `${id}-progress`,
      lessonId: `${id}-next`,
      state: 'STARTED',
      positionSec: 345,
    },
  },
  course: {
    __typename: 'Course',
    id: `${id}-course`,
    slug: id,
    title: `${title}: một khoá`,
    coverUrl: '/c.svg',
  },
});

const ONE: Partial<DashboardQuery> = {
  open: { __typename: 'EnrolmentPage', total: 1, items: [flower('a', 'React', 2)] },
};
/** Waits until the page replaces its skeleton. */
const loaded = () => screen.findByRole('link', { name: /^React cánh thứ 3/ });

beforeEach(() => saveTokens({ accessToken: tokenFor('lan', 3600), refreshToken: null }));
afterEach(() => {
  clearTokens();
  vi.restoreAllMocks();
});

it('greets a viewer by the given name', async () => {
  await open(viewerOnly(), ONE);
  await loaded();
  expect(heading()).toBe('Chào Lan, một cánh nhé?');
});

it('shows no name in the greeting if the profile failed to load', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await open(() => Promise.reject(new Error('The server is away')), ONE);
  await loaded();
  expect(warned).toHaveBeenCalledWith('The profile could not be loaded', expect.anything());
  expect(heading()).toBe('Một cánh nhé?');
});

it('shows courses as flowers with one filled button, and the focused flower’s next lesson below them', async () => {
  await open(viewerOnly(), {
    open: {
      __typename: 'EnrolmentPage',
      total: 9,
      items: [flower('a', 'React', 2), flower('b', 'Excel', 1)],
    },
  });
  const today = await screen.findByRole('link', {
    name: 'React cánh thứ 3 đang mở Bài tiếp theo: Bài của React',
  });
  expect(today.getAttribute('href')).toBe('/learning/a-course?lesson=a-next');
  expect(screen.getByRole('link', { name: 'và 7 bông nữa' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Học tiếp từ 05:45/ }).getAttribute('href')).toBe(
    '/learning/a-course?lesson=a-next',
  );
  const other = screen.getByRole('link', { name: 'Excel 1 / 4 cánh Bài tiếp theo: Bài của Excel' });
  act(() => other.focus());
  expect(screen.getByRole('link', { name: /^Học tiếp từ 05:45/ }).getAttribute('href')).toBe(
    '/learning/b-course?lesson=b-next',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Xem dạng danh sách' }));
  expect(screen.getByText('1 / 4 cánh · Bài của Excel')).toBeTruthy();
});

it('asks a member without courses three questions instead of showing zeros', async () => {
  const answers = {
    StudyInterests: {
      myStudyInterests: {
        __typename: 'StudyInterests',
        purpose: null,
        categoryIds: [],
        minutesPerDay: null,
        daysPerWeek: null,
      },
    },
    StarterCourses: { starterCourses: [] },
    Categories: { categories: [], footerPages: [] },
  };
  await open((operation) => {
    const answer = answers[operation.operationName as keyof typeof answers];
    return answer ? Promise.resolve(answer) : viewerOnly()(operation);
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chào Lan, mình bắt đầu nhé?' })).toBeTruthy();
  expect(screen.queryByText('Nhịp học của bạn')).toBeNull();
  expect(screen.getByRole('button', { name: '15 phút' }).getAttribute('aria-pressed')).toBe('false');
});
