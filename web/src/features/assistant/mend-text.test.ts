import { expect, test } from 'vitest';
import { MendRefused, mendDocument, mendTexts } from './mend-text.ts';

const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  ...(marks.length && { marks: marks.map((type) => ({ type })) }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content }) as Parameters<typeof mendDocument>[0];
const fault = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error instanceof MendRefused ? error.fault : error;
  }
  return 'none';
};

const SENTENCE = 'Học xong là có việc.';
const mend = { sentence: SENTENCE, replacement: ' Khoá có mục viết hồ sơ. ' };

test('replaces a sentence and keeps the surrounding text', () => {
  expect(mendTexts(['Một.', `Hai. ${SENTENCE} Ba.`], mend)).toEqual([
    'Một.',
    'Hai. Khoá có mục viết hồ sơ. Ba.',
  ]);
  // "$&" has no special meaning
  expect(mendTexts([SENTENCE], { ...mend, replacement: 'Giá $& 5$$' })).toEqual(['Giá $& 5$$']);
});

test('joins words pasted with line breaks into one line', () => {
  const pasted = { ...mend, replacement: 'Khoá có\r\n mục\tviết hồ sơ.\n' };
  expect(mendTexts([SENTENCE], pasted)).toEqual(['Khoá có mục viết hồ sơ.']);
  expect(mendDocument(doc(paragraph(text(SENTENCE))), pasted)).toEqual(
    doc(paragraph(text('Khoá có mục viết hồ sơ.'))),
  );
});

test('treats decomposed and composed accents as equal', () => {
  expect(mendTexts([SENTENCE.normalize('NFD')], mend)).toEqual(['Khoá có mục viết hồ sơ.']);
  expect(mendDocument(doc(paragraph(text(SENTENCE.normalize('NFD')))), mend)).toEqual(
    doc(paragraph(text('Khoá có mục viết hồ sơ.'))),
  );
});

test('replaces only a sentence that occurs once', () => {
  expect(fault(() => mendTexts(['Một.'], mend))).toBe('GONE');
  expect(fault(() => mendTexts([SENTENCE, SENTENCE], mend))).toBe('TWICE');
  expect(fault(() => mendDocument(doc(paragraph(text('Một.'))), mend))).toBe('GONE');
  expect(fault(() => mendDocument(doc(paragraph(text(`${SENTENCE} ${SENTENCE}`))), mend))).toBe('TWICE');
  // Code blocks are not part of the course's text
  const code = { type: 'codeBlock', content: [text(SENTENCE)] };
  expect(mendDocument(doc(code, paragraph(text(SENTENCE))), mend)).toEqual(
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
  expect(mendDocument(before, mend)).toEqual(
    doc({
      type: 'blockquote',
      content: [paragraph(text('Hai. '), text('Khoá có mục viết hồ sơ.', 'italic'), text(' Ba.', 'italic'))],
    }),
  );
});

test('keeps formulas and breaks around the sentence and skips sentences with them', () => {
  const [math, line] = [{ type: 'inlineMath', attrs: { latex: 'x^2' } }, { type: 'hardBreak' }];
  expect(mendDocument(doc(paragraph(math, line, text(SENTENCE), line, math)), mend)).toEqual(
    doc(paragraph(math, line, text('Khoá có mục viết hồ sơ.'), line, math)),
  );
  const within = doc(paragraph(text('Học xong'), line, text('là có việc.')));
  expect(fault(() => mendDocument(within, mend))).toBe('MIXED');
});
