import { expect, test } from 'vitest';
import { languageCookie, pageLanguage } from './page-language.ts';

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
