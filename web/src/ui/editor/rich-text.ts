import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { ownPath } from '../own-path.ts';

/** A node of the editor's document, as in ProseMirror. */
export interface RichNode {
  type: string;
  attrs?: Record<string, unknown> | undefined;
  content?: RichNode[] | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
  text?: string | undefined;
}

/** The server's limits: the length of a document as JSON in characters, and its depth. */
export const MAX_DOC_LENGTH = 200_000;
export const MAX_DOC_DEPTH = 20;
/** Characters of a picture's description. */
export const MAX_ALT_LENGTH = 300;
/** Characters of a formula's source. */
export const MAX_FORMULA_LENGTH = 1000;

export const EMPTY_DOC: RichNode = { type: 'doc', content: [] };

export const isRichNode = (value: unknown): value is RichNode =>
  typeof value === 'object' && value !== null && typeof (value as RichNode).type === 'string';

/** True if the server accepts a URL in a link. Others could contain a script. */
export const isAllowedHref = (href: string): boolean =>
  href.length <= 2000 && (/^(https?:\/\/|mailto:)/i.test(href) || ownPath(href) !== null);

const cellAttrs = ({ colspan = 1, rowspan = 1 }: Record<string, unknown>) => ({
  ...(colspan !== 1 && { colspan }),
  ...(rowspan !== 1 && { rowspan }),
});

/** The attributes that the server stores, by node type. */
const STORED_ATTRS: Record<string, (attrs: Record<string, unknown>) => Record<string, unknown>> = {
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

const storedAttrs = ({ type, attrs }: RichNode): Record<string, unknown> | undefined => {
  const stored = STORED_ATTRS[type]?.(attrs ?? {});
  return stored && Object.keys(stored).length > 0 ? stored : undefined;
};

const normalizeNode = (node: RichNode): RichNode => {
  const attrs = storedAttrs(node);
  const content = node.content?.map(normalizeNode) ?? [];
  return {
    type: node.type,
    ...(attrs && { attrs }),
    ...(node.text !== undefined && { text: node.text.normalize('NFC') }),
    // The server stores marks of text nodes only, so formulas and breaks lose theirs
    ...(node.type === 'text' &&
      node.marks?.length && {
        marks: node.marks.map(({ type, attrs: linkAttrs }) =>
          type === 'link' ? { type, attrs: { href: linkAttrs?.href } } : { type },
        ),
      }),
    ...((content.length > 0 || node.type === 'doc') && { content }),
  };
};

const isEmptyLine = (node: RichNode | undefined): boolean =>
  node?.type === 'paragraph' && !node.content?.length;

/** True if the caret could not be placed after the last node. */
const needsTrailingParagraph = (last: RichNode | undefined): boolean =>
  last !== undefined && last.type !== 'paragraph';

/**
 * A document for the editor. A paragraph is appended after a picture, table or heading, so that the text can
 * continue. A document without blocks, which has no place for a caret, is blank.
 */
export const toEditorContent = (doc: RichNode): RichNode | string => {
  const content = doc.content ?? [];
  if (content.length === 0) return '';
  return needsTrailingParagraph(content.at(-1))
    ? { ...doc, content: [...content, { type: 'paragraph' }] }
    : doc;
};

/** Documents that are normalised already. */
const normalized = new WeakSet<RichNode>();

/** Removes the paragraph that the editor has appended, if it is empty. */
const removeTrailingParagraph = (doc: RichNode): RichNode => {
  const content = doc.content ?? [];
  if (!isEmptyLine(content.at(-1))) return doc;
  if (content.length === 1) return EMPTY_DOC;
  return needsTrailingParagraph(content.at(-2)) ? { ...doc, content: content.slice(0, -1) } : doc;
};

/**
 * Normalises a document to what the server stores, so that two of them can be compared. Blank documents are equal,
 * and the empty paragraph at the end is removed.
 */
export const normalizeDoc = (value: unknown): RichNode => {
  if (!isRichNode(value)) return EMPTY_DOC;
  if (normalized.has(value)) return value;
  const doc = removeTrailingParagraph(normalizeNode(value));
  normalized.add(doc);
  return doc;
};

const blocks = new WeakMap<ProseMirrorNode, RichNode>();
const toBlock = (node: ProseMirrorNode): RichNode => {
  const cached = blocks.get(node) ?? normalizeNode(node.toJSON() as RichNode);
  blocks.set(node, cached);
  return cached;
};

/**
 * Normalises the editor's document in the same way. ProseMirror shares unchanged blocks, and so do the results, so an edit costs
 * only as much as its block.
 */
export const toDoc = (editorDoc: ProseMirrorNode): RichNode => {
  const doc = removeTrailingParagraph({ type: 'doc', content: editorDoc.children.map(toBlock) });
  normalized.add(doc);
  return doc;
};

/** The text of a document with the source of formulas. Blocks are separated by a space. */
export const getText = (node: RichNode): string => {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return ' ';
  if (node.type === 'inlineMath' || node.type === 'blockMath') return String(node.attrs?.latex ?? '');
  const isInline = ['paragraph', 'heading', 'codeBlock'].includes(node.type);
  return (node.content ?? []).map(getText).join(isInline ? '' : ' ');
};

/** The text that a screen reader reads for a document: its own, and the descriptions of pictures and audio. */
export const describeDoc = (node: RichNode): string => {
  if (node.type === 'image' || node.type === 'audio') return String(node.attrs?.alt ?? '');
  if (node.type !== 'doc') return getText(node);
  return (node.content ?? []).map(describeDoc).filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').trim();
};

/** True for a single line of plain text, which needs no rich form. */
export const isPlainDoc = ({ content = [] }: RichNode): boolean =>
  content.length === 0 ||
  (content.length === 1 &&
    content[0]!.type === 'paragraph' &&
    (content[0]!.content ?? []).every(({ type, marks }) => type === 'text' && !marks?.length));

const wordCounts = new WeakMap<RichNode, number>();
const countWordsOfBlock = (block: RichNode): number => {
  const cached = wordCounts.get(block) ?? (getText(block).match(/[\p{L}\p{N}]+/gu) ?? []).length;
  wordCounts.set(block, cached);
  return cached;
};

/** Number of words, as the submission checklist counts them. Blocks that were counted before are cached. */
export const countWords = ({ content = [] }: RichNode): number =>
  content.reduce((count, block) => count + countWordsOfBlock(block), 0);

const getDepth = (node: RichNode): number =>
  Math.max(0, ...(node.content ?? []).map((child) => 1 + getDepth(child)));

/** Reason for which the server would reject a document for its size; else null. */
export const sizeProblem = (doc: RichNode): 'long' | 'deep' | null => {
  if (JSON.stringify(doc).length > MAX_DOC_LENGTH) return 'long';
  return getDepth(doc) > MAX_DOC_DEPTH ? 'deep' : null;
};

/** True if it contains a picture without a description that is not marked as decorative. */
export const hasUndescribedPicture = (node: RichNode): boolean =>
  (node.type === 'image' && !node.attrs?.alt && !node.attrs?.isDecorative) ||
  (node.content ?? []).some(hasUndescribedPicture);
