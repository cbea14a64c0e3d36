import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { useState } from 'react';
import { isFormulaKind } from './formula-nodes.ts';

export interface EditedFormula {
  latex: string;
  isBlock: boolean;
  /** Null for a new one. */
  at: number | null;
}

const NEW: EditedFormula = { latex: '', isBlock: false, at: null };

/** The formula at a position; null if there is none. */
const formulaAt = ({ state }: EditorView, at: number): EditedFormula | null => {
  const node = state.doc.nodeAt(at);
  if (!node || !isFormulaKind(node.type.name)) return null;
  return { latex: String(node.attrs.latex), isBlock: node.type.name === 'blockMath', at };
};

/** Opens the dialog of a formula, and inserts the result. */
export const useFormula = () => {
  const [formula, setFormula] = useState<EditedFormula | null>(null);

  return {
    formula,
    close: () => setFormula(null),
    /** The selected formula, or a new one at the cursor. */
    open: (editor: Editor) => setFormula(formulaAt(editor.view, editor.state.selection.from) ?? NEW),
    /** @returns true if a formula was clicked. */
    openAt: (view: EditorView, at: number): boolean => {
      const clicked = view.editable ? formulaAt(view, at) : null;
      if (clicked) setFormula(clicked);
      return clicked !== null;
    },
    insert: (editor: Editor, { latex, isBlock, at }: EditedFormula) => {
      const node = { type: isBlock ? 'blockMath' : 'inlineMath', attrs: { latex } };
      const before = at === null ? null : formulaAt(editor.view, at);
      const chain = editor.chain().focus();
      if (before === null || at === null) chain.insertContent(node).run();
      else if (before.isBlock === isBlock)
        chain.command(({ tr }) => Boolean(tr.setNodeAttribute(at, 'latex', latex))).run();
      else
        chain
          .insertContentAt({ from: at, to: at + 1 }, isBlock ? node : { type: 'paragraph', content: [node] })
          .run();
      setFormula(null);
    },
  };
};
