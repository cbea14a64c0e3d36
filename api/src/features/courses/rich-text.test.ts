import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../platform/process/project-folder.ts';
import { cleanRichText, countWords, plainText, readingSeconds } from './rich-text.ts';

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (value: string, ...marks: object[]) => ({
  type: 'text',
  text: value,
  ...(marks.length ? { marks } : {}),
});
const doc = (...content: object[]) => ({ type: 'doc', content });

/** The same documents as in the tests of the web's editor and view. */
const examples = JSON.parse(
  readFileSync(join(projectFolder(), 'schema', 'rich-text-examples.json'), 'utf8'),
) as Record<'kept' | 'refused', Record<string, unknown>>;

describe('allowed content', () => {
  test.each(Object.entries(examples.kept))('is stored unchanged: %s', (_, whole) => {
    expect(cleanRichText(whole)).toEqual(whole);
  });

  test('includes every node and mark of the editor', () => {
    const whole = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Tiêu đề')] },
      paragraph(
        text('đậm', { type: 'bold' }),
        { type: 'hardBreak' },
        text('liên kết', { type: 'link', attrs: { href: 'https://sen.vn' } }),
      ),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('một'))] }] },
      { type: 'blockquote', content: [paragraph(text('trích'))] },
      { type: 'codeBlock', attrs: { language: 'ts' }, content: [text('const a = 1')] },
    );
    expect(cleanRichText(whole)).toEqual(whole);
  });

  test('drops unknown attributes', () => {
    const dirty = doc({ ...paragraph(text('a')), attrs: { onclick: 'x', style: 'x' } });
    expect(cleanRichText(dirty)).toEqual(doc(paragraph(text('a'))));
  });

  test('keeps only the trimmed source of a formula', () => {
    const dirty = { latex: ' x^2\n', trust: true, macros: { '\\a': 'b' }, style: 'x' };
    const inline = { type: 'inlineMath', attrs: dirty, marks: [{ type: 'bold' }], text: 'x', content: [] };
    expect(cleanRichText(doc(paragraph(inline), { type: 'blockMath', attrs: dirty }))).toEqual(
      doc(paragraph({ type: 'inlineMath', attrs: { latex: 'x^2' } }), {
        type: 'blockMath',
        attrs: { latex: 'x^2' },
      }),
    );
  });

  test('keeps at most a thousand consecutive blanks, also in code', () => {
    const code = (blanks: string) =>
      doc({ type: 'codeBlock', attrs: { language: 'ts' }, content: [text(`a${blanks}b`)] });
    const longest = code(' '.repeat(1000));
    expect(cleanRichText(longest)).toEqual(longest);
    expect(cleanRichText(code(' '.repeat(1001)))).toEqual(longest);
    expect(cleanRichText(code('\n'.repeat(190_000)))).toEqual(code('\n'.repeat(1000)));
  });

  test('limits a formula to a thousand characters', () => {
    const longest = doc({ type: 'blockMath', attrs: { latex: 'x'.repeat(1000) } });
    expect(cleanRichText(longest)).toEqual(longest);
  });
});

describe('rejected content', () => {
  const refused: [string, unknown][] = [
    ...Object.entries(examples.refused),
    ['no document', paragraph(text('a'))],
    ['nothing', null],
    ['a foreign node', doc({ type: 'iframe' })],
    ['a node named like a built-in property', doc({ type: 'constructor' })],
    ['a node where it does not belong', doc(text('a'))],
    ['a foreign mark', doc(paragraph(text('a', { type: 'style' })))],
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//evil.vn',
      '/\\evil.vn',
      '/\t/evil.vn',
      'vbscript:x',
    ].map((href): [string, unknown] => [
      `a link to ${href}`,
      doc(paragraph(text('a', { type: 'link', attrs: { href } }))),
    ]),
    ['a document that is too long', doc(paragraph(text('a'.repeat(200_001))))],
  ];
  test.each(refused)('includes %s', (_, value) => {
    expect(cleanRichText(value)).toBeUndefined();
  });

  test('does not include links to our own pages', () => {
    const link = doc(paragraph(text('a', { type: 'link', attrs: { href: '/courses/abc' } })));
    expect(cleanRichText(link)).toEqual(link);
  });

  test('includes documents that are too deep for recursion', () => {
    let value: object = paragraph(text('a'));
    for (let depth = 0; depth < 100_000; depth++) value = { type: 'blockquote', content: [value] };
    expect(cleanRichText(doc(value))).toBeUndefined();
  });

  test('never throws, and cleaning is idempotent', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const clean = cleanRichText(value);
        return clean === undefined || JSON.stringify(cleanRichText(clean)) === JSON.stringify(clean);
      }),
    );
  });
});

test('counts words for a Vietnamese reader', () => {
  const body = doc(
    paragraph(text('Xin chào, '), text('thế giới', { type: 'bold' }), text('!')),
    paragraph(text('C++ 20')),
  );
  expect(plainText(body as never)).toBe('Xin chào, thế giới! C++ 20');
  expect(countWords(body as never)).toBe(6);
  expect(readingSeconds(body as never)).toBe(2);
});

test('reads formulas by their source', () => {
  const body = doc(paragraph(text('Cho '), { type: 'inlineMath', attrs: { latex: 'a + b' } }, text('.')), {
    type: 'blockMath',
    attrs: { latex: 'c = 3' },
  });
  expect(plainText(body as never)).toBe('Cho a + b. c = 3');
  expect(countWords(body as never)).toBe(5);
});
