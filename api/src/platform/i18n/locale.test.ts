import { afterEach, describe, expect, test } from 'vitest';
import { type BrandLanguages, DEMO_BRANDING, setBranding } from '../branding/branding.ts';
import { requestLocale } from '../http/request-locale.ts';
import { LOCALES, type Locale } from './locale.ts';
import { toLocale, toOfferedLocale } from './messages/index.ts';

const offer = (languages: BrandLanguages) => setBranding(() => ({ ...DEMO_BRANDING, languages }));
afterEach(() => offer(DEMO_BRANDING.languages));

const requested = (lang?: string, header?: string, profile?: Locale) =>
  requestLocale({ query: { lang }, headers: { 'accept-language': header } }, profile);

describe.each([
  ['VI', 'vi'],
  ['EN', 'en'],
] as const)('a site that offers only %s', (languages, only) => {
  const other = LOCALES.find((locale) => locale !== only)!;

  test('answers in that language, whatever URL, header, profile and cookie say', () => {
    offer(languages);
    for (const [lang, header, profile] of [
      [other, undefined, undefined],
      [undefined, `${other}-XX,${other};q=0.9`, undefined],
      [undefined, undefined, other],
      [other, other, other],
      [undefined, undefined, undefined],
    ] as const)
      expect(requested(lang, header, profile)).toBe(only);
    expect(toLocale(`${other},${only}`)).toBe(only);
  });
});

test('a site with English first answers in English unless the request says otherwise', () => {
  offer('EN_VI');
  expect(requested()).toBe('en');
  expect(requested('vi')).toBe('vi');
  expect(requested(undefined, 'fr, vi;q=0.5')).toBe('vi');
  expect(requested(undefined, undefined, 'vi')).toBe('vi');
  expect(toOfferedLocale()).toBe('en');
});
