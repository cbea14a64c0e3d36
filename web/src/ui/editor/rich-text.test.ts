import { expect, test } from 'vitest';
import {
  countWords,
  EMPTY_DOC,
  isAllowedHref,
  MAX_DOC_LENGTH,
  normalizeDoc,
  type RichNode,
  sizeProblem,
  toEditorContent,
} from './rich-text.ts';

const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });

test('treats all blank documents as equal', () => {
  expect(normalizeDoc(doc({ type: 'paragraph' }))).toEqual(EMPTY_DOC);
  expect(normalizeDoc(undefined)).toEqual(EMPTY_DOC);
  expect(normalizeDoc(doc(paragraph('a')))).not.toEqual(EMPTY_DOC);
});

test('adds an empty last line that is not saved', () => {
  const picture: RichNode = { type: 'image', attrs: { pictureId: 'p', alt: 'Phin' } };
  const shown = doc(paragraph('a'), picture, { type: 'paragraph' });
  expect(toEditorContent(doc(paragraph('a'), picture))).toEqual(shown);
  expect(normalizeDoc(shown)).toEqual(doc(paragraph('a'), picture));
  expect(toEditorContent(doc(picture, paragraph('a')))).toEqual(doc(picture, paragraph('a')));
  expect(toEditorContent(EMPTY_DOC)).toBe('');
  const spaced = doc(paragraph('a'), { type: 'paragraph' });
  expect(normalizeDoc(spaced)).toEqual(spaced);
});

test("keeps what the server stores and drops the editor's attributes", () => {
  const link = { type: 'link', attrs: { href: 'https://sen.test', target: '_blank', rel: 'nofollow' } };
  const typed = doc(
    { type: 'heading', attrs: { level: 2, id: 'x' }, content: [{ type: 'text', text: 'A', marks: [link] }] },
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph('b')] }] },
  );
  expect(normalizeDoc(typed)).toEqual(
    doc(
      {
        type: 'heading',
        attrs: { level: 2 },
        content: [
          { type: 'text', text: 'A', marks: [{ type: 'link', attrs: { href: 'https://sen.test' } }] },
        ],
      },
      { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph('b')] }] },
    ),
  );
});

test('keeps the source of a formula without its delimiters', () => {
  const formula = { type: 'inlineMath', attrs: { latex: ' x^2 ', id: 'x' }, marks: [{ type: 'bold' }] };
  const expected = { type: 'inlineMath', attrs: { latex: 'x^2' } };
  const line = (content: RichNode) => doc({ type: 'paragraph', content: [content] });
  expect(normalizeDoc(line(formula))).toEqual(line(expected));
  expect(countWords(line(expected))).toBe(2);
});

test('counts Vietnamese words, also across blocks and breaks', () => {
  const broken: RichNode = {
    type: 'paragraph',
    content: [{ type: 'text', text: 'Học' }, { type: 'hardBreak' }, { type: 'text', text: 'một' }],
  };
  expect(countWords(doc(broken, paragraph('bài, rồi nghỉ.')))).toBe(5);
});

test('finds documents that are too large for the server', () => {
  expect(sizeProblem(doc(paragraph('a')))).toBeNull();
  expect(sizeProblem(doc(paragraph('a'.repeat(MAX_DOC_LENGTH))))).toBe('long');
  let deep: RichNode = paragraph('a');
  for (let level = 0; level < 10; level++) {
    deep = { type: 'bulletList', content: [{ type: 'listItem', content: [deep] }] };
  }
  expect(sizeProblem(doc(deep))).toBe('deep');
});

test('accepts only safe URLs', () => {
  for (const good of ['https://a.vn', 'HTTP://a.vn', 'mailto:a@b.vn', '/courses'])
    expect(isAllowedHref(good)).toBe(true);
  for (const bad of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.vn',
    '/\\evil.vn',
    'ftp://a.vn',
    'a.vn',
  ])
    expect(isAllowedHref(bad)).toBe(false);
});
