import { describe, expect, it } from 'vitest';
import { tokenFor } from '../apollo/testing.ts';
import { mergeSessionTokens, splitTokens } from './url-tokens.ts';

const split = (path: string) => splitTokens(new URL(path, 'http://sen.test'));

describe('tokens in the URL', () => {
  it('are read and removed; everything else remains', () => {
    expect(split('/courses?token=a&search=x&refresh_token=r#top')).toEqual({
      tokens: { accessToken: 'a', refreshToken: 'r' },
      url: '/courses?search=x#top',
    });
    expect(split('/?token=a')).toEqual({ tokens: { accessToken: 'a', refreshToken: null }, url: '/' });
    expect(split('/?refresh_token=r')).toEqual({
      tokens: { accessToken: null, refreshToken: 'r' },
      url: '/',
    });
    expect(split('/courses?page=2')).toEqual({
      tokens: { accessToken: null, refreshToken: null },
      url: '/courses?page=2',
    });
  });

  it('from two sessions are never stored together', () => {
    const present = { accessToken: tokenFor('linh', 60, 's1'), refreshToken: 'r1' };
    const accessTokenOnly = (sid: string) => ({
      accessToken: tokenFor('linh', 600, sid),
      refreshToken: null,
    });
    expect(mergeSessionTokens(accessTokenOnly('s1'), present)).toEqual({
      ...accessTokenOnly('s1'),
      refreshToken: 'r1',
    });
    expect(mergeSessionTokens(accessTokenOnly('s2'), present)).toEqual(accessTokenOnly('s2'));
    const tokenPair = { ...accessTokenOnly('s2'), refreshToken: 'r2' };
    expect(mergeSessionTokens(tokenPair, present)).toEqual(tokenPair);
    const opaque = { accessToken: 'opaque', refreshToken: null };
    expect(mergeSessionTokens(opaque, { accessToken: 'other', refreshToken: 'r1' })).toEqual(opaque);
  });
});
