import { expect, test } from 'vitest';
import { withoutTokens } from './pages.ts';

test.each([
  ['/courses?token=a&page=2&refresh_token=b', '/courses?page=2'],
  ['/courses?b=1&a=2', '/courses?a=2&b=1'],
  ['//', '/'],
  ['//[x', '/[x'],
  ['/\\evil.example/courses', '/evil.example/courses'],
  ['http://evil.example/courses?a=1', '/courses?a=1'],
])('%s is rendered as %s', (url, expected) => {
  expect(withoutTokens(url)).toBe(expected);
});
