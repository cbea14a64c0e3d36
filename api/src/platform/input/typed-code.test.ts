import { expect, test } from 'vitest';
import { normalizeTypedCode } from './typed-code.ts';

test.each([
  'HT-1126-0431',
  ' ht-1126-0431 ',
  'HT–1126—0431',
  'HT\u20101126\u20110431',
  'HT\u22121126 \uff0d 0431',
  '\u200bHT-1126-\u00ad0431\ufeff',
])('%j is read as the printed number', (typed) => {
  expect(normalizeTypedCode(typed)).toBe('HT-1126-0431');
});
