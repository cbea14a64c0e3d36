import { expect, test } from 'vitest';
import { withFormulas } from './dollar-formulas.ts';

const parts = (text: string) =>
  withFormulas(text)?.content?.[0]?.content?.map(({ text: words, attrs }) => words ?? attrs) ?? null;

test.each([
  ['$\\frac13Sh$', [{ latex: '\\frac13Sh' }]],
  ['Từ $a$ đến $b+1$.', ['Từ ', { latex: 'a' }, ' đến ', { latex: 'b+1' }, '.']],
  ['giá $5 và $6', null],
  ['5$ hoặc 6$', null],
  ['giá $5-$10', null],
  ['biến $name$s', null],
])('formulas in %s', (text, expected) => {
  expect(parts(text)).toEqual(expected);
});
