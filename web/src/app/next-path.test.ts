import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('where to go after signing in', () => {
  it('is a path of our own', () => {
    expect(nextPath('/checkout/1?x=2#y', '/')).toBe('/checkout/1?x=2#y');
    expect(nextPath(null, '/home')).toBe('/home');
  });

  it.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    'evil',
    '',
  ])('is never %s', (value) => expect(nextPath(value, '/')).toBe('/'));
});
