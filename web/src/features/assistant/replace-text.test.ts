import { expect, test } from 'vitest';
import { ReplacementError, replaceInDocument, replaceInTexts } from './replace-text.ts';

const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  ...(marks.length && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content }) as Parameters<typeof replaceInDocument>[0];
const fault = (action: () => unknown) => {
  try {
    action();
  } catch (error) {
    return error instanceof ReplacementError ? error.fault : error;
  }
  return 'none';
};

const SENTENCE = 'Học xong là có việc.';
const change = { sentence: SENTENCE, replacement: ' Khoá có mục viết hồ sơ. ' };

test('replaces a sentence and keeps the surrounding text', () => {
  expect(replaceInTexts(['Một.', `Hai. ${SENTENCE} Ba.`], change)).toEqual([
    'Một.',
    'Hai. Khoá có mục viết hồ sơ. Ba.',
  ]);
  // "$&" has no special meaning
  expect(replaceInTexts([SENTENCE], { ...change, replacement: 'Giá $& 5$$' })).toEqual(['Giá $& 5$$']);
});

test('joins words pasted with line breaks into one line', () => {
  const pasted = { ...change, replacement: 'Khoá có\r\n mục\tviết hồ sơ.\n' };
  expect(replaceInTexts([SENTENCE], pasted)).toEqual(['Khoá có mục viết hồ sơ.']);
  expect(replaceInDocument(doc(paragraph(text(SENTENCE))), pasted)).toEqual(
    doc(paragraph(text('Khoá có mục viết hồ sơ.'))),
  );
});

test('treats decomposed and composed accents as equal', () => {
  expect(replaceInTexts([SENTENCE.normalize('NFD')], change)).toEqual(['Khoá có mục viết hồ sơ.']);
  expect(replaceInDocument(doc(paragraph(text(SENTENCE.normalize('NFD')))), change)).toEqual(
    doc(paragraph(text('Khoá có mục viết hồ sơ.'))),
  );
});

test('replaces only a sentence that occurs once', () => {
  expect(fault(() => replaceInTexts(['Một.'], change))).toBe('GONE');
  expect(fault(() => replaceInTexts([SENTENCE, SENTENCE], change))).toBe('TWICE');
  expect(fault(() => replaceInDocument(doc(paragraph(text('Một.'))), change))).toBe('GONE');
  expect(fault(() => replaceInDocument(doc(paragraph(text(`${SENTENCE} ${SENTENCE}`))), change))).toBe(
    'TWICE',
  );
  // Code blocks are not part of the course's text
  const code = { type: 'codeBlock', content: [text(SENTENCE)] };
  expect(replaceInDocument(doc(code, paragraph(text(SENTENCE))), change)).toEqual(
    doc(code, paragraph(text('Khoá có mục viết hồ sơ.'))),
  );
});

test('keeps the format of the whole sentence, also in lists and quotes', () => {
  const before = doc({
    type: 'blockquote',
    content: [
      paragraph(text('Hai. '), text('Học xong', 'bold', 'italic'), text(' là có việc. Ba.', 'italic')),
    ],
  });
  expect(replaceInDocument(before, change)).toEqual(
    doc({
      type: 'blockquote',
      content: [paragraph(text('Hai. '), text('Khoá có mục viết hồ sơ.', 'italic'), text(' Ba.', 'italic'))],
    }),
  );
});

test('keeps formulas and breaks around the sentence and skips sentences with them', () => {
  const [math, line] = [{ type: 'inlineMath', attrs: { latex: 'x^2' } }, { type: 'hardBreak' }];
  expect(replaceInDocument(doc(paragraph(math, line, text(SENTENCE), line, math)), change)).toEqual(
    doc(paragraph(math, line, text('Khoá có mục viết hồ sơ.'), line, math)),
  );
  const within = doc(paragraph(text('Học xong'), line, text('là có việc.')));
  expect(fault(() => replaceInDocument(within, change))).toBe('MIXED');
});
