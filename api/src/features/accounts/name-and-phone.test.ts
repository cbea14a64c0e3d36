import { expect, test } from 'vitest';
import { isPersonName, tidyName } from './name-and-phone.ts';

test('removes direction marks and invisible characters from a name', () => {
  expect(tidyName('\u202Egnp.nA')).toBe('gnp.nA');
  expect(tidyName(' \u200fNguyễn\u200b  Văn\u00a0\u2066An\u2069 \ufeff')).toBe('Nguyễn Văn An');
  expect(tidyName('Ho\u0300a')).toBe('Hòa');
});

test('rejects names of only marks, fillers and blanks', () => {
  for (const name of ['\u0301\u0301\u0301', '\u200b\u200b\u200b', '\u3164\u3164', '. - .', 'A'])
    expect(isPersonName(tidyName(name))).toBe(false);
  expect(isPersonName(tidyName('Lê'))).toBe(true);
});

test('rejects a name that certificates can’t print', () => {
  for (const name of ['Tiên 👩‍🎓', '陳小明', 'عمر خالد', 'Иван Петров', 'สมชาย ใจดี'])
    expect(isPersonName(tidyName(name))).toBe(false);
  expect(isPersonName(tidyName('François Müller-Łukasz O’Neil'))).toBe(true);
});
