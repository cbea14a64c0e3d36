import { afterEach, describe, expect, test } from 'vitest';
import { requestLocale } from '../http/request-locale.ts';
import { LOCALES, type Locale, setOfferedLocales, toOfferedLocale } from './locale.ts';
import { toLocale } from './messages/index.ts';

afterEach(() => setOfferedLocales(() => LOCALES));

const requested = (lang?: string, header?: string, profile?: Locale) =>
  requestLocale({ query: { lang }, headers: { 'accept-language': header } }, profile);

describe.each([
  [['vi'], 'vi'],
  [['en'], 'en'],
] as const)('a site that offers only %s', (offered, only) => {
  const other = LOCALES.find((locale) => locale !== only)!;

  test('answers in that language, whatever URL, header, profile and cookie say', () => {
    setOfferedLocales(() => offered);
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
  setOfferedLocales(() => ['en', 'vi']);
  expect(requested()).toBe('en');
  expect(requested('vi')).toBe('vi');
  expect(requested(undefined, 'fr, vi;q=0.5')).toBe('vi');
  expect(requested(undefined, undefined, 'vi')).toBe('vi');
  expect(toOfferedLocale()).toBe('en');
});
