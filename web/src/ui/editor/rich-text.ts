import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { ownPath } from '../own-path.ts';

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
/** Of what a picture shows, in characters. */
export const LONGEST_ALT = 300;
/** Of the source of a formula, in characters. */
export const LONGEST_FORMULA = 1000;

export const EMPTY_DOC: RichNode = { type: 'doc', content: [] };

export const isRichNode = (value: unknown): value is RichNode =>
  typeof value === 'object' && value !== null && typeof (value as RichNode).type === 'string';

/** Addresses that the server takes in a link; anything else could hide a script. */
export const isAllowedHref = (href: string): boolean =>
  href.length <= 2000 && (/^(https?:\/\/|mailto:)/i.test(href) || ownPath(href) !== null);

const cellAttrs = ({ colspan = 1, rowspan = 1 }: Record<string, unknown>) => ({
  ...(colspan !== 1 && { colspan }),
  ...(rowspan !== 1 && { rowspan }),
});

/** What the server keeps of a kind's attributes. */
const KEPT_ATTRS: Record<string, (attrs: Record<string, unknown>) => Record<string, unknown>> = {
  heading: ({ level }) => ({ level: level === 2 ? 2 : 3 }),
  codeBlock: ({ language }) => (typeof language === 'string' ? { language } : {}),
  callout: ({ tone }) => ({ tone }),
  image: ({ pictureId, alt, isDecorative }) =>
    isDecorative ? { pictureId, alt: '', isDecorative: true } : { pictureId, alt: String(alt ?? '').trim() },
  inlineMath: ({ latex }) => ({ latex: String(latex).normalize('NFC').trim() }),
  blockMath: ({ latex }) => ({ latex: String(latex).normalize('NFC').trim() }),
  tableHeader: cellAttrs,
  tableCell: cellAttrs,
};

const keptAttrs = ({ type, attrs }: RichNode): Record<string, unknown> | undefined => {
  const kept = KEPT_ATTRS[type]?.(attrs ?? {});
  return kept && Object.keys(kept).length > 0 ? kept : undefined;
};

const tidyNode = (node: RichNode): RichNode => {
  const attrs = keptAttrs(node);
  const content = node.content?.map(tidyNode) ?? [];
  return {
    type: node.type,
    ...(attrs && { attrs }),
    ...(node.text !== undefined && { text: node.text.normalize('NFC') }),
    // Formulas and breaks stand within marked text, but the server keeps marks of text alone
    ...(node.type === 'text' &&
      node.marks?.length && {
        marks: node.marks.map(({ type, attrs: given }) =>
          type === 'link' ? { type, attrs: { href: given?.href } } : { type },
        ),
      }),
    ...((content.length > 0 || node.type === 'doc') && { content }),
  };
};

const isEmptyLine = (node: RichNode | undefined): boolean =>
  node?.type === 'paragraph' && !node.content?.length;

/** Whether the caret would have no place below a document that ends like this. */
const needsLineBelow = (last: RichNode | undefined): boolean =>
  last !== undefined && last.type !== 'paragraph';

/**
 * A document as the editor shows it: below a picture, a table or a heading stands a line to go on writing; one without
 * blocks, which would have no place for a caret, is blank.
 */
export const forEditor = (doc: RichNode): RichNode | string => {
  const content = doc.content ?? [];
  if (content.length === 0) return '';
  return needsLineBelow(content.at(-1)) ? { ...doc, content: [...content, { type: 'paragraph' }] } : doc;
};

/** Documents that are tidy already. */
const tidied = new WeakSet<RichNode>();

/** The line that the editor adds at the end is not kept while it is empty. */
const withoutLineBelow = (doc: RichNode): RichNode => {
  const content = doc.content ?? [];
  if (!isEmptyLine(content.at(-1))) return doc;
  if (content.length === 1) return EMPTY_DOC;
  return needsLineBelow(content.at(-2)) ? { ...doc, content: content.slice(0, -1) } : doc;
};

/**
 * The document with only what the server keeps, so that two of them can be compared; blank ones are all alike, and the
 * line that the editor adds at the end is not kept while it is empty.
 */
export const tidyDoc = (value: unknown): RichNode => {
  if (!isRichNode(value)) return EMPTY_DOC;
  if (tidied.has(value)) return value;
  const doc = withoutLineBelow(tidyNode(value));
  tidied.add(doc);
  return doc;
};

const blocks = new WeakMap<ProseMirrorNode, RichNode>();
const blockOf = (node: ProseMirrorNode): RichNode => {
  const known = blocks.get(node) ?? tidyNode(node.toJSON() as RichNode);
  blocks.set(node, known);
  return known;
};

/**
 * The same of what the editor shows. ProseMirror shares the blocks that an edit leaves alone, and so do the results:
 * an edit costs as much as its block.
 */
export const docOf = (shown: ProseMirrorNode): RichNode => {
  const doc = withoutLineBelow({ type: 'doc', content: shown.children.map(blockOf) });
  tidied.add(doc);
  return doc;
};

/** All words of a document, formulas by their source, blocks parted by a space. */
export const textOf = (node: RichNode): string => {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return ' ';
  if (node.type === 'inlineMath' || node.type === 'blockMath') return String(node.attrs?.latex ?? '');
  const isInline = ['paragraph', 'heading', 'codeBlock'].includes(node.type);
  return (node.content ?? []).map(textOf).join(isInline ? '' : ' ');
};

const counted = new WeakMap<RichNode, number>();
const wordsIn = (block: RichNode): number => {
  const known = counted.get(block) ?? (textOf(block).match(/[\p{L}\p{N}]+/gu) ?? []).length;
  counted.set(block, known);
  return known;
};

/** Words as the submit gate counts them; blocks that were counted before are not counted again. */
export const countWords = ({ content = [] }: RichNode): number =>
  content.reduce((count, block) => count + wordsIn(block), 0);

const depthOf = (node: RichNode): number =>
  Math.max(0, ...(node.content ?? []).map((child) => 1 + depthOf(child)));

/** Why the server would refuse a document for its size; null when it would not. */
export const sizeProblem = (doc: RichNode): 'long' | 'deep' | null => {
  if (JSON.stringify(doc).length > LONGEST) return 'long';
  return depthOf(doc) > DEEPEST ? 'deep' : null;
};

/** Whether a picture is there that nobody has described yet, nor called decorative. */
export const hasUndescribed = (node: RichNode): boolean =>
  (node.type === 'image' && !node.attrs?.alt && !node.attrs?.isDecorative) ||
  (node.content ?? []).some(hasUndescribed);
