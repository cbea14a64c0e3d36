import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTokens, saveTokens } from '../../apollo/session.ts';
import { tokenFor } from '../../apollo/testing.ts';
import { type Answer, renderPiece } from '../../testing/render.tsx';
import { viewerOnly } from '../../testing/viewer.ts';
import { ViewerProvider } from '../accounts/index.ts';
import type { DashboardQuery } from './dashboard.gen.ts';
import { Component as Dashboard } from './dashboard.page.tsx';

const EMPTY: DashboardQuery = {
  myEnrolments: { __typename: 'EnrolmentPage', items: [] },
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

const open = (viewer: Answer, dashboard: object = EMPTY) =>
  renderPiece(
    <ViewerProvider>
      <Dashboard />
    </ViewerProvider>,
    {
      answer: (operation) =>
        operation.operationName === 'Dashboard' ? Promise.resolve({ ...dashboard }) : viewer(operation),
      texts: ['dashboard', 'accounts', 'learning'],
    },
  );
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
/** Waits until the page replaces its skeleton. */
const loaded = () => screen.findByText('Nhịp học của bạn');

beforeEach(() => saveTokens({ accessToken: tokenFor('lan', 3600), refreshToken: null }));
afterEach(() => {
  clearTokens();
  vi.restoreAllMocks();
});

it('greets a viewer by the given name', async () => {
  await open(viewerOnly());
  await loaded();
  expect(heading()).toBe('Chào Lan, học tiếp nhé?');
});

it('shows no name in the greeting if the profile failed to load', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await open(() => Promise.reject(new Error('The server is away')));
  await loaded();
  expect(warned).toHaveBeenCalledWith('The profile could not be loaded', expect.anything());
  expect(heading()).toBe('Học tiếp nhé?');
});

it('asks a member without courses three questions instead of showing zeros', async () => {
  const none = { ...EMPTY, studyStatistics: { ...EMPTY.studyStatistics, coursesInProgress: 0 } };
  const answers = {
    Dashboard: none,
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
    Categories: { categories: [] },
  };
  await open((operation) => {
    const answer = answers[operation.operationName as keyof typeof answers];
    return answer ? Promise.resolve(answer) : viewerOnly()(operation);
  }, none);
  expect(await screen.findByRole('heading', { level: 1, name: 'Chào Lan, mình bắt đầu nhé?' })).toBeTruthy();
  expect(screen.queryByText('Nhịp học của bạn')).toBeNull();
  expect(screen.getByRole('button', { name: '15 phút' }).getAttribute('aria-pressed')).toBe('false');
});
