import { beforeEach, expect, it } from 'vitest';
import { clearTokens, rereadTokens, saveTokens } from '../../apollo/session.ts';
import { fakeStorage, tokenFor } from '../../apollo/testing.ts';
import { forgetSearch, noteSearch, recentSearches } from './recent-searches.ts';

beforeEach(() => {
  fakeStorage({ accessToken: null, refreshToken: null });
  rereadTokens();
});

it('stores five searches, newest first, without spelling variants', () => {
  for (const search of ['a', 'b', 'c', 'd', ' Đàn ', 'f', 'đàn', '  ']) noteSearch(search);
  expect(recentSearches()).toEqual(['đàn', 'f', 'd', 'c', 'b']);
});

it('deletes one search or all', () => {
  for (const search of ['a', 'b', 'c']) noteSearch(search);
  expect(forgetSearch('b')).toEqual(['c', 'a']);
  expect(recentSearches()).toEqual(['c', 'a']);
  expect(forgetSearch()).toEqual([]);
  expect(localStorage.getItem('sen.session.searches')).toBeNull();
});

it('is cleared with the session and hidden from the next viewer', () => {
  saveTokens({ accessToken: tokenFor('lan', 600), refreshToken: 'r' });
  noteSearch('a');
  saveTokens({ accessToken: tokenFor('minh', 600), refreshToken: 'r' });
  expect(recentSearches()).toEqual([]);
  noteSearch('b');
  clearTokens();
  expect(localStorage.getItem('sen.session.searches')).toBeNull();
});
