import { describe, expect, test } from 'vitest';
import { readMarkup } from './markup.ts';
import { codePlace } from './places.ts';
import { promptDocument } from './prompt-document.ts';

const read = (html: string) => {
  const notes = new Set<never>();
  const lines = readMarkup(html, notes);
  return [lines, [...notes].map((note: string) => note.replace('assessment.note.', ''))];
};

describe('HTML of a question', () => {
  test.each<[string, string[], string[]]>([
    [
      '10<sup>3</sup> và 10<sup>-3</sup>, x<sup>2n+k</sup>, x<sup>a</sup>',
      ['10³ và 10⁻³, x^(2n+k), x^a'],
      [],
    ],
    ['H<sub>2</sub>O, a<sub>k</sub>, 25<sup>o</sup>C', ['H₂O, a_k, 25°C'], []],
    ['2<sup>2<sup>2</sup></sup>', ['2^(2²)'], []],
    [
      '<table><tr><th>x</th><td>1</td><td>2</td></tr><tr><th>y</th><td>3</td><td>?</td></tr></table>',
      ['x | 1 | 2', 'y | 3 | ?'],
      ['table'],
    ],
    ['Cây <img src="data:image/png;base64,AA" alt="tre">?', ['Cây [tre] ?'], ['picture']],
    ['Nghe: <audio src="http://x.vn/a.mp3">Không nghe được</audio>', ['Nghe:'], ['picture']],
    ['h<u>a</u>t, <span style="text-decoration: line-through">b</span>', ['hat, b'], ['style']],
    ['<a href="https://x.vn">Đọc</a>', ['Đọc'], ['link']],
    ['<ol type="A"><li>một</li><li>hai</li></ol><ul><li>ba</li></ul>', ['A. một', 'B. hai', '• ba'], []],
    ['<pre>if x:\n  y</pre>', [codePlace('if x:\n  y')], []],
    ['<style>p{}</style>a\nb<br>c&nbsp;&lt;d', ['a b', 'c <d'], []],
  ])('%s becomes plain text, with a note of losses', (html, lines, notes) => {
    expect(read(html)).toEqual([lines, notes]);
  });

  test('with formulas in MathML is rejected, because their parts would merge', () => {
    expect(() => read('<math><msup><mi>x</mi><mn>2</mn></msup></math>')).toThrow('assessment.importFormula');
  });
});

test.each([
  ['Giải \\(x^2\\) và $$y$$.', ['Giải ', 'x^2', ' và ', 'y', '.']],
  ['\\[z\\]', ['z']],
  ['Giá 5$ và \\(x', ['Giá 5$ và \\(', 'x']],
  [`$$${'x'.repeat(1001)}$$`, ['$$', `${'x'.repeat(1001)}$$`]],
  ['$$$$a', ['$$', '$$', 'a']],
])('converts formulas in %s', (text, parts) => {
  const [paragraph] = promptDocument([text]).content!;
  expect(paragraph!.content!.map((node) => node.text ?? node.attrs!.latex)).toEqual(parts);
});
