import { expect, it } from 'vitest';
import { CODE_LANGUAGES, codeLanguage } from './code-languages.ts';
import { highlighter } from './highlighter.ts';

it.each([
  ['python', 'python'],
  ['tsx', 'typescript'],
  ['JSX', 'javascript'],
  ['html', 'xml'],
  ['sh', 'bash'],
  ['text', null],
  ['constructor', null],
  [undefined, null],
])('takes the language %s for %s', (name, language) => {
  expect(codeLanguage(name)).toBe(language);
});

it('has a highlighter for every language', () => {
  expect(highlighter.listLanguages().sort()).toEqual(Object.keys(CODE_LANGUAGES).sort());
});
