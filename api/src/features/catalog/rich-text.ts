/** A node of the editor's document. */
export interface RichTextNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichTextNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
}
/** Formatted text as ProseMirror JSON. */
export interface RichTextDocument extends RichTextNode {
  type: 'doc';
}

/** What each kind of node may hold, and nothing else; `text` carries marks. */
const children: Record<string, readonly string[]> = {
  doc: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock'],
  paragraph: ['text', 'hardBreak'],
  heading: ['text', 'hardBreak'],
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: ['paragraph', 'bulletList', 'orderedList', 'codeBlock'],
  blockquote: ['paragraph', 'bulletList', 'orderedList'],
  codeBlock: ['text'],
  text: [],
  hardBreak: [],
};
const marks = new Set(['bold', 'italic', 'code', 'link']);
/** Longest document as JSON text, in characters: about forty printed pages. */
const LONGEST = 200_000;
const DEEPEST = 20;

/**
 * The same document with only what we know: unknown attributes are dropped.
 * @returns undefined where it holds a node, mark or address that is not allowed.
 */
export function cleanRichText(value: unknown): RichTextDocument | undefined {
  // Cleaned before it is measured: how deep a document goes is bounded there, and only there
  const clean = cleanNode(value, 0);
  if (clean?.type !== 'doc' || JSON.stringify(clean).length > LONGEST) return undefined;
  return clean as RichTextDocument;
}

function cleanNode(value: unknown, depth: number): RichTextNode | undefined {
  if (!isNode(value) || depth > DEEPEST || !Object.hasOwn(children, value.type)) return undefined;
  const node: RichTextNode = { type: value.type };
  if (value.type === 'text') {
    if (typeof value.text !== 'string' || value.text === '') return undefined;
    node.text = value.text.toWellFormed().normalize('NFC');
    const kept = cleanMarks(value.marks ?? []);
    if (!kept) return undefined;
    if (kept.length) node.marks = kept;
    return node;
  }
  if (value.type === 'heading') node.attrs = { level: value.attrs?.level === 2 ? 2 : 3 };
  if (value.type === 'codeBlock' && typeof value.attrs?.language === 'string')
    node.attrs = { language: value.attrs.language.slice(0, 20).toWellFormed() };
  const content: RichTextNode[] = [];
  for (const child of Array.isArray(value.content) ? value.content : []) {
    const clean = cleanNode(child, depth + 1);
    if (!clean || !children[value.type]!.includes(clean.type)) return undefined;
    content.push(clean);
  }
  if (content.length || value.type === 'doc') node.content = content;
  return node;
}

function cleanMarks(given: unknown): RichTextNode['marks'] {
  if (!Array.isArray(given)) return undefined;
  const kept: NonNullable<RichTextNode['marks']> = [];
  for (const mark of given) {
    if (!isNode(mark) || !marks.has(mark.type)) return undefined;
    if (mark.type !== 'link') kept.push({ type: mark.type });
    else if (isSafeAddress(mark.attrs?.href)) kept.push({ type: 'link', attrs: { href: mark.attrs.href } });
    else return undefined;
  }
  return kept;
}

const isNode = (value: unknown): value is RichTextNode =>
  typeof value === 'object' && value !== null && typeof (value as RichTextNode).type === 'string';
/** Scripts hide in `javascript:` and `data:` addresses; to browsers `/\\host` is `//host`, and so is `/<tab>/host`. */
const isSafeAddress = (href: unknown): href is string =>
  typeof href === 'string' &&
  href.length <= 2000 &&
  href.isWellFormed() &&
  !/\p{Cc}/u.test(href) &&
  /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href);

/** The words of a document, as a reader counts them. */
export function countWords(node: RichTextNode | null | undefined): number {
  return (plainText(node).match(/[\p{L}\p{N}]+/gu) ?? []).length;
}

/** All text of a document, blocks parted by a space. */
export function plainText(node: RichTextNode | null | undefined): string {
  if (!node) return '';
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return ' ';
  const inline = node.type === 'paragraph' || node.type === 'heading' || node.type === 'codeBlock';
  return (node.content ?? []).map(plainText).join(inline ? '' : ' ');
}

/** Reading time at 200 words a minute (design/domain.md), in seconds. */
export const readingSeconds = (node: RichTextNode | null | undefined): number =>
  Math.ceil(countWords(node) * 0.3);
