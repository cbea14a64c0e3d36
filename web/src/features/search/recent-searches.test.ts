import { beforeEach, expect, it } from 'vitest';
import { clearTokens, rereadTokens, saveTokens } from '../../apollo/session.ts';
import { fakeStorage, tokenFor } from '../../apollo/testing.ts';
import { forgetSearch, noteSearch, recentSearches } from './recent-searches.ts';

beforeEach(() => {
  fakeStorage({ accessToken: null, refreshToken: null });
  rereadTokens();
});

it('remembers five searches, newest first, each once however it is written', () => {
  for (const words of ['a', 'b', 'c', 'd', ' Đàn ', 'f', 'đàn', '  ']) noteSearch(words);
  expect(recentSearches()).toEqual(['đàn', 'f', 'd', 'c', 'b']);
});

it('forgets one of them, and all', () => {
  for (const words of ['a', 'b', 'c']) noteSearch(words);
  expect(forgetSearch('b')).toEqual(['c', 'a']);
  expect(recentSearches()).toEqual(['c', 'a']);
  expect(forgetSearch()).toEqual([]);
  expect(localStorage.getItem('sen.session.searches')).toBeNull();
});

it('goes with the session, and is nothing to the next person', () => {
  saveTokens({ accessToken: tokenFor('lan', 600), refreshToken: 'r' });
  noteSearch('a');
  saveTokens({ accessToken: tokenFor('minh', 600), refreshToken: 'r' });
  expect(recentSearches()).toEqual([]);
  noteSearch('b');
  clearTokens();
  expect(localStorage.getItem('sen.session.searches')).toBeNull();
});
