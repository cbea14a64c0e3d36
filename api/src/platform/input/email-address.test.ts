import { expect, test } from 'vitest';
import { isEmailAddress, normalizeEmail } from './email-address.ts';

test('e-mail addresses that look equal are equal', () => {
  for (const typed of [
    ' An@Sen.Test ',
    '\u200ban@sen.test',
    'an@sen.test\u200b',
    'a\u00adn@\u2060sen.test',
    '\u202ean@sen.test\ufeff',
    'ａｎ＠ｓｅｎ．ｔｅｓｔ',
    'an\u115f@sen.test',
  ])
    expect(normalizeEmail(typed)).toBe('an@sen.test');
  expect(normalizeEmail('ho\u0300a@sen.test')).toBe('hòa@sen.test');
});

test('an address without a visible local part is invalid', () => {
  expect(isEmailAddress(normalizeEmail('\u200b@sen.test'))).toBe(false);
  expect(isEmailAddress(`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(300)}.vn`)).toBe(false);
  expect(isEmailAddress('an@sen.test')).toBe(true);
});
