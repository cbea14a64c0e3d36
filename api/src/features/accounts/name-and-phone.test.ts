import { expect, test } from 'vitest';
import { isPersonName, tidyName } from './name-and-phone.ts';

test('a name is stored without direction marks and characters that are not seen', () => {
  expect(tidyName('\u202Egnp.nA')).toBe('gnp.nA');
  expect(tidyName(' \u200fNguyễn\u200b  Văn\u00a0\u2066An\u2069 \ufeff')).toBe('Nguyễn Văn An');
  expect(tidyName('Ho\u0300a')).toBe('Hòa');
});

test('marks, fillers and blanks alone are no name', () => {
  for (const name of ['\u0301\u0301\u0301', '\u200b\u200b\u200b', '\u3164\u3164', '. - .', 'A'])
    expect(isPersonName(tidyName(name))).toBe(false);
  expect(isPersonName(tidyName('Lê'))).toBe(true);
});

test('a name that certificates can’t print is refused', () => {
  for (const name of ['Tiên 👩‍🎓', '陳小明', 'عمر خالد', 'Иван Петров', 'สมชาย ใจดี'])
    expect(isPersonName(tidyName(name))).toBe(false);
  expect(isPersonName(tidyName('François Müller-Łukasz O’Neil'))).toBe(true);
});
