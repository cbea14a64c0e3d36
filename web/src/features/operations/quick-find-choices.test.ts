import { expect, test } from 'vitest';
import { type Choice, findPages, recentChoices, rememberChoice } from './quick-find-choices.ts';

const page = (label: string, to: string): Choice => ({ label, to });
const PAGES = [page('Người dùng', '/admin/users'), page('Hoá đơn', '/admin/bills')];

test('finds pages with and without accents', () => {
  expect(findPages(PAGES, 'hoa don').map(({ to }) => to)).toEqual(['/admin/bills']);
  expect(findPages(PAGES, 'Người')).toHaveLength(1);
  expect(findPages(PAGES, 'zz')).toEqual([]);
});

test('shows the last five choices of this administrator first, without duplicates', () => {
  const storage = new Map<string, string>();
  globalThis.sessionStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  } as unknown as Storage;
  for (const n of [1, 2, 3, 4, 5, 6, 3]) rememberChoice('a', page(`P${n}`, `/p${n}`));
  expect(recentChoices('a').map(({ to }) => to)).toEqual(['/p3', '/p6', '/p5', '/p4', '/p2']);
  expect(recentChoices('b')).toEqual([]);
});

test('ignores invalid stored choices', () => {
  for (const odd of ['{}', '{', '7']) {
    sessionStorage.setItem('sen.quickFind.c', odd);
    expect(recentChoices('c')).toEqual([]);
  }
  sessionStorage.setItem('sen.quickFind.c', '[null, {"label": {}, "to": "/a"}, {"label": "A", "to": "/a"}]');
  expect(recentChoices('c')).toEqual([{ label: 'A', to: '/a' }]);
});
