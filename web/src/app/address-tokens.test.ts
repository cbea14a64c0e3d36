import { describe, expect, it } from 'vitest';
import { tokenFor } from '../apollo/testing.ts';
import { replacesSomeone, takeTokens } from './address-tokens.ts';

const take = (path: string) => takeTokens(new URL(path, 'http://sen.test'));

describe('tokens in the address (specification, section 2)', () => {
  it('are read and removed; everything else stays', () => {
    expect(take('/courses?token=a&search=x&refresh_token=r#top')).toEqual({
      tokens: { accessToken: 'a', refreshToken: 'r' },
      address: '/courses?search=x#top',
    });
    expect(take('/?token=a')).toEqual({ tokens: { accessToken: 'a', refreshToken: null }, address: '/' });
  });

  it('mean nothing without an access token, but leave the address all the same', () => {
    expect(take('/?refresh_token=r')).toEqual({ tokens: null, address: '/' });
    expect(take('/courses?page=2')).toEqual({ tokens: null, address: '/courses?page=2' });
  });

  it('never replace another signed-in person unasked', () => {
    const arrived = { accessToken: tokenFor('linh', 600), refreshToken: 'r' };
    const as = (accessToken: string | null) => ({ accessToken, refreshToken: null });
    expect(replacesSomeone(arrived, as(null))).toBe(false);
    expect(replacesSomeone(arrived, as(tokenFor('linh', 60)))).toBe(false);
    expect(replacesSomeone(arrived, as(tokenFor('nam', 600)))).toBe(true);
    expect(replacesSomeone(arrived, as('opaque'))).toBe(true);
  });
});
