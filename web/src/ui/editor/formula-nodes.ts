import { InputRule, Node, PasteRule } from '@tiptap/core';
import { TYPED_FORMULA, WRITTEN_FORMULA } from './dollar-formulas.ts';

export type FormulaKind = 'inlineMath' | 'blockMath';

export const isFormulaKind = (name: string): name is FormulaKind =>
  name === 'inlineMath' || name === 'blockMath';

/** Typesets a formula when the typesetter is loaded. Until then, or if it is invalid, the source is shown. */
const renderFormula = async (place: HTMLElement, latex: string, isBlock: boolean): Promise<void> => {
  const source = document.createElement('code');
  source.textContent = latex;
  place.replaceChildren(source);
  try {
    const { typeset } = await import('../formula/typeset.ts');
    const typesetElement = typeset(latex, isBlock);
    if (typesetElement instanceof HTMLElement) place.replaceChildren(typesetElement);
    else place.dataset.wrong = 'true';
  } catch (error) {
    console.warn('Formulas could not be typeset', error);
  }
};

/** A formula by its LaTeX source, inline or as a block. */
const formulaNode = (name: FormulaKind) => {
  const isBlock = name === 'blockMath';
  const tag = isBlock ? 'div' : 'span';
  return Node.create({
    name,
    group: isBlock ? 'block' : 'inline',
    inline: !isBlock,
    atom: true,
    draggable: isBlock,
    addAttributes() {
      return {
        latex: {
          default: '',
          parseHTML: (element) => element.dataset.latex,
          renderHTML: ({ latex }) => ({ 'data-latex': latex }),
        },
      };
    },
    parseHTML: () => [{ tag: `${tag}[data-latex]` }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes],
    addInputRules() {
      if (isBlock) return [];
      return [
        new InputRule({
          find: TYPED_FORMULA,
          handler: ({ state, range, match }) => {
            state.tr.replaceWith(range.from, range.to, this.type.create({ latex: match[1] }));
          },
        }),
      ];
    },
    addPasteRules() {
      if (isBlock) return [];
      return [
        new PasteRule({
          find: WRITTEN_FORMULA,
          handler: ({ state, range, match }) => {
            state.tr.replaceWith(range.from, range.to, this.type.create({ latex: match[1] }));
          },
        }),
      ];
    },
    renderText: ({ node }) => String(node.attrs.latex),
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement(tag);
        dom.dataset.formula = name;
        void renderFormula(dom, String(node.attrs.latex), isBlock);
        return { dom };
      };
    },
  });
};

export const formulaNodes = [formulaNode('inlineMath'), formulaNode('blockMath')];
