import { beforeEach, expect, it } from 'vitest';
import { clearTokens, rereadTokens, saveTokens } from '../../apollo/session.ts';
import { fakeStorage, tokenFor } from '../../apollo/testing.ts';
import { noteViewedCourse, viewedCourses } from './viewed-courses.ts';

beforeEach(() => {
  fakeStorage({ accessToken: null, refreshToken: null });
  rereadTokens();
});

it('stores the recent courses of a viewer, newest first, without duplicates', () => {
  for (const id of ['a', 'b', 'a']) noteViewedCourse(id);
  expect(viewedCourses()).toEqual(['a', 'b']);
  for (let course = 0; course < 30; course += 1) noteViewedCourse(`c${course}`);
  expect(viewedCourses()).toHaveLength(12);
  expect(viewedCourses()[0]).toBe('c29');
});

it('shows no courses of the previous viewer of this browser', () => {
  noteViewedCourse('a');
  localStorage.setItem('accessToken', tokenFor('lan', 600));
  rereadTokens();
  expect(viewedCourses()).toEqual([]);
  noteViewedCourse('b');
  expect(viewedCourses()).toEqual(['b']);
});

it('is cleared with the session', () => {
  saveTokens({ accessToken: tokenFor('lan', 600), refreshToken: 'r' });
  noteViewedCourse('a');
  clearTokens();
  expect(localStorage.getItem('sen.session.courses')).toBeNull();
});

it('ignores corrupt stored data', () => {
  localStorage.setItem('sen.session.courses', '{"list": 3}');
  expect(viewedCourses()).toEqual([]);
});
