import type { RichTextDocument, RichTextNode } from '../../courses/index.ts';
import { nodeOfPlace, withoutTextPlace } from './places.ts';

/** Formula delimiters in Moodle texts. */
const MARKS = [
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['$$', '$$'],
] as const;
const MAX_FORMULA = 1000;

/** Converts paragraphs to a document. Places become their nodes, and text in Moodle's delimiters becomes a formula. */
export const promptDocument = (paragraphs: readonly string[]): RichTextDocument => ({
  type: 'doc',
  content: withoutTextPlace(paragraphs)
    .lines.filter(Boolean)
    .map(
      (text) => nodeOfPlace(text) ?? { type: 'paragraph', content: [...inlineNodes(text.toWellFormed())] },
    ),
});

function* inlineNodes(text: string): Generator<RichTextNode> {
  // The search continues from the last position of each delimiter, so that each is passed only once
  const next = MARKS.map(([open]) => text.indexOf(open));
  let from = 0;
  for (;;) {
    for (const [n, [open]] of MARKS.entries())
      if (next[n]! >= 0 && next[n]! < from) next[n] = text.indexOf(open, from);
    const begin = Math.min(...next.filter((at) => at >= 0));
    if (!Number.isFinite(begin)) break;
    const [open, close] = MARKS[next.indexOf(begin)]!;
    const window = text.slice(begin + open.length, begin + open.length + MAX_FORMULA + close.length);
    const length = window.indexOf(close);
    const latex = window.slice(0, Math.max(0, length)).trim();
    if (latex) {
      if (begin > from) yield { type: 'text', text: text.slice(from, begin) };
      yield { type: 'inlineMath', attrs: { latex } };
      from = begin + open.length + length + close.length;
    } else {
      yield { type: 'text', text: text.slice(from, begin + open.length) };
      from = begin + open.length;
    }
  }
  if (from < text.length) yield { type: 'text', text: text.slice(from) };
}
