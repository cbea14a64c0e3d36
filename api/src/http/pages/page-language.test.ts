import { expect, test } from 'vitest';
import { pageLanguage } from './page-language.ts';

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
