import { waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { renderPiece } from '../../testing/render.tsx';
import { RichTextView } from '../rich-text-view.tsx';
import { typeset } from './typeset.ts';

const doc = (latex: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'inlineMath', attrs: { latex } }] },
    { type: 'blockMath', attrs: { latex } },
  ],
});

describe('a formula', () => {
  test('is its source on the server and is typeset with MathML in the browser', async () => {
    expect(renderToString(<RichTextView doc={doc('x^2')} />)).toMatch(
      /<p><code>x\^2<\/code><\/p><pre[^>]*><code>x\^2<\/code><\/pre>/,
    );
    const { container } = await renderPiece(<RichTextView doc={doc('x^2')} />);
    await waitFor(() => expect(container.querySelectorAll('math')).toHaveLength(2));
    expect(container.querySelectorAll('[aria-hidden="true"] .katex-base')).toHaveLength(2);
    expect(container.querySelectorAll('.katex-display')).toHaveLength(1);
    expect(container.querySelectorAll('code')).toHaveLength(0);
  });

  test('that is invalid is shown as its source', async () => {
    const { container } = await renderPiece(<RichTextView doc={doc('\\frac{a}{')} />);
    await waitFor(() => expect(container.querySelectorAll('div > code')).toHaveLength(1));
    expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
      '\\frac{a}{',
      '\\frac{a}{',
    ]);
    expect(container.querySelector('math')).toBeNull();
  });
});

describe('the typesetter', () => {
  const problem = (latex: string) => {
    const set = typeset(latex, true);
    return set instanceof HTMLElement ? null : set;
  };

  test.each([
    ['x + \\foo', 4, 4, /Undefined control sequence/],
    ['\\frac{a}{', 9, 0, /end of input/],
    ['x^', 1, 1, /Expected group/],
    ['x % y', 5, 0, /comment/],
    [`1 + \\def\\a{${'x'.repeat(800)}}${'\\a'.repeat(90)}`, 4, 4, /can not be defined/],
    ['\\newcommand*{\\a}{x}\\a', 0, 11, /can not be defined/],
  ])('reports where and why %j fails', (latex, at, length, reason) => {
    expect(problem(latex)).toEqual({ at, length, reason: expect.stringMatching(reason) });
  });

  test('accepts words of every language and commands that resemble definitions', () => {
    for (const latex of ['\\text{Độ lệch chuẩn} = ê', 'a \\\\ b', '\\left( x \\right)', '\\leqslant'])
      expect(problem(latex)).toBeNull();
  });

  test.each([
    '\\href{https://evil.vn}{x}',
    '\\url{https://evil.vn}',
    '\\includegraphics{https://evil.vn/a.png}',
  ])('loads no URL: %s', (latex) => {
    const set = typeset(latex, false) as HTMLElement;
    expect(set.querySelectorAll('[href], [src], img, a')).toHaveLength(0);
  });

  test('limits sizes to the page', () => {
    const set = typeset('\\rule{500em}{500em}', false) as HTMLElement;
    const rule = set.querySelector<HTMLElement>('.katex-rule');
    expect(rule?.style.borderTopWidth).toBe('20em');
  });
});
