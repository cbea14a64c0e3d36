import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const PARAMETERS = [
  [/^\/courses\/?$/, ['search', 'level', 'page']],
  [/^\/instructor\/[^/]+\/?$/, ['page']],
] as const;

test.each([
  ['/courses?token=a&page=2&refresh_token=b', '/courses?page=2'],
  ['/courses?u=1&search=x&level=A&level=B', '/courses?level=A&level=B&search=x'],
  ['/?u=1', '/'],
  ['/courses/mot-khoa-hoc?page=2&utm_source=x', '/courses/mot-khoa-hoc'],
  ['/instructor/1?page=2&search=x', '/instructor/1?page=2'],
  ['//', '/'],
  ['//[x', '/[x'],
  ['/\\evil.example/courses', '/evil.example/courses'],
  ['http://evil.example/courses?page=1', '/courses?page=1'],
])('%s is rendered as %s', (url, expected) => {
  expect(pageKey(url, PARAMETERS)).toBe(expected);
});
