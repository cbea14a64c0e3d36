import type { RichNode } from './rich-text.ts';

/**
 * A formula that has just been typed completely, as people write it in plain text: `$x^2$`. Amounts of dollars are none:
 * the signs touch the formula, and no letter or digit touches them from outside.
 */
export const TYPED_FORMULA = /(?<![\p{L}\d$\\])\$([^\s$](?:[^$\n]{0,998}[^\s$\\])?)\$$/u;
/** The same anywhere in a text. */
export const WRITTEN_FORMULA = /(?<![\p{L}\d$\\])\$([^\s$](?:[^$\n]{0,998}[^\s$\\])?)\$(?![\p{L}\d$])/gu;

/** A text with such formulas as a document; null without one. */
export const withFormulas = (text: string): RichNode | null => {
  const content: RichNode[] = [];
  let from = 0;
  for (const { 0: source, 1: latex, index } of text.matchAll(WRITTEN_FORMULA)) {
    if (index > from) content.push({ type: 'text', text: text.slice(from, index) });
    content.push({ type: 'inlineMath', attrs: { latex } });
    from = index + source.length;
  }
  if (from === 0) return null;
  if (from < text.length) content.push({ type: 'text', text: text.slice(from) });
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
};
