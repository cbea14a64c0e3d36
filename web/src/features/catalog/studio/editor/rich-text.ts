/** A node of the editor's document, as ProseMirror writes it. */
export interface RichNode {
  type: string;
  attrs?: Record<string, unknown> | undefined;
  content?: RichNode[] | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
  text?: string | undefined;
}

/** The server's limits: longest document as JSON text in characters, and how deep it may nest. */
export const LONGEST = 200_000;
export const DEEPEST = 20;

export const EMPTY_DOC: RichNode = { type: 'doc', content: [] };

export const isRichNode = (value: unknown): value is RichNode =>
  typeof value === 'object' && value !== null && typeof (value as RichNode).type === 'string';

/** Addresses that the server takes in a link; anything else could hide a script. */
export const isAllowedHref = (href: string): boolean =>
  href.length <= 2000 && /^(https?:\/\/|mailto:|\/(?!\/))/i.test(href);

const keptAttrs = (node: RichNode): Record<string, unknown> | undefined => {
  if (node.type === 'heading') return { level: node.attrs?.level === 2 ? 2 : 3 };
  if (node.type === 'codeBlock' && typeof node.attrs?.language === 'string') {
    return { language: node.attrs.language };
  }
  return undefined;
};

const tidyNode = (node: RichNode): RichNode => {
  const attrs = keptAttrs(node);
  const content = node.content?.map(tidyNode) ?? [];
  return {
    type: node.type,
    ...(attrs && { attrs }),
    ...(node.text !== undefined && { text: node.text.normalize('NFC') }),
    ...(node.marks?.length && {
      marks: node.marks.map(({ type, attrs: given }) =>
        type === 'link' ? { type, attrs: { href: given?.href } } : { type },
      ),
    }),
    ...((content.length > 0 || node.type === 'doc') && { content }),
  };
};

/** The document with only what the server keeps, so that two of them can be compared; blank ones are all alike. */
export const tidyDoc = (value: unknown): RichNode => {
  if (!isRichNode(value)) return EMPTY_DOC;
  const doc = tidyNode(value);
  const [only, ...others] = doc.content ?? [];
  return others.length === 0 && only?.type === 'paragraph' && !only.content ? EMPTY_DOC : doc;
};

/** All words of a document, blocks parted by a space. */
export const textOf = (node: RichNode): string => {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return ' ';
  const isInline = ['paragraph', 'heading', 'codeBlock'].includes(node.type);
  return (node.content ?? []).map(textOf).join(isInline ? '' : ' ');
};

/** Words as the submit gate counts them. */
export const countWords = (node: RichNode): number => (textOf(node).match(/[\p{L}\p{N}]+/gu) ?? []).length;

const depthOf = (node: RichNode): number =>
  Math.max(0, ...(node.content ?? []).map((child) => 1 + depthOf(child)));

/** Why the server would refuse a document for its size; null when it would not. */
export const sizeProblem = (doc: RichNode): 'long' | 'deep' | null => {
  if (JSON.stringify(doc).length > LONGEST) return 'long';
  return depthOf(doc) > DEEPEST ? 'deep' : null;
};
