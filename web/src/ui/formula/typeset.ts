import katex, { type KatexOptions, ParseError } from 'katex';
import 'katex/dist/katex.min.css';

/** Why a formula can’t be typeset, and where in its source. */
export interface FormulaProblem {
  at: number;
  length: number;
  /** The parser’s own words, which are English. */
  why: string;
}

/** Letters of every language may stand in a formula, and a line may be broken; what LaTeX itself refuses is refused. */
const TAKEN = ['unknownSymbol', 'unicodeTextInMathMode', 'symbolNotInFont', 'newLineInDisplayMode'];

const OPTIONS: KatexOptions = {
  output: 'htmlAndMathml',
  throwOnError: true,
  errorColor: 'var(--bad)',
  trust: false,
  strict: (code) => (TAKEN.includes(code) ? 'ignore' : 'error'),
  maxExpand: 500,
  maxSize: 20,
};

/** A short source that defines commands could grow to more than a browser can lay out. */
const DEFINITION = /\\(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand)(?![a-zA-Z])/;

/** A formula as elements, with MathML for screen readers; no HTML is parsed. Heavy: import it where a formula is shown. */
export const typeset = (latex: string, isBlock: boolean): HTMLElement | FormulaProblem => {
  const definition = DEFINITION.exec(latex);
  if (definition)
    return {
      at: definition.index,
      length: definition[0].length,
      why: `Commands can not be defined here: ${definition[0]}`,
    };
  const element = document.createElement('span');
  try {
    katex.render(latex, element, { ...OPTIONS, displayMode: isBlock });
    return element;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { position = latex.length, length = 0, rawMessage } = error as Partial<ParseError>;
    return { at: position, length, why: rawMessage ?? error.message };
  }
};
