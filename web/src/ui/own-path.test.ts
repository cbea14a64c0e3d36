import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

describe('a link to this site', () => {
  it.each([
    ['/checkout/1?x=2#y', '/checkout/1?x=2#y'],
    ['/courses?next=//evil.test', '/courses?next=//evil.test'],
    ['/a/../b', '/b'],
    ['/a\\b', '/a/b'],
    ['/@evil.test', '/@evil.test'],
  ])('%s is the internal path %s', (value, path) => expect(ownPath(value)).toBe(path));

  it.each([
    null,
    '',
    'evil',
    'https://evil.test',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '/\\/evil.test',
    '\\\\evil.test',
    '/.//evil.test',
    '/./\\evil.test',
    '/x/..//evil.test',
    '/x/..\\\\evil.test',
    '/%2e//evil.test',
    '/%2E%2e//evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.\t//evil.test',
    ' //evil.test',
    '//user@evil.test',
    '//[',
    'javascript:alert(1)',
    'http:evil.test',
  ])('is never %j', (value) => expect(ownPath(value)).toBeNull());
});
