import katex, { type KatexOptions, ParseError } from 'katex';
import 'katex/dist/katex.min.css';

/** Error of a formula, and its place in the source. */
export interface FormulaProblem {
  at: number;
  length: number;
  /** The parser's message, in English. */
  reason: string;
}

/**
 * Warnings that are ignored: formulas may contain letters of every language and line breaks. What LaTeX itself
 * rejects is rejected.
 */
const IGNORED_WARNINGS = [
  'unknownSymbol',
  'unicodeTextInMathMode',
  'symbolNotInFont',
  'newLineInDisplayMode',
];

const OPTIONS: KatexOptions = {
  output: 'htmlAndMathml',
  throwOnError: true,
  errorColor: 'var(--bad)',
  trust: false,
  strict: (code) => (IGNORED_WARNINGS.includes(code) ? 'ignore' : 'error'),
  maxExpand: 500,
  maxSize: 20,
};

/** Rejected, because a short source that defines commands could expand to more than a browser can lay out. */
const DEFINITION = /\\(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand)(?![a-zA-Z])/;

/** Renders a formula as elements, with MathML for screen readers. No HTML is parsed. Large: import it lazily. */
export const typeset = (latex: string, isBlock: boolean): HTMLElement | FormulaProblem => {
  const definition = DEFINITION.exec(latex);
  if (definition)
    return {
      at: definition.index,
      length: definition[0].length,
      reason: `Commands can not be defined here: ${definition[0]}`,
    };
  const element = document.createElement('span');
  try {
    katex.render(latex, element, { ...OPTIONS, displayMode: isBlock });
    return element;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { position = latex.length, length = 0, rawMessage } = error as Partial<ParseError>;
    return { at: position, length, reason: rawMessage ?? error.message };
  }
};
