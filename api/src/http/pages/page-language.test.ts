import { afterEach, expect, test } from 'vitest';
import { type BrandLanguages, DEMO_BRANDING, setBranding } from '../../platform/branding/branding.ts';
import { languageCookie, pageLanguage } from './page-language.ts';

const offer = (languages: BrandLanguages) => setBranding(() => ({ ...DEMO_BRANDING, languages }));
afterEach(() => offer(DEMO_BRANDING.languages));

test.each([
  ['/courses', undefined, 'vi'],
  ['/courses?lang=en', undefined, 'en'],
  ['/courses?page=2&lang=en#top', 'sen.language=vi', 'en'],
  ['/courses?lang=vi', 'sen.language=en', 'vi'],
  ['/courses', 'a=b; sen.language=en', 'en'],
  ['/courses?lang=fr', 'other.sen.language=en; sen.language=fr', 'vi'],
])('%s with the cookies %s is in %s', (url, cookies, language) => {
  expect(pageLanguage(url, cookies)).toBe(language);
});

test.each([
  ['/courses?lang=en', undefined, /^sen\.language=en; Path=\/; Max-Age=31536000; SameSite=Lax$/],
  ['/courses?lang=en', 'sen.language=vi', /^sen\.language=en;/],
  ['/courses?lang=en', 'a=b; sen.language=en', /^$/],
  ['/courses?lang=fr', undefined, /^$/],
  ['/courses', 'sen.language=en', /^$/],
])('%s with the cookies %s sets the cookie %s', (url, cookies, cookie) => {
  expect(languageCookie(url, cookies) ?? '').toMatch(cookie);
});

test.each([
  ['VI', 'vi', 'en'],
  ['EN', 'en', 'vi'],
] as const)(
  'a site that offers only %s has no page in the other language and stores no such choice',
  (languages, only, other) => {
    offer(languages);
    expect(pageLanguage(`/courses?lang=${other}`, `sen.language=${other}`)).toBe(only);
    expect(pageLanguage('/courses', undefined)).toBe(only);
    expect(languageCookie(`/courses?lang=${other}`, undefined)).toBeUndefined();
  },
);

test('a site with English first shows Vietnamese only to those who choose it', () => {
  offer('EN_VI');
  expect(pageLanguage('/courses', undefined)).toBe('en');
  expect(pageLanguage('/courses', 'sen.language=vi')).toBe('vi');
});
